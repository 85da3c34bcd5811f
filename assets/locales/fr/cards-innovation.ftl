# What the effects of the 105 cards of Innovation do, as we put it: <card>-<number of the effect>.
#
# "Tu" is whoever carries the effect out; in a demand that is the player of whom it is demanded, and
# "le demandeur" is the player whose dogma it is. Whether an effect is a demand stands beside the
# text (effect-demand in terms.ftl), not in it. What is not optional is done as far as it can be.
# Counts ("par tranche de deux …") are taken when you begin the effect, unless the text says otherwise.

## Age 1

pottery-1 = Recycle jusqu’à trois cartes de ta Main, ou aucune. Si tu en as recyclé, pioche une carte dont la valeur est leur nombre et comptabilise-la.
pottery-2 = Pioche une 1.

tools-1 = Tu peux recycler trois cartes de ta Main, au choix (toutes, si tu en as moins). Seulement si tu en as recyclé exactement trois, pioche une 3 et mets-la en jeu.
tools-2 = Tu peux recycler une 3 de ta Main. Dans ce cas, pioche trois 1.

writing-1 = Pioche une 2.

archery-1 = Pioche une 1. Puis transfère la carte la plus élevée de ta Main vers la Main du demandeur ; à égalité, tu choisis, et la carte piochée compte aussi.

metalworking-1 = Pioche une 1 et montre-la. Si elle produit du { icon-castle }, comptabilise-la et recommence cet effet. Sinon, elle reste dans ta Main.

oars-1 = Transfère de ta Main une carte qui produit du { icon-crown }, au choix, vers l’Influence du demandeur. Dans ce cas, pioche une 1.
oars-2 = Si le Dogme de Suprématie n’a fait transférer aucune carte, à qui que ce soit, pioche une 1.

clothing-1 = Mets en jeu une carte de ta Main d’une couleur absente de ta Zone de Jeu (obligatoire, si tu en as une).
clothing-2 = Pour chaque couleur présente dans ta Zone de Jeu et dans aucune autre, pioche une 1 et comptabilise-la.

sailing-1 = Pioche une 1 et mets-la en jeu.

the-wheel-1 = Pioche deux 1.

agriculture-1 = Tu peux recycler une carte de ta Main. Dans ce cas, pioche une carte de la valeur juste au-dessus et comptabilise-la.

domestication-1 = Mets en jeu la carte la plus basse de ta Main ; à égalité, tu choisis. Pioche une 1, même si tu n’as rien mis en jeu.

masonry-1 = Mets en jeu autant de cartes de ta Main que tu veux parmi celles qui produisent du { icon-castle }, dans l’ordre de ton choix, ou aucune. Si tu en as mis ainsi quatre ou plus, domine le Domaine { achievement-monument } s’il est encore libre.

city-states-1 = Seulement si tu produis quatre { icon-castle } ou plus, transfère une de tes cartes Actives qui produit du { icon-castle }, au choix, vers la Zone de Jeu du demandeur. Dans ce cas, pioche une 1.

code-of-laws-1 = Tu peux archiver une carte de ta Main d’une couleur présente dans ta Zone de Jeu. Dans ce cas, tu peux décaler cette couleur à gauche.

mysticism-1 = Pioche une 1 et montre-la. Si sa couleur est dans ta Zone de Jeu, mets-la en jeu et pioche une autre 1. Sinon, elle reste dans ta Main.

## Age 2

calendar-1 = S’il y a plus de cartes dans ton Influence que dans ta Main, pioche deux 3.

mathematics-1 = Tu peux recycler une carte de ta Main. Dans ce cas, pioche une carte de la valeur juste au-dessus et mets-la en jeu.

construction-1 = Transfère deux cartes de ta Main, au choix (ce que tu as, si tu en as moins), vers la Main du demandeur. Puis pioche une 2, même si tu n’as rien transféré.
construction-2 = Si ta Zone de Jeu est la seule à compter les cinq couleurs, domine le Domaine { achievement-empire } s’il est encore libre.

road-building-1 = Mets en jeu une ou deux cartes de ta Main (au moins une, si possible). Si tu en as mis deux, tu peux transférer ta carte Active rouge vers la Zone de Jeu d’un autre joueur de ton choix ; dans ce cas, sa carte Active verte vient dans ta Zone de Jeu.

currency-1 = Recycle autant de cartes de ta Main que tu veux, ou aucune. Pour chaque valeur différente parmi elles, pioche une 2 et comptabilise-la.

mapmaking-1 = Transfère une 1 de ton Influence vers celle du demandeur.
mapmaking-2 = Si le Dogme de Suprématie a fait transférer au moins une carte, pioche une 1 et comptabilise-la.

canal-building-1 = Tu peux échanger toutes les cartes les plus élevées de ta Main avec toutes les cartes les plus élevées de ton Influence. L’un des deux côtés peut être vide.

fermenting-1 = Pioche une 2 par tranche de deux { icon-leaf } que tu produis.

monotheism-1 = Transfère vers l’Influence du demandeur une de tes cartes Actives, au choix, dont la couleur manque dans sa Zone de Jeu. Dans ce cas, pioche une 1 et archive-la.
monotheism-2 = Pioche une 1 et archive-la.

philosophy-1 = Tu peux décaler à gauche une de tes couleurs, au choix.
philosophy-2 = Tu peux comptabiliser une carte de ta Main.

## Age 3

alchemy-1 = Par tranche de trois { icon-castle } que tu produis, pioche une 4 et montre-la. Si une au moins de ces cartes est rouge, recycle-les avec tout le reste de ta Main. Sinon, elles restent dans ta Main.
alchemy-2 = Mets en jeu une carte de ta Main, puis comptabilise une carte de ta Main (obligatoire, tant que tu en as une).

translation-1 = Tu peux mettre en jeu toutes les cartes de ton Influence, dans l’ordre de ton choix. Toutes ou aucune.
translation-2 = Si chacune de tes cartes Actives produit du { icon-crown }, domine le Domaine { achievement-world } s’il est encore libre. Une Zone de Jeu vide convient aussi.

engineering-1 = Transfère toutes tes cartes Actives qui produisent du { icon-castle } vers l’Influence du demandeur. Les cartes ainsi découvertes restent.
engineering-2 = Tu peux décaler tes cartes rouges à gauche.

optics-1 = Pioche une 3 et mets-la en jeu. Si elle produit du { icon-crown }, pioche une 4 et comptabilise-la. Sinon, transfère une carte de ton Influence, au choix, vers celle d’un adversaire de ton choix qui a moins de points que toi ; s’il n’y en a pas, rien ne bouge.

compass-1 = Transfère une de tes cartes Actives non vertes qui produit du { icon-leaf } vers la Zone de Jeu du demandeur. Puis prends dans ta Zone de Jeu une de ses cartes Actives qui ne produit pas de { icon-leaf }. Tu choisis les deux ; fais-en autant que possible.

paper-1 = Tu peux décaler tes cartes vertes ou bleues à gauche.
paper-2 = Pioche une 4 pour chacune de tes couleurs décalée à gauche.

machinery-1 = Échange toute ta Main avec toutes les cartes les plus élevées de la Main du demandeur.
machinery-2 = Comptabilise une carte de ta Main qui produit du { icon-castle } (obligatoire, si tu en as une). Puis tu peux décaler tes cartes rouges à gauche.

medicine-1 = Échange la carte la plus élevée de ton Influence avec la carte la plus basse de l’Influence du demandeur. À égalité, chacun choisit les siennes. L’un des deux côtés peut être vide.

education-1 = Tu peux recycler la carte la plus élevée de ton Influence ; à égalité, tu choisis. Dans ce cas, pioche une carte de valeur supérieure de deux à la plus élevée qui y reste (une 2, s’il n’en reste pas).

feudalism-1 = Transfère de ta Main une carte qui produit du { icon-castle }, au choix, vers la Main du demandeur.
feudalism-2 = Tu peux décaler tes cartes jaunes ou mauves à gauche.

## Age 4

experimentation-1 = Pioche une 5 et mets-la en jeu.

printing-press-1 = Tu peux recycler une carte de ton Influence. Dans ce cas, pioche une carte de valeur supérieure de deux à ta carte Active mauve (une 2, si tu n’as pas de mauve).
printing-press-2 = Tu peux décaler tes cartes bleues à droite.

colonialism-1 = Pioche une 3 et archive-la. Si elle produit du { icon-crown }, recommence cet effet.

gunpowder-1 = Transfère une de tes cartes Actives qui produit du { icon-castle }, au choix, vers l’Influence du demandeur.
gunpowder-2 = Si le Dogme de Suprématie a fait transférer au moins une carte, pioche une 2 et comptabilise-la.

invention-1 = Tu peux décaler à droite une de tes couleurs décalée à gauche. Dans ce cas, pioche une 4 et comptabilise-la.
invention-2 = Si ta Zone de Jeu compte les cinq couleurs, toutes décalées, quel que soit le sens, domine le Domaine { achievement-wonder } s’il est encore libre.

navigation-1 = Transfère une 2 ou une 3 de ton Influence, au choix, vers celle du demandeur.

anatomy-1 = Recycle une carte de ton Influence, au choix. Dans ce cas, recycle aussi une de tes cartes Actives de la même valeur, au choix.

perspective-1 = Tu peux recycler une carte de ta Main. Dans ce cas, comptabilise une carte de ta Main par tranche de deux { icon-lightbulb } que tu produis (comptées après le recyclage), tant que ta Main le permet.

enterprise-1 = Transfère une de tes cartes Actives non mauves qui produit du { icon-crown }, au choix, vers la Zone de Jeu du demandeur. Dans ce cas, pioche une 4 et mets-la en jeu.
enterprise-2 = Tu peux décaler tes cartes vertes à droite.

reformation-1 = Tu peux archiver une carte de ta Main par tranche de deux { icon-leaf } que tu produis, comptées avant la première. C’est ce nombre-là (toute ta Main, si elle est plus petite) ou aucune.
reformation-2 = Tu peux décaler tes cartes jaunes ou mauves à droite.

## Age 5

chemistry-1 = Tu peux décaler tes cartes bleues à droite.
chemistry-2 = Pioche une carte de la valeur juste au-dessus de ta carte Active la plus élevée et comptabilise-la. Puis recycle une carte de ton Influence, au choix, même celle-là.

physics-1 = Pioche trois 6 et montre-les. Si deux au moins sont de la même couleur, recycle les trois et tout le reste de ta Main. Sinon, elles restent dans ta Main.

coal-1 = Pioche une 5 et archive-la.
coal-2 = Tu peux décaler tes cartes rouges à droite.
coal-3 = Tu peux comptabiliser une de tes cartes Actives. Dans ce cas, comptabilise aussi la carte qui était juste en dessous.

the-pirate-code-1 = Transfère deux cartes de valeur 4 ou moins de ton Influence, au choix (une, s’il n’y en a qu’une), vers celle du demandeur.
the-pirate-code-2 = Si le Dogme de Suprématie a fait transférer au moins une carte, comptabilise la plus basse de tes cartes Actives qui produisent du { icon-crown } ; à égalité, tu choisis.

banking-1 = Transfère une de tes cartes Actives non vertes qui produit du { icon-factory }, au choix, vers la Zone de Jeu du demandeur. Dans ce cas, pioche une 5 et comptabilise-la.
banking-2 = Tu peux décaler tes cartes vertes à droite.

measurement-1 = Tu peux recycler une carte de ta Main. Dans ce cas, annonce une couleur : décale-la à droite dans ta Zone de Jeu et pioche une carte dont la valeur est le nombre de tes cartes de cette couleur. Une carte seule compte mais ne se décale pas ; sans aucune, pioche une 1.

statistics-1 = Prends dans ta Main la carte la plus élevée de ton Influence ; à égalité, tu choisis. Si tu l’as fait et qu’elle est maintenant la seule carte de ta Main, recommence ce Dogme de Suprématie.
statistics-2 = Tu peux décaler tes cartes jaunes à droite.

steam-engine-1 = Pioche deux 4 et archive-les. Puis comptabilise la carte tout en dessous de ta pile jaune.

astronomy-1 = Pioche une 6 et montre-la. Si elle est verte ou bleue, mets-la en jeu et recommence cet effet. Sinon, elle reste dans ta Main.
astronomy-2 = Si toutes tes cartes Actives, mauve exceptée, sont de valeur 6 ou plus, domine le Domaine { achievement-universe } s’il est encore libre. N’en avoir aucune convient aussi.

societies-1 = Transfère une de tes cartes Actives non mauves qui produit du { icon-lightbulb }, au choix, vers la Zone de Jeu du demandeur. Dans ce cas, pioche une 5.

## Age 6

atomic-theory-1 = Tu peux décaler tes cartes bleues à droite.
atomic-theory-2 = Pioche une 7 et mets-la en jeu.

encyclopedia-1 = Tu peux mettre en jeu toutes les cartes les plus élevées de ton Influence, dans l’ordre de ton choix. Toutes ou aucune.

industrialization-1 = Par tranche de deux { icon-factory } que tu produis, comptées avant la première pioche, pioche une 6 et archive-la.
industrialization-2 = Tu peux décaler tes cartes rouges ou mauves à droite.

machine-tools-1 = Pioche une carte de la même valeur que la plus élevée de ton Influence (une 1, si elle est vide) et comptabilise-la.

classification-1 = Montre une carte de ta Main, au choix. Prends dans ta Main toutes les cartes de sa couleur des Mains de tous tes adversaires. Puis mets en jeu toutes les cartes de cette couleur de ta Main, dans l’ordre de ton choix.

metric-system-1 = Si tes cartes vertes sont décalées à droite, tu peux décaler à droite une couleur, au choix.
metric-system-2 = Tu peux décaler tes cartes vertes à droite.

canning-1 = Tu peux piocher une 6 et l’archiver. Dans ce cas, comptabilise toutes tes cartes Actives qui ne produisent pas de { icon-factory }, telles qu’elles sont après l’archivage. Les cartes ainsi découvertes restent.
canning-2 = Tu peux décaler tes cartes jaunes à droite.

vaccination-1 = Recycle toutes les cartes les plus basses de ton Influence. Si tu en as recyclé, pioche une 6 et mets-la en jeu.
vaccination-2 = Si le Dogme de Suprématie a fait recycler au moins une carte, pioche une 7 et mets-la en jeu.

democracy-1 = Recycle autant de cartes de ta Main que tu veux, ou aucune. Si tu en as recyclé plus que chacun des autres joueurs jusqu’ici par cet effet pendant ce Dogme, pioche une 8 et comptabilise-la. Autant n’est pas plus.

emancipation-1 = Transfère une carte de ta Main, au choix, vers l’Influence du demandeur. Dans ce cas, pioche une 6.
emancipation-2 = Tu peux décaler tes cartes rouges ou mauves à droite.

## Age 7

evolution-1 = Tu peux choisir : soit piocher une 8, la comptabiliser, puis recycler une carte de ton Influence, au choix ; soit piocher une carte de la valeur juste au-dessus de la plus élevée de ton Influence (une 1, si elle est vide).

publications-1 = Tu peux remettre les cartes d’une de tes couleurs dans l’ordre que tu veux.
publications-2 = Tu peux décaler tes cartes jaunes ou bleues vers le haut.

combustion-1 = Transfère deux cartes de ton Influence, au choix (une, s’il n’y en a qu’une), vers celle du demandeur.

explosives-1 = Transfère les trois cartes les plus élevées de ta Main (ce que tu as, si tu en as moins) vers la Main du demandeur, l’une après l’autre ; à égalité, tu choisis. Si tu en as transféré et que ta Main est maintenant vide, pioche une 7.

bicycle-1 = Tu peux échanger toute ta Main avec toute ton Influence.

electricity-1 = Recycle toutes tes cartes Actives qui ne produisent pas de { icon-factory }, telles qu’elles sont quand tu commences ; les cartes ainsi découvertes restent. Puis pioche une 8 par carte recyclée.

refrigeration-1 = Recycle la moitié des cartes de ta Main, arrondie à l’inférieur ; tu choisis lesquelles.
refrigeration-2 = Tu peux comptabiliser une carte de ta Main.

sanitation-1 = Échange les deux cartes les plus élevées de ta Main, prises l’une après l’autre, avec la carte la plus basse de la Main du demandeur. À égalité, chacun choisit les siennes. Fais-en autant que possible.

lighting-1 = Archive jusqu’à trois cartes de ta Main, ou aucune. Pour chaque valeur différente parmi elles, pioche une 7 et comptabilise-la.

railroad-1 = Recycle toute ta Main, puis pioche trois 6.
railroad-2 = Tu peux décaler vers le haut une de tes couleurs décalée à droite quand tu commences.

## Age 8

quantum-theory-1 = Recycle jusqu’à deux cartes de ta Main, ou aucune. Si tu en as recyclé deux, pioche une 10 ; puis pioche une autre 10 et comptabilise-la.

rocketry-1 = Par tranche de deux { icon-clock } que tu produis, comptées avant la première, recycle une carte de l’Influence d’un adversaire. Tu choisis l’adversaire et la valeur, une carte après l’autre, sans voir les faces.

flight-1 = Si tes cartes rouges sont décalées vers le haut, tu peux décaler vers le haut une couleur, au choix.
flight-2 = Tu peux décaler tes cartes rouges vers le haut.

mobility-1 = Parmi tes cartes Actives non rouges qui ne produisent pas de { icon-factory }, telles qu’elles sont quand tu commences, transfère les deux plus élevées (une, s’il n’y en a qu’une) vers l’Influence du demandeur ; à égalité, tu choisis. Si tu en as transféré, pioche une 8.

corporations-1 = Transfère une de tes cartes Actives non vertes qui produit du { icon-factory }, au choix, vers l’Influence du demandeur. Dans ce cas, pioche une 8 et mets-la en jeu.
corporations-2 = Pioche une 8 et mets-la en jeu.

mass-media-1 = Tu peux recycler une carte de ta Main. Dans ce cas, choisis une valeur de 1 à 10 : toutes les cartes de cette valeur de toutes les Influences, la tienne comprise, sont recyclées.
mass-media-2 = Tu peux décaler tes cartes mauves vers le haut.

antibiotics-1 = Recycle jusqu’à trois cartes de ta Main, ou aucune. Pour chaque valeur différente parmi elles, pioche deux 8.

skyscrapers-1 = Transfère une de tes cartes Actives non jaunes qui produit du { icon-clock }, au choix, vers la Zone de Jeu du demandeur. Dans ce cas, comptabilise la carte qui était juste en dessous et recycle tout le reste de cette pile, dans l’ordre de ton choix.

empiricism-1 = Choisis deux couleurs différentes, puis pioche une 9 et montre-la. Si elle est de l’une d’elles, mets-la en jeu, et tu peux décaler cette couleur vers le haut. Sinon, elle reste dans ta Main.
empiricism-2 = Si tu produis vingt { icon-lightbulb } ou plus, tu gagnes la partie.

socialism-1 = Tu peux archiver toute ta Main, dans l’ordre de ton choix ; toutes les cartes ou aucune. S’il y avait une carte mauve parmi elles, prends dans ta Main toutes les cartes les plus basses de la Main de chaque adversaire.

## Age 9

computers-1 = Tu peux décaler tes cartes rouges ou vertes vers le haut.
computers-2 = Pioche une 10 et mets-la en jeu. Puis exécute chacun de ses Dogmes Coopératifs, sans les partager.

genetics-1 = Pioche une 10 et mets-la en jeu. Comptabilise toutes les cartes en dessous d’elle dans sa pile.

composites-1 = Garde une carte de ta Main, au choix, et transfère tout le reste de ta Main vers celle du demandeur. Transfère aussi la carte la plus élevée de ton Influence vers celle du demandeur ; à égalité, tu choisis.

fission-1 = Pioche une 10 et montre-la. Si elle est rouge, toutes les Mains, Zones de Jeu et Influences sont défaussées, et ce Dogme s’arrête aussitôt, sans pioche gratuite. Sinon, elle reste dans ta Main.
fission-2 = Recycle une carte Active autre que Fission de la Zone de Jeu d’un joueur, au choix.

collaboration-1 = Pioche deux 9 et montre-les. Le demandeur en choisit une, qui va dans sa Zone de Jeu ; mets l’autre en jeu.
collaboration-2 = Si ta Zone de Jeu compte dix cartes vertes ou plus, y compris recouvertes, tu gagnes la partie.

satellites-1 = Recycle toute ta Main, puis pioche trois 8.
satellites-2 = Tu peux décaler tes cartes mauves vers le haut.
satellites-3 = Mets en jeu une carte de ta Main (obligatoire, si tu en as une). Puis exécute chacun de ses Dogmes Coopératifs, sans les partager.

ecology-1 = Tu peux recycler une carte de ta Main. Dans ce cas, comptabilise une carte de ta Main, si tu en as encore une, et pioche deux 10.

suburbia-1 = Archive autant de cartes de ta Main que tu veux, ou aucune. Pour chacune d’elles, pioche une 1 et comptabilise-la.

services-1 = Transfère toutes les cartes les plus élevées de ton Influence vers la Main du demandeur. Si tu en as transféré, prends dans ta Main une de ses cartes Actives qui ne produit pas de { icon-leaf }, au choix.

specialization-1 = Montre une carte de ta Main, au choix ; elle reste dans ta Main. Prends dans ta Main la carte Active de sa couleur de chaque adversaire. Si ta Main est vide, rien ne se passe.
specialization-2 = Tu peux décaler tes cartes jaunes ou bleues vers le haut.

## Age 10

bioengineering-1 = Prends dans ton Influence une carte Active qui produit du { icon-leaf } de la Zone de Jeu d’un adversaire, au choix.
bioengineering-2 = Si quelqu’un produit moins de trois { icon-leaf }, le seul joueur qui produit le plus de { icon-leaf } gagne la partie. En cas d’égalité pour le plus, rien ne se passe.

software-1 = Pioche une 10 et comptabilise-la.
software-2 = Pioche deux 10 et mets-les en jeu, l’une après l’autre. Puis exécute chacun des Dogmes Coopératifs de la seconde, sans les partager.

miniaturization-1 = Tu peux recycler une carte de ta Main. Si c’était une 10, pioche une 10 pour chaque valeur différente dans ton Influence.

robotics-1 = Comptabilise ta carte Active verte. Puis pioche une 10, mets-la en jeu et exécute chacun de ses Dogmes Coopératifs, sans les partager.

databases-1 = Recycle la moitié des cartes de ton Influence, arrondie au supérieur ; tu choisis lesquelles.

self-service-1 = Choisis une de tes cartes Actives autre que Libre-service et exécute chacun de ses Dogmes Coopératifs, sans les partager.
self-service-2 = Si chaque adversaire a moins de Dominations que toi, Domaines compris, tu gagnes la partie.

globalization-1 = Recycle une de tes cartes Actives qui produit du { icon-leaf }, au choix.
globalization-2 = Pioche une 6 et comptabilise-la. Si alors personne ne produit plus de { icon-leaf } que de { icon-factory }, le seul joueur qui a le plus de points gagne la partie. En cas d’égalité, rien ne se passe.

stem-cells-1 = Tu peux comptabiliser toute ta Main. Toutes les cartes ou aucune.

ai-1 = Pioche une 10 et comptabilise-la.
ai-2 = Si Robotique et Logiciels sont toutes deux des cartes Actives, dans quelque Zone de Jeu que ce soit, le seul joueur qui a le moins de points gagne la partie. En cas d’égalité pour le moins, rien ne se passe.

the-internet-1 = Tu peux décaler tes cartes vertes vers le haut.
the-internet-2 = Pioche une 10 et comptabilise-la.
the-internet-3 = Par tranche de deux { icon-clock } que tu produis, comptées avant la première pioche, pioche une 10 et mets-la en jeu.

# What the effects of the 105 cards of Innovation do, as we put it.
#
# <card>-<number>           an effect as its owner reads it, who may activate it. In a demand "tu" is
#                           that owner, and the text begins with the players it demands from.
# <card>-<number>-demanded  a demand as its victim reads it: "tu" is the victim, and "le joueur actif"
#                           the owner.
# <card>-summary            the whole card for a line of a menu: at most 60 characters, without a full
#                           stop. In a demand, "leur" and "ils" stand for its victims.
#
# Whether an effect is a demand or shared stands beside the text (card-effect-… at the end). What is
# not optional is done as far as it can be. Counts ("par tranche de deux …") are taken when the effect
# begins, unless the text says otherwise.

## Age 1

pottery-1 = Tu peux recycler jusqu’à trois cartes de ta Main. Dans ce cas, pioche et comptabilise une carte dont la valeur est le nombre de cartes recyclées.
pottery-2 = Pioche une 1.
pottery-summary = Recycle des cartes pour en comptabiliser une ; pioche une 1

tools-1 = Tu peux recycler trois cartes de ta Main (toutes, si tu en as moins). Seulement si tu en as recyclé exactement trois, pioche une 3 et mets-la en jeu.
tools-2 = Tu peux recycler une 3 de ta Main. Dans ce cas, pioche trois 1.
tools-summary = Trois cartes contre une 3 en jeu, ou une 3 contre trois 1

writing-1 = Pioche une 2.
writing-summary = Pioche une 2

archery-1 = Chaque joueur qui produit moins de { icon-castle } que toi pioche une 1, puis transfère la carte la plus élevée de sa Main vers la tienne (à égalité, il choisit ; la carte piochée compte aussi).
archery-1-demanded = Pioche une 1, puis transfère la carte la plus élevée de ta Main vers celle du joueur actif (à égalité, tu choisis ; la carte piochée compte aussi).
archery-summary = Prend la carte la plus élevée de leur Main

metalworking-1 = Pioche une 1 et montre-la. Si elle produit du { icon-castle }, comptabilise-la et recommence cet effet. Sinon, garde-la en Main.
metalworking-summary = Pioche des 1, comptabilisées tant qu’elles ont du { icon-castle }

oars-1 = Chaque joueur qui produit moins de { icon-castle } que toi transfère de sa Main une carte qui produit du { icon-crown } (à son choix) vers ton Influence. S’il l’a fait, il pioche une 1.
oars-1-demanded = Transfère de ta Main une carte qui produit du { icon-crown } (à ton choix) vers l’Influence du joueur actif. Si tu l’as fait, pioche une 1.
oars-2 = Si le Dogme de Suprématie n’a fait transférer aucune carte, pioche une 1.
oars-summary = Prend en Influence une carte { icon-crown } de leur Main

clothing-1 = Mets en jeu une carte de ta Main d’une couleur absente de ta Zone de Jeu (obligatoire, si tu en as une).
clothing-2 = Pour chaque couleur présente dans ta Zone de Jeu et dans aucune autre, pioche une 1 et comptabilise-la.
clothing-summary = Nouvelle couleur en jeu ; une 1 par couleur exclusive

sailing-1 = Pioche une 1 et mets-la en jeu.
sailing-summary = Pioche une 1 et mets-la en jeu

the-wheel-1 = Pioche deux 1.
the-wheel-summary = Pioche deux 1

agriculture-1 = Tu peux recycler une carte de ta Main. Dans ce cas, pioche une carte de la valeur juste au-dessus et comptabilise-la.
agriculture-summary = Recycle une carte, comptabilises-en une de valeur +1

domestication-1 = Mets en jeu la carte la plus basse de ta Main (à égalité, tu choisis). Puis pioche une 1, même si tu n’as rien mis en jeu.
domestication-summary = Mets en jeu ta carte la plus basse, puis pioche une 1

masonry-1 = Mets en jeu autant de cartes de ta Main que tu veux parmi celles qui produisent du { icon-castle }, dans l’ordre de ton choix, ou aucune. Si tu en mets ainsi quatre ou plus en jeu, domine le Domaine { achievement-monument } s’il est encore libre.
masonry-summary = Cartes { icon-castle } de ta Main en jeu ; quatre : { achievement-monument }

city-states-1 = Chaque joueur qui produit moins de { icon-crown } que toi, et au moins quatre { icon-castle }, transfère une de ses cartes Actives qui produit du { icon-castle } (à son choix) vers ta Zone de Jeu. S’il l’a fait, il pioche une 1.
city-states-1-demanded = Seulement si tu produis quatre { icon-castle } ou plus, transfère une de tes cartes Actives qui produit du { icon-castle } (à ton choix) vers la Zone de Jeu du joueur actif. Si tu l’as fait, pioche une 1.
city-states-summary = Vole une carte Active qui produit du { icon-castle }

code-of-laws-1 = Tu peux archiver une carte de ta Main d’une couleur présente dans ta Zone de Jeu. Dans ce cas, tu peux décaler cette couleur à gauche.
code-of-laws-summary = Archive une carte d’une de tes couleurs et décale-la

mysticism-1 = Pioche une 1 et montre-la. Si sa couleur est dans ta Zone de Jeu, mets-la en jeu et pioche une autre 1. Sinon, garde-la en Main.
mysticism-summary = Pioche une 1 ; en jeu si tu as sa couleur, et repioche

## Age 2

calendar-1 = S’il y a plus de cartes dans ton Influence que dans ta Main, pioche deux 3.
calendar-summary = Pioche deux 3 si ton Influence dépasse ta Main

mathematics-1 = Tu peux recycler une carte de ta Main. Dans ce cas, pioche une carte de la valeur juste au-dessus et mets-la en jeu.
mathematics-summary = Recycle une carte, mets-en une de valeur +1 en jeu

construction-1 = Chaque joueur qui produit moins de { icon-castle } que toi transfère deux cartes de sa Main vers la tienne (à son choix ; ce qu’il a, s’il en a moins). Puis il pioche une 2, même s’il n’a rien transféré.
construction-1-demanded = Transfère deux cartes de ta Main (à ton choix ; ce que tu as, si tu en as moins) vers celle du joueur actif. Puis pioche une 2, même si tu n’as rien transféré.
construction-2 = Si ta Zone de Jeu est la seule à compter les cinq couleurs, domine le Domaine { achievement-empire } s’il est encore libre.
construction-summary = Prend deux cartes de leur Main ; { achievement-empire }

road-building-1 = Mets en jeu une ou deux cartes de ta Main (au moins une, si possible). Si tu en as mis deux, tu peux transférer ta carte Active rouge vers la Zone de Jeu d’un autre joueur de ton choix ; dans ce cas, sa carte Active verte vient dans ta Zone de Jeu.
road-building-summary = Deux cartes en jeu ; échange une rouge contre une verte

currency-1 = Recycle autant de cartes de ta Main que tu veux, ou aucune. Pour chaque valeur différente parmi elles, pioche une 2 et comptabilise-la.
currency-summary = Recycle des cartes ; une 2 par valeur différente

mapmaking-1 = Chaque joueur qui produit moins de { icon-crown } que toi transfère une 1 de son Influence vers la tienne.
mapmaking-1-demanded = Transfère une 1 de ton Influence vers celle du joueur actif.
mapmaking-2 = Si le Dogme de Suprématie a fait transférer au moins une carte, pioche une 1 et comptabilise-la.
mapmaking-summary = Prend une 1 de leur Influence ; une 1 de plus

canal-building-1 = Tu peux échanger toutes les cartes les plus élevées de ta Main avec toutes les cartes les plus élevées de ton Influence. L’un des deux côtés peut être vide.
canal-building-summary = Échange tes plus élevées entre Main et Influence

fermenting-1 = Pioche une 2 par tranche de deux { icon-leaf } que tu produis.
fermenting-summary = Pioche une 2 par tranche de deux { icon-leaf }

monotheism-1 = Chaque joueur qui produit moins de { icon-castle } que toi transfère une de ses cartes Actives (à son choix), d’une couleur absente de ta Zone de Jeu, vers ton Influence. S’il l’a fait, il pioche une 1 et l’archive.
monotheism-1-demanded = Transfère vers l’Influence du joueur actif une de tes cartes Actives (à ton choix) dont la couleur manque dans sa Zone de Jeu. Si tu l’as fait, pioche une 1 et archive-la.
monotheism-2 = Pioche une 1 et archive-la.
monotheism-summary = Prend en Influence une couleur qui te manque

philosophy-1 = Tu peux décaler à gauche une de tes couleurs, au choix.
philosophy-2 = Tu peux comptabiliser une carte de ta Main.
philosophy-summary = Décale une couleur à gauche ; comptabilise une carte

## Age 3

alchemy-1 = Par tranche de trois { icon-castle } que tu produis, pioche une 4 et montre-la. Si au moins une de ces cartes est rouge, recycle-les avec tout le reste de ta Main. Sinon, garde-les en Main.
alchemy-2 = Mets en jeu une carte de ta Main, puis comptabilise une carte de ta Main (obligatoire, tant que tu en as une).
alchemy-summary = Pioche des 4 (une rouge coûte ta Main) ; pose, comptabilise

translation-1 = Tu peux mettre en jeu toutes les cartes de ton Influence, dans l’ordre de ton choix. Toutes ou aucune.
translation-2 = Si chacune de tes cartes Actives produit du { icon-crown }, domine le Domaine { achievement-world } s’il est encore libre. Une Zone de Jeu vide convient aussi.
translation-summary = Ton Influence en jeu ; tout en { icon-crown } : { achievement-world }

engineering-1 = Chaque joueur qui produit moins de { icon-castle } que toi transfère toutes ses cartes Actives qui produisent du { icon-castle } vers ton Influence. Les cartes ainsi découvertes restent.
engineering-1-demanded = Transfère toutes tes cartes Actives qui produisent du { icon-castle } vers l’Influence du joueur actif. Les cartes ainsi découvertes restent.
engineering-2 = Tu peux décaler tes cartes rouges à gauche.
engineering-summary = Prend en Influence toutes leurs Actives { icon-castle }

optics-1 = Pioche une 3 et mets-la en jeu. Si elle produit du { icon-crown }, pioche une 4 et comptabilise-la. Sinon, transfère une carte de ton Influence vers celle d’un adversaire qui a moins de points que toi (tu choisis la carte et l’adversaire) ; s’il n’y en a pas, rien ne bouge.
optics-summary = Une 3 en jeu ; avec { icon-crown } une 4, sinon donne des points

compass-1 = Chaque joueur qui produit moins de { icon-crown } que toi transfère une de ses cartes Actives non vertes qui produit du { icon-leaf } vers ta Zone de Jeu, puis prend dans la sienne une de tes cartes Actives sans { icon-leaf }. Il choisit les deux cartes et en fait autant que possible.
compass-1-demanded = Transfère une de tes cartes Actives non vertes qui produit du { icon-leaf } vers la Zone de Jeu du joueur actif. Puis prends dans ta Zone de Jeu une de ses cartes Actives qui ne produit pas de { icon-leaf }. Tu choisis les deux cartes ; fais-en autant que possible.
compass-summary = Une Active { icon-leaf } contre une des tiennes sans { icon-leaf }

paper-1 = Tu peux décaler tes cartes vertes ou bleues à gauche.
paper-2 = Pioche une 4 pour chacune de tes couleurs décalée à gauche.
paper-summary = Décale vert ou bleu ; une 4 par couleur à gauche

machinery-1 = Chaque joueur qui produit moins de { icon-leaf } que toi échange toute sa Main avec toutes les cartes les plus élevées de la tienne.
machinery-1-demanded = Échange toute ta Main avec toutes les cartes les plus élevées de la Main du joueur actif.
machinery-2 = Comptabilise une carte de ta Main qui produit du { icon-castle } (obligatoire, si tu en as une). Puis tu peux décaler tes cartes rouges à gauche.
machinery-summary = Leur Main contre tes plus élevées ; une carte { icon-castle }

medicine-1 = Chaque joueur qui produit moins de { icon-leaf } que toi échange la carte la plus élevée de son Influence avec la carte la plus basse de la tienne. À égalité, chacun choisit la sienne. L’un des deux côtés peut être vide.
medicine-1-demanded = Échange la carte la plus élevée de ton Influence avec la carte la plus basse de l’Influence du joueur actif. À égalité, chacun choisit la sienne. L’un des deux côtés peut être vide.
medicine-summary = Leur meilleure carte d’Influence contre ta plus basse

education-1 = Tu peux recycler la carte la plus élevée de ton Influence (à égalité, tu choisis). Dans ce cas, pioche une carte de valeur supérieure de deux à la plus élevée qui y reste (une 2, s’il n’en reste pas).
education-summary = Recycle ta meilleure carte d’Influence et pioche haut

feudalism-1 = Chaque joueur qui produit moins de { icon-castle } que toi transfère de sa Main une carte qui produit du { icon-castle } (à son choix) vers la tienne.
feudalism-1-demanded = Transfère de ta Main une carte qui produit du { icon-castle } (à ton choix) vers celle du joueur actif.
feudalism-2 = Tu peux décaler tes cartes jaunes ou mauves à gauche.
feudalism-summary = Prend une carte { icon-castle } de leur Main ; décale

## Age 4

experimentation-1 = Pioche une 5 et mets-la en jeu.
experimentation-summary = Pioche une 5 et mets-la en jeu

printing-press-1 = Tu peux recycler une carte de ton Influence. Dans ce cas, pioche une carte de valeur supérieure de deux à ta carte Active mauve (une 2, si tu n’as pas de mauve).
printing-press-2 = Tu peux décaler tes cartes bleues à droite.
printing-press-summary = Recycle de l’Influence et pioche haut ; décale le bleu

colonialism-1 = Pioche une 3 et archive-la. Si elle produit du { icon-crown }, recommence cet effet.
colonialism-summary = Archive des 3 tant qu’elles produisent du { icon-crown }

gunpowder-1 = Chaque joueur qui produit moins de { icon-factory } que toi transfère une de ses cartes Actives qui produit du { icon-castle } (à son choix) vers ton Influence.
gunpowder-1-demanded = Transfère une de tes cartes Actives qui produit du { icon-castle } (à ton choix) vers l’Influence du joueur actif.
gunpowder-2 = Si le Dogme de Suprématie a fait transférer au moins une carte, pioche une 2 et comptabilise-la.
gunpowder-summary = Prend une Active { icon-castle } en Influence, puis une 2

invention-1 = Tu peux décaler à droite une de tes couleurs décalée à gauche. Dans ce cas, pioche une 4 et comptabilise-la.
invention-2 = Si ta Zone de Jeu compte les cinq couleurs, toutes décalées, quel que soit le sens, domine le Domaine { achievement-wonder } s’il est encore libre.
invention-summary = Redécale à droite pour une 4 ; Domaine { achievement-wonder }

navigation-1 = Chaque joueur qui produit moins de { icon-crown } que toi transfère une 2 ou une 3 de son Influence (à son choix) vers la tienne.
navigation-1-demanded = Transfère une 2 ou une 3 de ton Influence (à ton choix) vers celle du joueur actif.
navigation-summary = Prend une 2 ou une 3 de leur Influence

anatomy-1 = Chaque joueur qui produit moins de { icon-leaf } que toi recycle une carte de son Influence. S’il l’a fait, il recycle aussi une de ses cartes Actives de la même valeur. Il choisit les deux cartes.
anatomy-1-demanded = Recycle une carte de ton Influence. Si tu l’as fait, recycle aussi une de tes cartes Actives de la même valeur. Tu choisis les deux cartes.
anatomy-summary = Ils recyclent de l’Influence et une Active de même valeur

perspective-1 = Tu peux recycler une carte de ta Main. Dans ce cas, comptabilise une carte de ta Main par tranche de deux { icon-lightbulb } que tu produis (comptées après le recyclage), tant que ta Main le permet.
perspective-summary = Recycle une carte, comptabilises-en une par deux { icon-lightbulb }

enterprise-1 = Chaque joueur qui produit moins de { icon-crown } que toi transfère une de ses cartes Actives non mauves qui produit du { icon-crown } (à son choix) vers ta Zone de Jeu. S’il l’a fait, il pioche une 4 et la met en jeu.
enterprise-1-demanded = Transfère une de tes cartes Actives non mauves qui produit du { icon-crown } (à ton choix) vers la Zone de Jeu du joueur actif. Si tu l’as fait, pioche une 4 et mets-la en jeu.
enterprise-2 = Tu peux décaler tes cartes vertes à droite.
enterprise-summary = Vole une Active { icon-crown } ; décale le vert à droite

reformation-1 = Tu peux archiver une carte de ta Main par tranche de deux { icon-leaf } que tu produis, comptées avant la première. Archives-en exactement ce nombre (toute ta Main, si elle est plus petite), ou aucune.
reformation-2 = Tu peux décaler tes cartes jaunes ou mauves à droite.
reformation-summary = Archive une carte par tranche de deux { icon-leaf } ; décale

## Age 5

chemistry-1 = Tu peux décaler tes cartes bleues à droite.
chemistry-2 = Pioche une carte de la valeur juste au-dessus de ta carte Active la plus élevée et comptabilise-la. Puis recycle une carte de ton Influence (à ton choix, même celle-là).
chemistry-summary = Décale le bleu ; comptabilise haut, recycle une carte

physics-1 = Pioche trois 6 et montre-les. Si au moins deux sont de la même couleur, recycle les trois et tout le reste de ta Main. Sinon, garde-les en Main.
physics-summary = Pioche trois 6 ; deux d’une couleur coûtent ta Main

coal-1 = Pioche une 5 et archive-la.
coal-2 = Tu peux décaler tes cartes rouges à droite.
coal-3 = Tu peux comptabiliser une de tes cartes Actives. Dans ce cas, comptabilise aussi la carte qui était juste en dessous.
coal-summary = Archive une 5 ; comptabilise une Active et la suivante

the-pirate-code-1 = Chaque joueur qui produit moins de { icon-crown } que toi transfère deux cartes de valeur 4 ou moins de son Influence (à son choix ; une, s’il n’y en a qu’une) vers la tienne.
the-pirate-code-1-demanded = Transfère deux cartes de valeur 4 ou moins de ton Influence (à ton choix ; une, s’il n’y en a qu’une) vers celle du joueur actif.
the-pirate-code-2 = Si le Dogme de Suprématie a fait transférer au moins une carte, comptabilise la plus basse de tes cartes Actives qui produisent du { icon-crown } (à égalité, tu choisis).
the-pirate-code-summary = Prend deux cartes ≤ 4 d’Influence ; une Active { icon-crown }

banking-1 = Chaque joueur qui produit moins de { icon-crown } que toi transfère une de ses cartes Actives non vertes qui produit du { icon-factory } (à son choix) vers ta Zone de Jeu. S’il l’a fait, il pioche une 5 et la comptabilise.
banking-1-demanded = Transfère une de tes cartes Actives non vertes qui produit du { icon-factory } (à ton choix) vers la Zone de Jeu du joueur actif. Si tu l’as fait, pioche une 5 et comptabilise-la.
banking-2 = Tu peux décaler tes cartes vertes à droite.
banking-summary = Vole une Active { icon-factory } ; décale le vert à droite

measurement-1 = Tu peux recycler une carte de ta Main. Dans ce cas, annonce une couleur : décale-la à droite dans ta Zone de Jeu et pioche une carte dont la valeur est le nombre de tes cartes de cette couleur. Une carte seule compte mais ne se décale pas ; sans aucune, pioche une 1.
measurement-summary = Recycle : décale une couleur, pioche selon sa taille

statistics-1 = Chaque joueur qui produit moins de { icon-leaf } que toi reprend en Main la carte la plus élevée de son Influence (à égalité, il choisit). S’il l’a fait et qu’elle est maintenant la seule carte de sa Main, il recommence.
statistics-1-demanded = Prends dans ta Main la carte la plus élevée de ton Influence (à égalité, tu choisis). Si tu l’as fait et qu’elle est maintenant la seule carte de ta Main, recommence ce Dogme de Suprématie.
statistics-2 = Tu peux décaler tes cartes jaunes à droite.
statistics-summary = Ils reprennent en Main leur meilleure carte d’Influence

steam-engine-1 = Pioche deux 4 et archive-les. Puis comptabilise ta carte jaune en dessous (la dernière de la pile).
steam-engine-summary = Archive deux 4 ; comptabilise ta dernière jaune

astronomy-1 = Pioche une 6 et montre-la. Si elle est verte ou bleue, mets-la en jeu et recommence cet effet. Sinon, garde-la en Main.
astronomy-2 = Si toutes tes cartes Actives, mauve exceptée, sont de valeur 6 ou plus, domine le Domaine { achievement-universe } s’il est encore libre. N’en avoir aucune convient aussi.
astronomy-summary = Des 6 en jeu si vertes ou bleues ; { achievement-universe }

societies-1 = Chaque joueur qui produit moins de { icon-crown } que toi transfère une de ses cartes Actives non mauves qui produit du { icon-lightbulb } (à son choix) vers ta Zone de Jeu. S’il l’a fait, il pioche une 5.
societies-1-demanded = Transfère une de tes cartes Actives non mauves qui produit du { icon-lightbulb } (à ton choix) vers la Zone de Jeu du joueur actif. Si tu l’as fait, pioche une 5.
societies-summary = Vole une carte Active qui produit du { icon-lightbulb }

## Age 6

atomic-theory-1 = Tu peux décaler tes cartes bleues à droite.
atomic-theory-2 = Pioche une 7 et mets-la en jeu.
atomic-theory-summary = Décale le bleu à droite ; une 7 en jeu

encyclopedia-1 = Tu peux mettre en jeu toutes les cartes les plus élevées de ton Influence, dans l’ordre de ton choix. Toutes ou aucune.
encyclopedia-summary = Mets en jeu les plus élevées de ton Influence

industrialization-1 = Par tranche de deux { icon-factory } que tu produis, comptées avant la première pioche, pioche une 6 et archive-la.
industrialization-2 = Tu peux décaler tes cartes rouges ou mauves à droite.
industrialization-summary = Archive une 6 par tranche de deux { icon-factory } ; décale

machine-tools-1 = Pioche une carte de la même valeur que la plus élevée de ton Influence (une 1, si elle est vide) et comptabilise-la.
machine-tools-summary = Comptabilise une carte égale à ta meilleure en Influence

classification-1 = Montre une carte de ta Main, au choix. Prends dans ta Main toutes les cartes de sa couleur des Mains de tous tes adversaires. Puis mets en jeu toutes les cartes de cette couleur de ta Main, dans l’ordre de ton choix.
classification-summary = Prends une couleur dans toutes les Mains, mets-la en jeu

metric-system-1 = Si tes cartes vertes sont décalées à droite, tu peux décaler à droite une couleur, au choix.
metric-system-2 = Tu peux décaler tes cartes vertes à droite.
metric-system-summary = Vert à droite : décale une couleur ; décale le vert

canning-1 = Tu peux piocher une 6 et l’archiver. Dans ce cas, comptabilise toutes tes cartes Actives qui ne produisent pas de { icon-factory }, telles qu’elles sont après l’archivage. Les cartes ainsi découvertes restent.
canning-2 = Tu peux décaler tes cartes jaunes à droite.
canning-summary = Archive une 6 ; comptabilise tes Actives sans { icon-factory }

vaccination-1 = Chaque joueur qui produit moins de { icon-leaf } que toi recycle toutes les cartes les plus basses de son Influence. S’il en a recyclé, il pioche une 6 et la met en jeu.
vaccination-1-demanded = Recycle toutes les cartes les plus basses de ton Influence. Si tu en as recyclé, pioche une 6 et mets-la en jeu.
vaccination-2 = Si le Dogme de Suprématie a fait recycler au moins une carte, pioche une 7 et mets-la en jeu.
vaccination-summary = Leurs plus basses en Influence recyclées ; une 7

democracy-1 = Recycle autant de cartes de ta Main que tu veux, ou aucune. Si, pendant ce Dogme, tu en as recyclé par cet effet plus que chacun des autres joueurs jusqu’ici, pioche une 8 et comptabilise-la. L’égalité ne suffit pas.
democracy-summary = Recycle plus que les autres pour comptabiliser une 8

emancipation-1 = Chaque joueur qui produit moins de { icon-factory } que toi transfère une carte de sa Main (à son choix) vers ton Influence. S’il l’a fait, il pioche une 6.
emancipation-1-demanded = Transfère une carte de ta Main (à ton choix) vers l’Influence du joueur actif. Si tu l’as fait, pioche une 6.
emancipation-2 = Tu peux décaler tes cartes rouges ou mauves à droite.
emancipation-summary = Prend en Influence une carte de leur Main

## Age 7

evolution-1 = Tu peux choisir : soit piocher une 8, la comptabiliser, puis recycler une carte de ton Influence (à ton choix) ; soit piocher une carte de la valeur juste au-dessus de la plus élevée de ton Influence (une 1, si elle est vide).
evolution-summary = Une 8 puis recycle une carte, ou pioche haut

publications-1 = Tu peux remettre les cartes d’une de tes couleurs dans l’ordre que tu veux.
publications-2 = Tu peux décaler tes cartes jaunes ou bleues vers le haut.
publications-summary = Réordonne une couleur ; décale jaune ou bleu en haut

combustion-1 = Chaque joueur qui produit moins de { icon-crown } que toi transfère deux cartes de son Influence (à son choix ; une, s’il n’y en a qu’une) vers la tienne.
combustion-1-demanded = Transfère deux cartes de ton Influence (à ton choix ; une, s’il n’y en a qu’une) vers celle du joueur actif.
combustion-summary = Prend deux cartes de leur Influence

explosives-1 = Chaque joueur qui produit moins de { icon-factory } que toi transfère les trois cartes les plus élevées de sa Main (ce qu’il a, s’il en a moins) vers la tienne, l’une après l’autre (à égalité, il choisit). S’il en a transféré et que sa Main est maintenant vide, il pioche une 7.
explosives-1-demanded = Transfère les trois cartes les plus élevées de ta Main (ce que tu as, si tu en as moins) vers celle du joueur actif, l’une après l’autre (à égalité, tu choisis). Si tu en as transféré et que ta Main est maintenant vide, pioche une 7.
explosives-summary = Prend les trois cartes les plus élevées de leur Main

bicycle-1 = Tu peux échanger toute ta Main avec toute ton Influence.
bicycle-summary = Échange toute ta Main avec toute ton Influence

electricity-1 = Recycle toutes tes cartes Actives qui ne produisent pas de { icon-factory }, telles qu’elles sont quand tu commences ; les cartes ainsi découvertes restent. Puis pioche une 8 par carte recyclée.
electricity-summary = Recycle tes Actives sans { icon-factory } ; une 8 par carte

refrigeration-1 = Chaque joueur qui produit moins de { icon-leaf } que toi recycle la moitié des cartes de sa Main, arrondie à l’inférieur (à son choix).
refrigeration-1-demanded = Recycle la moitié des cartes de ta Main, arrondie à l’inférieur (à ton choix).
refrigeration-2 = Tu peux comptabiliser une carte de ta Main.
refrigeration-summary = Ils recyclent la moitié de leur Main

sanitation-1 = Chaque joueur qui produit moins de { icon-leaf } que toi échange les deux cartes les plus élevées de sa Main, prises l’une après l’autre, avec la carte la plus basse de la tienne. À égalité, chacun choisit les siennes. Il en fait autant que possible.
sanitation-1-demanded = Échange les deux cartes les plus élevées de ta Main, prises l’une après l’autre, avec la carte la plus basse de la Main du joueur actif. À égalité, chacun choisit les siennes. Fais-en autant que possible.
sanitation-summary = Leurs deux plus élevées en Main contre ta plus basse

lighting-1 = Archive jusqu’à trois cartes de ta Main, ou aucune. Pour chaque valeur différente parmi elles, pioche une 7 et comptabilise-la.
lighting-summary = Archive jusqu’à trois cartes ; une 7 par valeur

railroad-1 = Recycle toute ta Main, puis pioche trois 6.
railroad-2 = Tu peux décaler vers le haut une de tes couleurs décalée à droite quand tu commences.
railroad-summary = Ta Main contre trois 6 ; redécale vers le haut

## Age 8

quantum-theory-1 = Recycle jusqu’à deux cartes de ta Main, ou aucune. Si tu en as recyclé deux, pioche une 10 ; puis pioche une autre 10 et comptabilise-la.
quantum-theory-summary = Recycle deux cartes : une 10 en Main, une comptabilisée

rocketry-1 = Par tranche de deux { icon-clock } que tu produis, comptées avant la première, recycle une carte de l’Influence d’un adversaire. Tu choisis l’adversaire et la valeur, une carte après l’autre, sans voir les faces.
rocketry-summary = Recycle de l’Influence adverse, une carte par deux { icon-clock }

flight-1 = Si tes cartes rouges sont décalées vers le haut, tu peux décaler vers le haut une couleur, au choix.
flight-2 = Tu peux décaler tes cartes rouges vers le haut.
flight-summary = Rouge en haut : décale une couleur ; décale le rouge

mobility-1 = Chaque joueur qui produit moins de { icon-factory } que toi transfère vers ton Influence les deux plus élevées (à égalité, il choisit ; une, s’il n’y en a qu’une) de ses cartes Actives non rouges sans { icon-factory }, telles qu’elles sont quand il commence. S’il en a transféré, il pioche une 8.
mobility-1-demanded = Parmi tes cartes Actives non rouges qui ne produisent pas de { icon-factory }, telles qu’elles sont quand tu commences, transfère les deux plus élevées (à égalité, tu choisis ; une, s’il n’y en a qu’une) vers l’Influence du joueur actif. Si tu en as transféré, pioche une 8.
mobility-summary = Prend en Influence deux Actives élevées sans { icon-factory }

corporations-1 = Chaque joueur qui produit moins de { icon-factory } que toi transfère une de ses cartes Actives non vertes qui produit du { icon-factory } (à son choix) vers ton Influence. S’il l’a fait, il pioche une 8 et la met en jeu.
corporations-1-demanded = Transfère une de tes cartes Actives non vertes qui produit du { icon-factory } (à ton choix) vers l’Influence du joueur actif. Si tu l’as fait, pioche une 8 et mets-la en jeu.
corporations-2 = Pioche une 8 et mets-la en jeu.
corporations-summary = Prend une Active { icon-factory } en Influence ; une 8 en jeu

mass-media-1 = Tu peux recycler une carte de ta Main. Dans ce cas, choisis une valeur de 1 à 10 : toutes les cartes de cette valeur de toutes les Influences, la tienne comprise, sont recyclées.
mass-media-2 = Tu peux décaler tes cartes mauves vers le haut.
mass-media-summary = Recycle une valeur de toutes les Influences

antibiotics-1 = Recycle jusqu’à trois cartes de ta Main, ou aucune. Pour chaque valeur différente parmi elles, pioche deux 8.
antibiotics-summary = Recycle jusqu’à trois cartes ; deux 8 par valeur

skyscrapers-1 = Chaque joueur qui produit moins de { icon-crown } que toi transfère une de ses cartes Actives non jaunes qui produit du { icon-clock } (à son choix) vers ta Zone de Jeu. S’il l’a fait, il comptabilise la carte juste en dessous et recycle le reste de cette pile, dans l’ordre de son choix.
skyscrapers-1-demanded = Transfère une de tes cartes Actives non jaunes qui produit du { icon-clock } (à ton choix) vers la Zone de Jeu du joueur actif. Si tu l’as fait, comptabilise la carte qui était juste en dessous et recycle tout le reste de cette pile, dans l’ordre de ton choix.
skyscrapers-summary = Vole une Active { icon-clock } et défait sa pile

empiricism-1 = Choisis deux couleurs différentes, puis pioche une 9 et montre-la. Si elle est de l’une d’elles, mets-la en jeu, et tu peux décaler cette couleur vers le haut. Sinon, garde-la en Main.
empiricism-2 = Si tu produis vingt { icon-lightbulb } ou plus, tu gagnes la partie.
empiricism-summary = Une 9 d’une couleur choisie ; vingt { icon-lightbulb } : victoire

socialism-1 = Tu peux archiver toute ta Main, dans l’ordre de ton choix ; toutes les cartes ou aucune. S’il y avait une carte mauve parmi elles, prends dans ta Main toutes les cartes les plus basses de la Main de chaque adversaire.
socialism-summary = Archive ta Main ; avec une mauve, prends leurs plus basses

## Age 9

computers-1 = Tu peux décaler tes cartes rouges ou vertes vers le haut.
computers-2 = Pioche une 10 et mets-la en jeu. Puis exécute chacun de ses Dogmes Coopératifs, sans les partager.
computers-summary = Décale rouge ou vert ; une 10 en jeu, exécutée sans partage

genetics-1 = Pioche une 10 et mets-la en jeu. Comptabilise toutes les cartes en dessous d’elle dans sa pile.
genetics-summary = Une 10 en jeu ; comptabilise tout ce qu’elle recouvre

composites-1 = Chaque joueur qui produit moins de { icon-factory } que toi garde une carte de sa Main (à son choix) et transfère tout le reste de sa Main vers la tienne. Il transfère aussi la carte la plus élevée de son Influence vers la tienne (à égalité, il choisit).
composites-1-demanded = Garde une carte de ta Main (à ton choix) et transfère tout le reste de ta Main vers celle du joueur actif. Transfère aussi la carte la plus élevée de ton Influence vers la sienne (à égalité, tu choisis).
composites-summary = Prend leur Main sauf une carte, et une d’Influence

fission-1 = Chaque joueur qui produit moins de { icon-clock } que toi pioche une 10 et la montre. Si elle est rouge, toutes les Mains, Zones de Jeu et Influences sont défaussées, et ce Dogme s’arrête aussitôt, sans Bonus de coopération. Sinon, il la garde en Main.
fission-1-demanded = Pioche une 10 et montre-la. Si elle est rouge, toutes les Mains, Zones de Jeu et Influences sont défaussées, et ce Dogme s’arrête aussitôt, sans Bonus de coopération. Sinon, garde-la en Main.
fission-2 = Recycle une carte Active autre que Fission de la Zone de Jeu d’un joueur, au choix.
fission-summary = Une 10 rouge efface tout ; recycle une carte Active

collaboration-1 = Chaque joueur qui produit moins de { icon-crown } que toi pioche deux 9 et les montre. Tu en choisis une, qui va dans ta Zone de Jeu ; il met l’autre en jeu.
collaboration-1-demanded = Pioche deux 9 et montre-les. Le joueur actif en choisit une, qui va dans sa Zone de Jeu ; mets l’autre en jeu.
collaboration-2 = Si ta Zone de Jeu compte dix cartes vertes ou plus, y compris recouvertes, tu gagnes la partie.
collaboration-summary = Prend une de deux 9 ; dix cartes vertes : victoire

satellites-1 = Recycle toute ta Main, puis pioche trois 8.
satellites-2 = Tu peux décaler tes cartes mauves vers le haut.
satellites-3 = Mets en jeu une carte de ta Main (obligatoire, si tu en as une). Puis exécute chacun de ses Dogmes Coopératifs, sans les partager.
satellites-summary = Ta Main contre trois 8 ; exécute une carte mise en jeu

ecology-1 = Tu peux recycler une carte de ta Main. Dans ce cas, comptabilise une carte de ta Main, si tu en as encore une, et pioche deux 10.
ecology-summary = Recycle une carte, comptabilises-en une, pioche deux 10

suburbia-1 = Archive autant de cartes de ta Main que tu veux, ou aucune. Pour chacune d’elles, pioche une 1 et comptabilise-la.
suburbia-summary = Archive des cartes ; comptabilise une 1 pour chacune

services-1 = Chaque joueur qui produit moins de { icon-leaf } que toi transfère toutes les cartes les plus élevées de son Influence vers ta Main. S’il en a transféré, il prend dans sa Main une de tes cartes Actives qui ne produit pas de { icon-leaf } (à son choix).
services-1-demanded = Transfère toutes les cartes les plus élevées de ton Influence vers la Main du joueur actif. Si tu en as transféré, prends dans ta Main une de ses cartes Actives qui ne produit pas de { icon-leaf } (à ton choix).
services-summary = Leur meilleure Influence contre une de tes Actives

specialization-1 = Montre une carte de ta Main, au choix ; elle reste dans ta Main. Prends dans ta Main la carte Active de sa couleur de chaque adversaire. Si ta Main est vide, rien ne se passe.
specialization-2 = Tu peux décaler tes cartes jaunes ou bleues vers le haut.
specialization-summary = Prends les Actives adverses d’une couleur ; décale

## Age 10

bioengineering-1 = Prends dans ton Influence une carte Active qui produit du { icon-leaf } de la Zone de Jeu d’un adversaire, au choix.
bioengineering-2 = Si au moins un joueur produit moins de trois { icon-leaf }, le joueur qui produit le plus de { icon-leaf } gagne la partie. En cas d’égalité, rien ne se passe.
bioengineering-summary = Prends une Active { icon-leaf } ; le plus de { icon-leaf } peut gagner

software-1 = Pioche une 10 et comptabilise-la.
software-2 = Pioche deux 10 et mets-les en jeu, l’une après l’autre. Puis exécute chacun des Dogmes Coopératifs de la seconde, sans les partager.
software-summary = Comptabilise une 10 ; deux 10 en jeu, exécute la seconde

miniaturization-1 = Tu peux recycler une carte de ta Main. Si c’était une 10, pioche une 10 pour chaque valeur différente dans ton Influence.
miniaturization-summary = Recycle une 10 : une 10 par valeur de ton Influence

robotics-1 = Comptabilise ta carte Active verte. Puis pioche une 10, mets-la en jeu et exécute chacun de ses Dogmes Coopératifs, sans les partager.
robotics-summary = Comptabilise ta verte ; une 10 en jeu, exécutée sans partage

databases-1 = Chaque joueur qui produit moins de { icon-clock } que toi recycle la moitié des cartes de son Influence, arrondie au supérieur (à son choix).
databases-1-demanded = Recycle la moitié des cartes de ton Influence, arrondie au supérieur (à ton choix).
databases-summary = Ils recyclent la moitié de leur Influence

self-service-1 = Choisis une de tes cartes Actives autre que Libre-service et exécute chacun de ses Dogmes Coopératifs, sans les partager.
self-service-2 = Si chaque adversaire a moins de Dominations que toi, Domaines compris, tu gagnes la partie.
self-service-summary = Exécute une autre Active ; avec plus de Dominations, gagne

globalization-1 = Chaque joueur qui produit moins de { icon-factory } que toi recycle une de ses cartes Actives qui produit du { icon-leaf } (à son choix).
globalization-1-demanded = Recycle une de tes cartes Actives qui produit du { icon-leaf } (à ton choix).
globalization-2 = Pioche une 6 et comptabilise-la. Si alors personne ne produit plus de { icon-leaf } que de { icon-factory }, le joueur qui a le plus de points gagne la partie. En cas d’égalité, rien ne se passe.
globalization-summary = Ils recyclent une { icon-leaf } ; une 6, et victoire possible

stem-cells-1 = Tu peux comptabiliser toute ta Main. Toutes les cartes ou aucune.
stem-cells-summary = Comptabilise toute ta Main

ai-1 = Pioche une 10 et comptabilise-la.
ai-2 = Si Robotique et Logiciels sont toutes deux des cartes Actives, dans n’importe quelle Zone de Jeu, le joueur qui a le moins de points gagne la partie. En cas d’égalité, rien ne se passe.
ai-summary = Comptabilise une 10 ; le moins de points peut gagner

the-internet-1 = Tu peux décaler tes cartes vertes vers le haut.
the-internet-2 = Pioche une 10 et comptabilise-la.
the-internet-3 = Par tranche de deux { icon-clock } que tu produis, comptées avant la première pioche, pioche une 10 et mets-la en jeu.
the-internet-summary = Décale le vert ; une 10, puis une en jeu par deux { icon-clock }

## An effect with its kind, and a card with the kinds of its effects

card-effect-demand = ⚔️ **{ effect-demand }** ({ $icon }) : { $text }
card-effect-coop = 🤝 **{ effect-coop }** ({ $icon }) : { $text }
card-asked-demand = ⚔️ **{ effect-demand } :** { $text }
card-asked-coop = 🤝 **{ effect-coop } :** { $text }

# In a menu, before the summary.
card-summary-demand = ⚔️ { effect-demand } : { $text }
card-summary-coop = 🤝 { effect-coop } : { $text }
card-summary-both = ⚔️ { effect-demand } 🤝 { effect-coop } : { $text }

# Beneath the card.
card-line = { $card } · { $text }

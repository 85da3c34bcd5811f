# The slash commands as they are registered: command-<name> describes a command, command-<name>-<option>
# an option. At most 100 characters each.

command-game = Jouer à un jeu de cartes dans ce salon
command-new = Ouvrir une table dans ce salon
command-new-game = Quel jeu
command-new-seats = Combien de places
command-new-language = La langue de la table ; elle décide aussi qui commence
command-new-variant = Carta Impera Victoria seulement : la distribution ; le jeu de base si tu ne dis rien
command-new-teams = Carta Impera Victoria à quatre seulement : deux équipes de deux
command-new-computers = Des ordinateurs aux places libres ; qui rejoint la table en remplace un
command-new-overdue = Ce qui se passe une fois le temps écoulé
command-new-careful = Ne jamais révéler ce qui manque à une main (par défaut : oui si deux personnes jouent)
command-new-time = Le temps de chacun pour une décision
command-board = Montrer la table telle qu’elle est
command-board-text = Montrer la table en mots plutôt qu’en image
command-replay = Revoir la partie, tour après tour
command-settings = Comment t’appeler, tes heures calmes, et ce que ce serveur a choisi
command-settings-language = Pour le serveur : la langue des messages publics et des nouvelles tables
command-settings-theme = Pour le serveur : les couleurs des images
command-away-starting = À partir de ce jour ; sinon tout de suite
command-away-until = Jusqu’à ce jour inclus
command-away-days = Pour tant de jours
command-away = Mes congés : personne ne m’appelle, et les autres le savent
command-mygames = Toutes mes tables, d’abord celles qui m’attendent
command-settings-zone = Ton fuseau horaire : commence à taper une grande ville
command-hand = Montrer ma main et ce qu’on me demande
command-log = Ce qui s’est passé jusqu’ici
command-resign = Abandonner ma partie
command-end = Arrêter une partie : tous sont d’accord, ou la modération décide
command-move = Continuer une partie dans ce salon
command-card = Ce que fait une carte
command-card-name = Son nom, dans n’importe quelle langue
command-help = Comment jouer ici
command-rules = Les règles d’un jeu, par thème
command-rules-game = Quel jeu ; sinon, celui de ce salon
command-rules-topic = Ce que tu veux savoir
command-about = Ce qu’est ce bot

language-name = Français

game-innovation = Innovation
game-civ = Carta Impera Victoria

## Answers to commands

refused-no-table-board = Il n’y a pas de partie dans ce salon, et tu n’en as pas ailleurs. { COMMAND("game new") } ouvre une table.
refused-no-table-board-text = Il n’y a pas de partie dans ce salon, et tu n’en as pas ailleurs. { COMMAND("game new") } ouvre une table.
refused-no-table-replay = Il n’y a pas de partie dans ce salon, et tu n’en as pas ailleurs. { COMMAND("game new") } ouvre une table.
refused-no-replay = Cette partie a été jouée avec des règles plus anciennes et ne peut être remontrée. { COMMAND("game log") } la raconte en mots.
refused-no-table-hand = Tu n’es à aucune table. { COMMAND("game new") } en ouvre une ; ou appuie sur Rejoindre là où il y en a une d’ouverte.
refused-no-table-log = Il n’y a pas de partie dans ce salon, et tu n’en as pas ailleurs. { COMMAND("game new") } ouvre une table.
refused-no-table-resign = Tu n’es à aucune table : il n’y a rien à abandonner.
refused-no-table-end = Il n’y a pas ici de partie que tu puisses arrêter. Si tu as une table ailleurs, utilise cette commande là-bas.
refused-no-table-move = Tu n’as pas de partie à déplacer ici. { COMMAND("game new") } ouvre une table.
refused-needs-channel = Une table a besoin d’un salon ou d’un fil sur un serveur. Utilise cette commande là-bas.
refused-bot-may-not-write = Je ne peux pas montrer de table ici. Il me faut voir ce salon, envoyer des messages et joindre des fichiers ; quelqu’un avec la permission « Gérer les salons » peut le permettre. Ou prends un autre salon.
refused-invite-first = Je ne suis pas encore sur ce serveur. Demande à quelqu’un qui a la permission « Gérer le serveur » de m’inviter, puis réessaie.
invite-me-button = M’inviter
refused-end-not-allowed = Seuls ceux qui y jouent, ou un membre du serveur avec la permission « Gérer les salons », peuvent arrêter cette partie.
refused-move-not-allowed = Seuls ceux qui y jouent, ou un membre du serveur avec la permission « Gérer les salons », peuvent déplacer cette partie.
refused-move-not-all-there = Ne sont pas sur ce serveur : { $names }. Invite-les ici d’abord, ou déplace la partie dans un salon de son propre serveur.
refused-no-such-card = Il n’y a pas de carte nommée « { $name } ». Commence à taper un nom et choisis dans la liste.

table-opened = La table est ouverte. Les autres y appuient sur **Rejoindre**, puis quiconque est à la table appuie sur **Commencer**.
board-reposted = La table est remontrée à la fin du salon.
replay = 🎞️ **{ $game }** une nouvelle fois, tour après tour
theme-dark = sombres
theme-light = claires
moved = La partie continue dans ce salon.

mine-title = De quelle table s’agit-il ?
mine-line = { $number }. **{ $game }** dans { $channel } : { $names } · [Y aller]({ $link })
mine-choice = { $number }. { $names }
mine-board = Montrer cette table
mine-board-text = Montrer cette table en mots
mine-replay = Revoir cette partie
mine-hand = Montrer ma main à cette table
mine-log = Montrer le journal de cette table
mine-resign = Abandonner cette partie
mine-end = Arrêter cette partie
mine-move = Déplacer cette partie dans ce salon

help-heading = ## { $topic }
help-more = En savoir plus sur…
rules-heading = ## { $game } · { $topic }

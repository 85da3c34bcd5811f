# The slash commands as they are registered: command-<name> describes a command, command-<name>-<option>
# an option. At most 100 characters each.

command-game = Jouer à un jeu de cartes dans ce salon
command-new = Ouvrir une table dans ce salon
command-new-game = Quel jeu
command-new-seats = Nombre de places
command-new-language = La langue de la table ; elle décide aussi qui commence
command-new-variant = Carta Impera Victoria seulement : la distribution (par défaut : jeu de base)
command-new-teams = À quatre seulement : deux équipes de deux
command-new-longer = Innovation seulement : une Domination de plus pour gagner
command-new-computers = Des ordinateurs aux places libres ; chaque joueur qui arrive en remplace un
command-new-overdue = Ce qui se passe quand le temps est écoulé
command-new-careful = Ne jamais révéler ce qui manque à une main (par défaut : oui à partir de deux personnes)
command-new-time = Temps de chaque joueur pour un coup
command-board = Afficher la table telle qu’elle est
command-board-text = Afficher la table en mots, sans image
command-replay = Revoir la partie tour par tour
command-settings = Notifications, heures calmes et options du serveur
command-settings-language = Pour le serveur : la langue des messages publics et des nouvelles tables
command-settings-theme = Pour le serveur : les couleurs des images
command-away-starting = Premier jour (par défaut : tout de suite)
command-away-until = Dernier jour, inclus
command-away-days = Nombre de jours
command-away = Prévoir une absence : aucune notification, et les autres le savent
command-mygames = Toutes tes parties, d’abord celles qui t’attendent
command-settings-zone = Ton fuseau horaire : tape le nom d’une grande ville
command-hand = Afficher ta main et ce que tu peux faire
command-log = Ce qui s’est passé jusqu’ici
command-resign = Abandonner ta partie
command-end = Arrêter une partie, si tout le monde est d’accord ou si la modération le décide
command-move = Continuer une partie dans ce salon
command-card = Ce que fait une carte
command-card-name = Son nom, dans n’importe quelle langue
command-help = Comment jouer ici
command-rules = Chercher dans les règles d’un jeu, par sujet ou par mot
command-rules-game = Quel jeu (par défaut : celui de ce salon)
command-rules-topic = Un sujet ou un mot, comme « décaler »
command-about = À propos de ce bot

language-name = Français

## Answers to commands

refused-no-table-board = Il n’y a pas de partie dans ce salon, et tu n’en as pas ailleurs. { COMMAND("game new") } ouvre une table.
refused-no-table-board-text = Il n’y a pas de partie dans ce salon, et tu n’en as pas ailleurs. { COMMAND("game new") } ouvre une table.
refused-no-table-replay = Il n’y a pas de partie dans ce salon, et tu n’en as pas ailleurs. { COMMAND("game new") } ouvre une table.
refused-no-replay = Cette partie suit des règles plus anciennes : on ne peut pas la revoir. { COMMAND("game log") } la raconte en mots.
refused-no-table-hand = Tu n’es à aucune table. { COMMAND("game new") } en ouvre une ; ou appuie sur **Rejoindre** sous une table ouverte.
refused-no-table-log = Il n’y a pas de partie dans ce salon, et tu n’en as pas ailleurs. { COMMAND("game new") } ouvre une table.
refused-no-table-resign = Tu n’es à aucune table : il n’y a rien à abandonner.
refused-no-table-end = Il n’y a ici aucune partie que tu peux arrêter. Si tu joues ailleurs, utilise cette commande là-bas.
refused-no-table-move = Tu n’as pas de partie à déplacer ici. { COMMAND("game new") } ouvre une table.
refused-needs-channel = Une table s’ouvre dans un salon ou un fil d’un serveur. Utilise cette commande là-bas.
refused-bot-may-not-write = Ici, je ne peux pas voir le salon, envoyer des messages ou joindre des fichiers. Demande la permission à la modération, ou change de salon.
refused-invite-first = Je ne suis pas encore sur ce serveur. Demande à quelqu’un qui a la permission « Gérer le serveur » de m’inviter, puis réessaie.
invite-me-button = M’inviter
refused-end-not-allowed = Pour arrêter cette partie, il faut y jouer, ou avoir la permission « Gérer les salons » sur son serveur.
refused-move-not-allowed = Pour déplacer cette partie, il faut y jouer, ou avoir la permission « Gérer les salons » sur son serveur.
refused-no-threads-here = Pas de fil possible ici : il me faut un salon textuel avec « Créer des fils publics » et « Envoyer des messages dans les fils ».
refused-already-in-thread = Cette partie est déjà dans un fil. Pour la mettre ailleurs, utilise là-bas { COMMAND("game move") }.
refused-move-not-all-there = Ces joueurs ne sont pas sur ce serveur : { $names }. Invite-les d’abord, ou déplace la partie sur son propre serveur.
refused-no-such-card = Aucune carte ne s’appelle « { $name } ». Commence à taper un nom et choisis dans la liste.

table-opened = La table est ouverte. Les autres appuient sur **Rejoindre**, puis n’importe quel joueur de la table appuie sur **Commencer**.
table-opened-as-before = -# Elle est comme ta dernière table ici. Pour changer, appuie là-bas sur **Options…**, ou choisis dans { COMMAND("game new") } la prochaine fois.
board-reposted = La table est de nouveau en bas du salon.
replay = 🎞️ **{ $game }**, tour par tour
theme-dark = sombres
theme-light = claires
theme-contrast = contraste élevé
theme-server = comme ce serveur
moved = La partie continue dans ce salon.
moved-to-thread = La partie est maintenant dans { $thread }.
more-thread = Dans un fil
thread-name = { $game } { $number } : { $names }

mine-title = De quelle table s’agit-il ?
mine-line = { $number }. **{ $game }** dans { $channel } : { $names } · [Y aller]({ $link })
mine-choice = { $number }. { $names }
mine-board = Afficher cette table
mine-board-text = Afficher cette table en mots
mine-replay = Revoir cette partie
mine-hand = Afficher ma main à cette table
mine-log = Afficher le journal de cette table
mine-resign = Abandonner cette partie
mine-end = Arrêter cette partie
mine-move = Déplacer cette partie dans ce salon

help-heading = ## { $topic }
help-more = En savoir plus sur…
rules-heading = ## { $game } · { $topic }
help-rules = Règles de { $game }…
rules-found = ## { $game } · « { $query } »
rules-definition = { $sign } { $text }
rules-passage = **{ $topic }** · { $text }
rules-suggestion = { $topic } : { $text }
rules-instead = Rien sur « { $query } ». Voici ce qui est dit de « { $instead } » :
rules-none = Les règles ne disent rien de « { $query } ». Essaie un autre mot, ou une de ces rubriques : { $topics }.

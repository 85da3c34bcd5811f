# Les noms des commandes (cmd-…) et de leurs options (param-…) : minuscules, chiffres, tirets ; 32 au plus.

cmd-game = partie
cmd-game-new = nouvelle
cmd-game-board = table
cmd-game-hand = main
cmd-game-log = journal
cmd-game-undo = revenir
cmd-game-replay = revoir
cmd-game-resign = abandonner
cmd-game-end = arrêter
cmd-game-annul = annuler
cmd-game-move = déplacer
cmd-card = carte
cmd-help = aide
cmd-rules = règles
cmd-about = à-propos
cmd-settings = réglages
cmd-stats-server = serveur
cmd-stats-player = joueur
cmd-stats = stats
cmd-leaderboard = classement

param-game = jeu
param-seats = places
param-language = langue
param-variant = variante
param-teams = équipes
param-text = en-mots
param-name = nom
param-topic = thème
param-theme = couleurs
param-person = personne

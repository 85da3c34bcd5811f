# What the slash commands and their options are called: cmd-<command>, param-<option>. In English as in
# the code; elsewhere small letters, digits and hyphens, at most 32.

cmd-game = game
cmd-game-new = new
cmd-game-board = board
cmd-game-hand = hand
cmd-game-log = log
cmd-game-undo = undo
cmd-game-replay = replay
cmd-game-export = export
cmd-game-analysis = analysis
cmd-game-resign = resign
cmd-game-end = end
cmd-game-annul = annul
cmd-game-move = move
cmd-card = card
cmd-help = help
cmd-rules = rules
cmd-about = about
cmd-settings = settings
cmd-report = report
cmd-stats-server = server
cmd-stats-player = player
cmd-stats = stats
cmd-leaderboard = leaderboard

param-game = game
param-seats = seats
param-language = language
param-variant = variant
param-teams = teams
param-longer = longer
param-computers = computers
param-text = text
param-name = name
param-topic = topic
param-theme = theme
param-person = person
cmd-mygames = mygames
cmd-away = away
param-time = time
param-overdue = overdue
param-careful = careful
param-zone = zone
param-days = days
param-until = until
param-starting = starting

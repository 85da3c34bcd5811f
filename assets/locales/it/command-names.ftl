# I nomi dei comandi (cmd-…) e delle loro opzioni (param-…): minuscole, cifre, trattini; al massimo 32.

cmd-game = partita
cmd-game-new = nuova
cmd-game-board = tavolo
cmd-game-hand = mano
cmd-game-log = cronaca
cmd-game-undo = ritira
cmd-game-replay = rivedi
cmd-game-resign = abbandona
cmd-game-end = chiudi
cmd-game-annul = annulla
cmd-game-move = sposta
cmd-card = carta
cmd-help = aiuto
cmd-rules = regole
cmd-about = informazioni
cmd-settings = impostazioni
cmd-stats-server = server
cmd-stats-player = giocatore
cmd-stats = statistiche
cmd-leaderboard = classifica

param-game = gioco
param-seats = posti
param-language = lingua
param-variant = variante
param-teams = squadre
param-text = a-parole
param-name = nome
param-topic = argomento
param-theme = colori
param-person = persona

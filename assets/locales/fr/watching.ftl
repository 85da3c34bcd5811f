# Suivre une table sans y jouer, et la liste des tables d’un serveur.

cmd-watch = suivre
cmd-tables = tables
command-watch = Suivre la table de ce salon, et voir celles que tu suis
command-tables = Les tables de ce serveur : à rejoindre ou à suivre

watch-title = ### 👀 { $game } · { $channel }
watch-ask = Tu ne joues pas à cette table. Veux-tu un message privé quand il se passe quelque chose ?
watch-turns = Je t’écris à chaque tour.
watch-end = Je t’écris à la fin de la partie.
watch-turns-button = Suivre : chaque tour
watch-end-button = Suivre : la fin
watch-stop-button = Ne plus suivre
watch-stop-placeholder = Ne plus suivre…
watch-stopped = Tu ne suis plus **{ $game }** dans { $channel }.
watch-others = **Tu suis :**
watch-line = { $number }. **{ $game }** dans { $channel } : { $names } · [Y aller]({ $link })
watch-choice = { $number }. { $names }
watch-nothing = Tu ne suis aucune table. Appuie sur **Ma main** sous une table où tu ne joues pas, ou choisis-en une dans { COMMAND("tables") }.
watch-news = ### 👀 { $game } · { $channel }
# At the end of a game of a match of several.
watch-goes-on = Si le match n’est pas encore décidé, je te tiendrai aussi au courant de la partie suivante.
watch-opened = 👀 **{ $game }** dans { $channel } cherche des joueurs.
watch-closed = 👀 La table { ELIDE("de", $game) }**{ $game }** dans { $channel } a été fermée sans qu’on y joue.
watch-over = 👀 { $names } : la partie suivie, **{ $game }**, est finie.

tables-title = ## Les tables de ce serveur
tables-none = Aucune table en ce moment. { COMMAND("game new") } en ouvre une.
tables-open = **Places libres**
tables-open-line =
    { $free ->
        [one] { $number }. **{ $game }** dans { $channel } : { $names } · une place libre · [Y aller]({ $link })
       *[other] { $number }. **{ $game }** dans { $channel } : { $names } · { $free } places libres · [Y aller]({ $link })
    }
tables-played = **En cours**
tables-played-line = { $number }. **{ $game }** dans { $channel } : { $names } · [Y aller]({ $link })
tables-full-line = { $number }. **{ $game }** dans { $channel } : { $names } · bientôt · [Y aller]({ $link })
tables-join-placeholder = Rejoindre une table…
tables-watch-placeholder = Suivre une table…
tables-joined = Tu es à la table { ELIDE("de", $game) }**{ $game }** dans { $channel }. [Y aller]({ $link })

refused-plays-there = Tu joues à cette table : tu reçois déjà ses notifications.
refused-not-watching = Tu ne suis pas (ou plus) cette table.
refused-needs-server = Utilise cette commande sur un serveur : elle montre les tables qui s’y trouvent.

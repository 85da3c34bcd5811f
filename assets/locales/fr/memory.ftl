# La mémoire des parties : le journal, la partie revue, son fichier, et les signalements.

replay-steps-button = Tour par tour
replay-turn =
    { $turn ->
        [0] ### 🎞️ { $game } · le début
       *[other] ### 🎞️ { $game } · tour { $turn }/{ $turns } · { $player }
    }
replay-first-button = ⏮ Début
replay-back-button = ◀ Précédent
replay-next-button = Suivant ▶
replay-last-button = Fin ⏭

command-export = Recevoir une partie dans un fichier
more-export = Partie en fichier
mine-export = Le fichier de cette partie
refused-no-table-export = Il n’y a pas de partie dans ce salon, et tu n’en as pas ailleurs. { COMMAND("game new") } ouvre une table.
export-whole =
    📄 Toute la partie { ELIDE("de", $game) }**{ $game }**, cartes cachées comprises. Aucun nom n’y figure.
    Avec le code du bot, `python -m engine replay FICHIER` la rejoue.
export-part =
    📄 **{ $game }**, avec ce que tu peux en savoir : la partie n’est pas finie. Aucun nom n’y figure.
    À la fin, le fichier contiendra tout si tout le monde a accepté de révéler les cartes cachées ; sinon, seulement ce que tu pourras en savoir.
export-agreed =
    📄 **{ $game }**, avec ce que tu peux en savoir. À cette table, les cartes cachées le restent, comme convenu : sans le tirage ni les coups des autres, ce fichier ne permet pas de rejouer la partie. Aucun nom n’y figure.
    Si toutes les personnes qui ont une place sont d’accord, les cartes sont révélées, et le fichier contient tout.

command-report = Signaler un problème à la personne qui héberge ce bot
more-report = Signaler un problème…
mine-report = Signaler un problème dans cette partie
report-button = Décrire le problème
report-about =
    🐞 Un problème à **{ $game }** ({ $channel }) ? Raconte ce qui s’est passé et ce que tu attendais.
    La partie est jointe, avec ce que tu peux en savoir pour l’instant.
report-title = Signaler un problème
report-what = Que s’est-il passé ? Qu’attendais-tu ?
report-placeholder = J’ai activé Rames, et puis…
report-posted = 🐞 Merci. Voici ce qui a été transmis aux personnes qui s’occupent de ce bot :
report-yours = 🐞 Merci. Envoie ceci à la personne qui héberge ce bot, avec le fichier s’il y en a un :
report-from = 🐞 Signalement { ELIDE("de", $name) }**{ $name }** ({ $id })

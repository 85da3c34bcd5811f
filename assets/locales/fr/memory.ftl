# La mémoire des parties : le journal, la partie revue, son fichier, et les signalements.

replay-steps-button = Tour par tour
replay-turn =
    { $turn ->
        [0] ### 🎞️ { $game } · le début
       *[other] ### 🎞️ { $game } · tour { $turn }/{ $turns } · { $player }
    }
replay-first-button = ⏮
replay-back-button = ◀
replay-next-button = ▶
replay-last-button = ⏭

command-export = L’enregistrement d’une partie dans un fichier
more-export = Partie en fichier
mine-export = Le fichier de cette partie
refused-no-table-export = Il n’y a pas de partie dans ce salon, et tu n’en as pas ailleurs. { COMMAND("game new") } ouvre une table.
export-whole =
    📄 Toute la partie { ELIDE("de", $game) }**{ $game }**, cartes cachées comprises. Aucun nom n’y figure.
    Avec le code du bot, `python -m engine replay FICHIER` la rejoue.
export-part =
    📄 **{ $game }**, avec ce que tu peux en savoir : la partie continue. Aucun nom n’y figure.
    À la fin, le fichier contiendra tout si tout le monde a convenu de révéler les cartes cachées ; sinon, ce que tu pourras en savoir.
export-agreed =
    📄 **{ $game }**, avec ce que tu peux en savoir. À cette table, les cartes cachées le restent, comme convenu : le fichier ne contient ni le tirage ni les coups des autres, et ne permet pas de rejouer la partie. Aucun nom n’y figure.
    Si toutes les personnes qui ont une place sont d’accord, les cartes sont révélées, et le fichier contient tout.

command-report = Dire à qui s’occupe de ce bot ce qui ne va pas
more-report = Quelque chose ne va pas…
mine-report = Signaler quelque chose dans cette partie
report-button = Écrire
report-about =
    🐞 Quelque chose s’est mal passé dans **{ $game }**, dans { $channel } ? Dis ce qui s’est passé et ce que tu attendais.
    La partie est jointe, pour autant que tu puisses en savoir maintenant.
report-title = Quelque chose ne va pas
report-what = Que s’est-il passé, et qu’attendais-tu ?
report-placeholder = J’ai joué Rames, et puis…
report-posted = 🐞 Merci. Ceci a été transmis à qui s’occupe de ce bot :
report-yours = 🐞 Merci. Envoie ceci à qui s’occupe de ce bot, avec le fichier s’il y en a un :
report-from = 🐞 Un signalement { ELIDE("de", $name) }**{ $name }** ({ $id })

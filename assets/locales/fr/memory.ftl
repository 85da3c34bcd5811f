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
export-page =
    🎞️ La page web est la partie à garder : ouvre-la dans n’importe quel navigateur, même hors ligne, et parcours la partie. Elle montre ce que tu peux savoir, et les noms des joueurs.

## The replay as a web page ($game, $players: a list of names)

replay-page-title = { $game } : { $players }
replay-page-known-open = Tout le monde a accepté de révéler les cartes cachées : cette page montre toutes les Mains.
replay-page-known-player = Cette page montre ce que { $player } a vu. Elle ne contient aucune carte qui lui était cachée.
replay-page-known-public = Cette page montre ce que tout le monde a vu. Elle ne contient aucune carte cachée.
replay-page-table = La table
replay-page-log = Ce qui s’est passé
replay-page-hands =
    { $count ->
        [one] Ta Main
       *[other] Les Mains
    }
replay-page-hand-empty = Aucune carte
replay-page-steps = Parcourir la partie
replay-page-moment = Moment de la partie
replay-page-turn =
    { $turn ->
        [0] Le début
       *[other] Tour { $turn } : { $player }
    }
replay-page-first = Au début
replay-page-turn-back = Tour précédent
replay-page-back = Coup précédent
replay-page-next = Coup suivant
replay-page-turn-next = Tour suivant
replay-page-last = À la fin
replay-page-keys = Clavier : ← et → pour un coup, avec Maj pour un tour, Origine et Fin. Sur un écran tactile, balaie la table.
replay-page-noscript = Ton navigateur n’exécute pas le script de cette page : elle ne montre pas d’images.
replay-page-made = Créée par Civitas, un bot non officiel. Cette page se suffit à elle-même et ne charge rien d’ailleurs.

## The analysis of a game

command-analysis = Comment la partie s’est jouée : les chances tour par tour, les tournants, la précision
more-analysis = Analyse
mine-analysis = Analyser cette partie
refused-no-table-analysis = Il n’y a pas de partie dans ce salon, et tu n’en joues aucune ailleurs. Ouvre une table avec { COMMAND("game new") }.
refused-still-playing = La partie n’est pas terminée. Tu pourras l’analyser quand elle le sera.
analysis-title = ### 📈 Analyse · { $game }
analysis-accuracy = **Précision :** la part des chances du meilleur coup que les coups ont gardée, en moyenne
analysis-accuracy-line = - { $player } : { $share } %
analysis-points =
    { $count ->
        [0] Aucun coup n’a changé grand-chose à lui seul.
        [one] **Le tournant :**
       *[other] **Les tournants :**
    }
analysis-point =
    - Tour { $turn }, { $player } : **{ $given }** a fait passer ses chances de gagner de { $possible } % à { $kept } %.
      Le conseil aurait été : ⭐ **{ $best }** · { $why }
analysis-known-everyone = -# Tout ceci découle de ce que chacun savait à ce moment-là, pas des cartes cachées. Les coups sont jugés par le joueur informatique qui donne les conseils.
analysis-known-player = -# Tout ceci découle de ce que tu savais à ce moment-là. Les cartes cachées le restent à cette table : seuls tes coups sont jugés, par le joueur informatique qui donne les conseils.
analysis-known-public = -# Ce sont les chances telles que toute la table pouvait les voir. Les cartes cachées le restent ici : les coups ne sont jugés que pour leurs propres joueurs.
analysis-curve-about = Estimées d’après ce que chacun savait à ce moment-là, pas d’après les cartes cachées.

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

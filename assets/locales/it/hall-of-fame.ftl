# L’albo d’oro: chi ha vinto che cosa su un server.

cmd-champions = albo-d-oro
command-champions = Chi ha vinto i tornei, le serie e le stagioni di questo server
hall-title =
    { $which ->
        [most] ## 🏛️ Albo d’oro: più titoli
       *[latest] ## 🏛️ Albo d’oro: ultimi vincitori
    }
hall-nobody = Nessuno ha ancora vinto niente. { COMMAND("tournament create") } è un buon inizio.
hall-name =
    { $kind ->
        [series] 🏅 { $name }
        [season] 🎖️ { $name }
       *[tournament] 🏆 { $name }
    }
hall-line = { $title } · **{ $names }**
hall-champion =
    { $count ->
        [one] { $place } **{ $name }** · un titolo: { $titles }
       *[other] { $place } **{ $name }** · { $count } titoli: { $titles }
    }
hall-latest-button = Ultimi vincitori
hall-most-button = Più titoli
hall-profile =
    { $count ->
        [one] **Un titolo:** { $titles }
       *[other] **{ $count } titoli:** { $titles }
    }

# Bye da mezzo punto, tabellone finale, tavolo finale e incontri di più partite.

## Bye da mezzo punto

tournament-line-byes =
    { $count ->
        [one] 1 bye da mezzo punto a testa
       *[other] fino a { $count } bye da mezzo punto a testa
    }
tournament-new-byes-placeholder = Bye da mezzo punto
tournament-new-byes =
    { $count ->
        [0] Nessun bye da mezzo punto
        [one] 1 bye da mezzo punto a testa, su richiesta
       *[other] { $count } bye da mezzo punto a testa, su richiesta
    }
tournament-away = -# Bye da mezzo punto: { $names }
tournament-own-away = 👉 In questo round hai un bye da mezzo punto.
tournament-bye-button = Bye da mezzo punto…
tournament-bye-about =
    ### { $name } · bye da mezzo punto
    Non puoi giocare un round? Chiedi un bye prima degli abbinamenti: ricevi mezzo punto e nessuno ti aspetta. Ognuno può averne { $max }, ma non nell’ultimo round.
tournament-byes-had =
    { $count ->
        [one] Ne hai avuto uno nel round { $rounds }.
       *[other] Ne hai avuti nei round { $rounds }.
    }
tournament-byes-asked =
    { $count ->
        [0] Non ne hai chiesti per i prossimi round.
        [one] ✅ Hai un bye nel round { $rounds }. Svuota il menu per giocarlo lo stesso.
       *[other] ✅ Hai un bye nei round { $rounds }. Svuota il menu per giocarli lo stesso.
    }
tournament-person-byes =
    { $count ->
        [one] 💤 Bye da mezzo punto nel round { $rounds }
       *[other] 💤 Bye da mezzo punto nei round { $rounds }
    }
tournament-byes-none-left = Non resta nessun round per cui chiederne uno.
tournament-bye-placeholder = Nessun bye; scegli i round che non puoi giocare
page-away = bye da mezzo punto

refused-tournament-no-byes = Questo torneo non ha bye da mezzo punto. Chiedi a un organizzatore di permetterli.
refused-tournament-bye-round = Nel round { $round } non puoi avere un bye: è già abbinato, oppure è l’ultimo. Scegline un altro.
refused-tournament-byes-used =
    { $max ->
        [one] Ognuno può avere un solo bye da mezzo punto. Scegli un round.
       *[other] Ognuno può avere { $max } bye da mezzo punto. Scegli meno round.
    }

## Tabellone finale e tavolo finale

tournament-line-cut =
    { $seats ->
        [2] tabellone finale per i primi { $count }
       *[other] tavolo finale per i primi { $count }
    }
tournament-new-cut-placeholder = Finale dopo i round svizzeri
tournament-new-cut =
    { $count ->
        [0] Nessuna finale: decidono i round svizzeri
       *[other] { $seats ->
            [2] I primi { $count } giocano un tabellone finale
           *[other] I primi { $count } giocano un tavolo finale
        }
    }
tournament-cut =
    { $seats ->
        [2] 🏁 **Tabellone finale a { $count }:** decide i primi posti. In ordine di classifica svizzera: { $names }
       *[other] 🏁 **Tavolo finale:** decide i primi posti. In ordine di classifica svizzera: { $names }
    }
tournament-tiebreak-final = finale
tournament-explained-final = **In finale:** decide per prima. A parità di percorso contano i numeri dei round svizzeri:

## Al meglio delle tre partite

tournament-line-best-of = al meglio delle tre nel tabellone
tournament-new-best-of-placeholder = Partite per incontro del tabellone
tournament-new-best-of =
    { $count ->
        [one] Una partita per incontro del tabellone
       *[other] Al meglio delle tre nel tabellone
    }
tournament-best-of = 🎯 Al meglio delle tre: vince l’incontro chi arriva prima a { $wins } vittorie. Le partite si seguono qui; cominciate a turno, se nel gioco c’è chi comincia.
tournament-decider = 🎯 Siete pari: questa è la bella. Se è patta, passa la testa di serie migliore.
tournament-next-game =
    ### 🏆 { $tournament } · round { $round }, tavolo { $table } · partita { $game }
    { $names }: siete **{ $score }**, e la prossima partita è cominciata qui sotto.
tournament-score = { $result } { $score }
tournament-match-over = 🏁 **L’incontro è finito.** { $result }

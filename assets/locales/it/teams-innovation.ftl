# Innovation a squadre, e con una Dominazione in più: varianti che il regolamento non ha.

innovation-teams-about = { teams-about } Per vincere servono sei Dominazioni in due. È una variante che non c’è nel regolamento.
extra-achievement = Una Dominazione in più
extra-achievement-about = Per vincere serve una Dominazione in più. È una variante che non c’è nel regolamento.

## The table: what a team has, then each partner

standing-team = **{ $team }** · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } · 🏆 { $achieved }/{ $needed }
standing-partner =
    { $mark } **{ $name }** · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } · { $achieved ->
        [0] 🏆 0
       *[other] 🏆 { $achieved } ({ $which })
    } · ✋ { $hand }

## The picture in words ($own: the number of the player's own achievements)

alt-team = { $team }: { $names }, con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } e { $won ->
        [0] nessuna delle { $needed } Dominazioni
        [one] 1 Dominazione su { $needed }
       *[other] { $won } Dominazioni su { $needed }
    }.
alt-end-partner = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in due e { $won ->
        [0] nessuna delle { $needed } Dominazioni
        [one] 1 Dominazione su { $needed }
       *[other] { $won } Dominazioni su { $needed }
    }{ $own ->
        [0] {""}
       *[other] , di cui { $which }
    }
told-team-goal = Vince la prima squadra con { $needed } Dominazioni.

## Hints

hint-why-partner = nessun avversario coopera, e serve anche al tuo compagno

## Help

help-topic-variants = Squadre e altre varianti
help-text-variants =
    Due opzioni di { COMMAND("game new") } che non sono nel regolamento:
    - **Due squadre da due**, in quattro: i compagni siedono l’uno di fronte all’altro e hanno bisogno di sei Dominazioni in due. Se una carta fa vincere uno, vince la squadra. Finite le carte contano i punti della squadra, poi le sue Dominazioni.
    - **Il compagno non è un avversario**: la tua Supremazia lo risparmia, e se coopera solo lui non peschi nulla. Le carte che parlano di avversari lo lasciano fuori; così anche Abbigliamento e Costruzione.
    - **Una Dominazione in più**: ne serve una in più per vincere.

# Computer players: in the lobby, at the table, and what they are.

# Names in this language, short ones, as they appear everywhere, also in pictures.
computer-name =
    { $number ->
        [1] Clio
        [2] Omero
        [3] Saffo
       *[4] Platone
    } ({ $level ->
        [easy] facile
        [normal] normale
        [hard] difficile
       *[expert] esperto
    })
computer-level-easy = Facile: per cominciare
computer-level-normal = Normale: sceglie la mossa migliore che vede
computer-level-hard = Difficile: guarda qualche mossa avanti
computer-level-expert = Esperto: il più forte

## The lobby

lobby-seat-computer = { $number }. 🤖 **{ $name }**
lobby-player-computer = 🤖 **{ $name }**
lobby-full-computers = Il tavolo è al completo. Chiunque sia al tavolo può iniziare; chi si unisce prende il posto di un computer.
lobby-computers = -# 🤖 Siete in pochi? Aggiungi un computer:
lobby-computer-easy = Facile
lobby-computer-normal = Normale
lobby-computer-hard = Difficile
lobby-computer-expert = Esperto
lobby-computer-fill =
    Riempi: { $level ->
        [easy] facile
        [normal] normale
        [hard] difficile
       *[expert] esperto
    }
lobby-computer-leave = Togli { $name }
table-opened-computers = Il tavolo è aperto, con un computer in ogni posto libero. Premi **Inizia** quando vuoi; chi si unisce prima prende il posto di un computer.
refused-no-computers = A questo tavolo non ci sono computer.
refused-no-expert = Per questo gioco non c’è ancora un computer esperto. Scegli **Difficile**, per ora il più forte.
refused-last-person = A questo tavolo non gioca più nessun altro. Se vuoi, chiudi la partita con { COMMAND("game end") }.

## A computer plays for somebody

taken-over-note = 🤖 Un computer gioca per te finché non torni. Premi **Sono di nuovo qui**, o fai semplicemente la tua prossima mossa.
taken-over-back-button = Sono di nuovo qui
taken-over-done = Il posto è di nuovo tuo. Buon proseguimento!

## Help

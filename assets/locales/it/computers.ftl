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
        [expert] esperto
       *[hard] difficile
    })
computer-level-easy = Facile: gioca in modo plausibile
computer-level-normal = Normale: soppesa quanto vale ogni risposta
computer-level-hard = Difficile: pensa alle mosse seguenti
computer-level-expert = Esperto: il più forte, pensa fino a 3 secondi

## The lobby

lobby-seat-computer = { $number }. 🤖 **{ $name }**
lobby-player-computer = 🤖 **{ $name }**
lobby-full-computers = Tutti i posti sono occupati. Chiunque sieda qui può iniziare; chi si unisce prende il posto di un computer.
lobby-computers = -# 🤖 Non c’è nessun altro? Fai sedere un computer:
lobby-computer-easy = Facile
lobby-computer-normal = Normale
lobby-computer-hard = Difficile
lobby-computer-expert = Esperto
lobby-computer-fill =
    Completa: { $level ->
        [easy] facile
        [normal] normale
        [expert] esperto
       *[hard] difficile
    }
lobby-computer-leave = Senza { $name }
table-opened-computers = Il tavolo è aperto, con dei computer ai posti liberi. Premi là **Inizia**; chi si unisce prima prende il posto di uno di loro.
refused-no-computers = A questo tavolo non ci sono computer.
refused-last-person = A questo tavolo non gioca più nessun altro. Chi resta può chiudere la partita: { COMMAND("game end") }.

## A computer plays for somebody

taken-over-note = 🤖 Un computer gioca per te finché non torni. Premi **Sono di nuovo qui**, o fai semplicemente la tua prossima scelta.
taken-over-back-button = Sono di nuovo qui
taken-over-done = Di nuovo al tavolo: il posto è tuo come prima.

## Help

help-topic-computers = Giocare contro il computer
help-text-computers =
    Un computer può prendere ogni posto libero: premi **Facile**, **Normale**, **Difficile** o **Esperto** prima dell’inizio, o scegli un livello con { COMMAND("game new") }. Chi si unisce a un tavolo pieno prende il posto di un computer.
    - **Facile** gioca secondo le regole e in modo plausibile: buona compagnia per una prima partita.
    - **Normale** confronta quanto gli vale ogni risposta sul momento.
    - **Difficile** pensa alle mosse seguenti, fino a qualche secondo.
    - **Esperto** valuta molte più mosse nello stesso tempo, anche le tue.
    Nessun computer vede più di quanto vedresti tu al suo posto: la sua mano e ciò che è scoperto. Gioca appena tocca a lui, e nessuno viene chiamato per questo.
    Se qualcuno abbandona, al suo posto gioca un computer, così gli altri possono finire. Una partita in cui restano solo computer si chiude. Una partita con dei computer non conta mai per la classifica.

# Taking back a move.

undo-button = ↩️ Annulla la mossa
undo-done = ↩️ Mossa annullata. Scegli di nuovo:
undo-needs-consent =
    ↩️ Per annullare questa mossa serve l’accordo degli altri: nel frattempo si è vista qualche carta nascosta, o altri hanno giocato.
    Se sono tutti d’accordo, la partita torna a subito prima della tua mossa.
undo-how-far = ↩️ **Annulla:** fin dove?
undo-practice =
    { $costs ->
        [yes] 🎓 Giochi solo contro i computer: è un allenamento e puoi annullare tutto. Ma se annulli qualcosa che è già stato rivelato, questa partita **non è più classificata né conta nelle tue statistiche**.
       *[no] 🎓 Allenamento contro i computer: puoi annullare tutto, e la partita non conta.
    }
undo-count =
    { $count ->
        [one] È una delle tue mosse, e quanto gli altri hanno fatto nel frattempo.
       *[other] Sono { $count } delle tue mosse, e tutto ciò che gli altri hanno fatto nel frattempo.
    }
undo-move-button = Questa mossa
undo-turn-button = Tutto il turno
undo-moves-button = Torna qui
undo-here = ↩️ **Torni a subito prima di questa mossa?** { $move }
undo-here-button = ↩️ Torna qui
undo-here-placeholder = ↩️ Torna a subito prima…
undo-ask-turn-button = Chiedi: tutto il turno
undo-back-placeholder = Torna a prima di…
undo-back-line = Turno { $turn }: { $what }
undo-back-secret = una scelta segreta
undo-back-free =
    { $count ->
        [one] Subito
       *[other] Subito, { $count } mosse
    }
undo-back-practice =
    { $count ->
        [one] Subito, per allenamento
       *[other] Subito, per allenamento, { $count } mosse
    }
undo-back-vote =
    { $count ->
        [one] Se gli altri sono d’accordo
       *[other] Se gli altri sono d’accordo, { $count } mosse
    }
undo-ask-button = Chiedi agli altri
undo-asked = L’ho chiesto agli altri nel canale. Se qualcuno gioca prima, la richiesta non vale più.
more-undo = Annulla…
command-undo = Annulla una mossa, un turno, o tutto da una mossa precedente
refused-no-table-undo = Non stai giocando nessuna partita: non c’è nessuna mossa da annullare.
mine-undo = Annulla la mia ultima mossa a questo tavolo

vote-undo =
    ↩️ **{ $asker }** vorrebbe annullare { $span ->
        [move] la sua ultima mossa
        [turn] tutto il suo turno
       *[moves] le sue ultime { $moves } mosse
    } e scegliere di nuovo.{ $count ->
        [0] {""}
       *[other] {" "}Verrebbe annullato tutto questo:
            { $happened }
    }
vote-undo-passed =
    ↩️ D’accordo: **{ $asker }** annulla { $span ->
        [move] la sua ultima mossa
        [turn] tutto il suo turno
       *[moves] le sue ultime { $moves } mosse
    } e sceglie di nuovo.

refused-undo-nothing = Non hai nessuna mossa da annullare.
refused-undo-late = Intanto la partita è andata avanti. { COMMAND("game undo") } mostra che cosa puoi annullare ora.
refused-undo-ask = Nel frattempo si è vista qualche carta nascosta, o altri hanno giocato. { COMMAND("game undo") } chiede agli altri.
refused-undo-strict = A questo tavolo una mossa non si annulla più se si è vista qualche carta nascosta o se altri hanno giocato.
refused-undo-alone = Intanto si è vista una carta nascosta o ha giocato un computer, e nessun altro può dare l’accordo. { COMMAND("game undo") } funziona solo prima.
refused-undo-older-rules = Questa mossa è stata fatta con una versione precedente delle regole e non si può annullare. La partita va avanti.

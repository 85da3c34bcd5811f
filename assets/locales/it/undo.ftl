# Taking back a move.

undo-button = ↩️ Annulla la mossa
undo-done = ↩️ Mossa annullata. Scegli di nuovo:
undo-needs-consent =
    ↩️ Per annullare questa mossa serve l’accordo degli altri: nel frattempo si è vista qualche carta nascosta, o altri hanno giocato.
    Se sono tutti d’accordo, la partita torna a subito prima della tua mossa.
undo-ask-button = Chiedi agli altri
undo-asked = L’ho chiesto agli altri nel canale. Se qualcuno gioca prima, la richiesta non vale più.
more-undo = Annulla la mia ultima mossa
command-undo = Annulla la tua ultima mossa
refused-no-table-undo = Non stai giocando nessuna partita: non c’è nessuna mossa da annullare.
mine-undo = Annulla la mia ultima mossa a questo tavolo

motion-undo =
    { $count ->
        [0] ↩️ **{ $asker }** vorrebbe annullare la sua ultima mossa e scegliere di nuovo.
       *[other]
            ↩️ **{ $asker }** vorrebbe annullare la sua ultima mossa e scegliere di nuovo. Verrebbe annullato tutto questo:
            { $happened }
    }
motion-undo-passed = ↩️ D’accordo: **{ $asker }** annulla la sua ultima mossa e sceglie di nuovo.

refused-undo-nothing = Non hai nessuna mossa da annullare.
refused-undo-late = Quella non è più la tua ultima mossa. { COMMAND("game undo") } annulla l’ultima.
refused-undo-ask = Nel frattempo si è vista qualche carta nascosta, o altri hanno giocato. { COMMAND("game undo") } chiede agli altri.
refused-undo-strict = A questo tavolo una mossa non si annulla più se si è vista qualche carta nascosta o se altri hanno giocato.
refused-undo-alone = Nel frattempo si è vista qualche carta nascosta o ha giocato un computer, e non c’è nessun altro che possa dare il suo accordo. { COMMAND("game undo") } funziona solo prima.
refused-undo-older-rules = Questa mossa è stata fatta con una versione precedente delle regole e non si può annullare. La partita va avanti.

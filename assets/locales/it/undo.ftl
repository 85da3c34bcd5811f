# Ritirare una risposta.

undo-button = ↩️ Torna indietro
undo-done = ↩️ Annullata. Scegli di nuovo:
undo-needs-consent =
    ↩️ Per ritirare la tua ultima risposta serve l’accordo degli altri: qualcuno ha visto nel frattempo qualcosa di nascosto, o altri hanno risposto.
    Se sono tutti d’accordo, con un tocco ciascuno, la partita torna al momento prima.
undo-ask-button = Chiedi agli altri
undo-asked = Gli altri hanno ricevuto la domanda nel canale. Se qualcuno gioca prima, la domanda cade.
more-undo = Ritira la mia ultima risposta
command-undo = Ritira la tua ultima risposta
refused-no-table-undo = Non siedi a nessun tavolo, quindi non c’è nulla da ritirare.
mine-undo = Ritira la mia ultima risposta a questo tavolo

motion-undo =
    { $count ->
        [0] ↩️ **{ $asker }** vorrebbe ritirare la sua ultima risposta e scegliere di nuovo.
       *[other]
            ↩️ **{ $asker }** vorrebbe ritirare la sua ultima risposta e scegliere di nuovo. Ciò che verrebbe annullato:
            { $happened }
    }
motion-undo-passed = ↩️ D’accordo: **{ $asker }** ritira la sua ultima risposta e sceglie di nuovo.

refused-undo-nothing = Non c’è nessuna tua risposta da ritirare.
refused-undo-late = Quella non è più la tua ultima risposta. { COMMAND("game undo") } ritira l’ultima.
refused-undo-ask = Nel frattempo è stato visto qualcosa di nascosto, o altri hanno risposto. { COMMAND("game undo") } chiede agli altri.
refused-undo-strict = A questo tavolo non si ritira più nulla quando è stato visto qualcosa di nascosto o altri hanno risposto.
refused-undo-alone = Dopo la tua ultima risposta qualcosa è stato visto, o i computer hanno risposto. A quel punto solo un’altra persona potrebbe essere d’accordo a tornare indietro, e con te giocano solo computer: la partita va avanti. Finché non si è visto nulla, { COMMAND("game undo") } ritira subito.
refused-undo-older-rules = Questa risposta risale a regole precedenti e non si può ritirare. La partita va avanti.

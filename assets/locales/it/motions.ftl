# Una domanda agli altri del tavolo, a cui ciascuno risponde con un solo tocco. La domanda è
# motion-<kind>, e motion-<kind>-passed dice che è fatto.

motion-agreed = ✅ D’accordo: { $names }
motion-against = ❌ Contrari: { $names }
motion-undecided = In attesa di: { $names }
motion-needed =
    { $needed ->
        [one] Serve 1 sì su { $voters }.
       *[other] Servono { $needed } sì su { $voters }.
    }
motion-yes-button = D’accordo
motion-no-button = No
motion-back-button = Ritira la richiesta
motion-refused = ❌ Questa volta no. Contrari: { $names }
motion-withdrawn = ↩️ { $asker } ha ritirato la richiesta.
motion-lapsed = La partita è andata avanti: la richiesta non vale più.

refused-motion-asked-already = L’hai già chiesto. Gli altri devono ancora rispondere.
refused-motion-lapsed = La partita è andata avanti: la richiesta non vale più.
refused-motion-closed = Questa richiesta è già chiusa.
refused-motion-not-asked = Questa richiesta non è per te: devono rispondere gli altri del tavolo.
refused-motion-own = L’hai chiesto tu, quindi devono rispondere gli altri. **Ritira la richiesta** la chiude.
refused-motion-said-already = Hai già risposto così. Ora tocca agli altri.
refused-motion-not-yours = Solo chi ha fatto la richiesta può ritirarla. Per dire di no, premi **No**.

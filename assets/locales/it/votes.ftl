# Una domanda agli altri del tavolo, a cui ciascuno risponde con un solo tocco. La domanda è
# vote-<kind>, e vote-<kind>-passed dice che è fatto.

vote-agreed = ✅ D’accordo: { $names }
vote-against = ❌ Contrari: { $names }
vote-undecided = In attesa di: { $names }
vote-needed =
    { $needed ->
        [one] Serve 1 sì su { $voters }.
       *[other] Servono { $needed } sì su { $voters }.
    }
vote-yes-button = D’accordo
vote-no-button = No
vote-back-button = Ritira la richiesta
vote-refused = ❌ Questa volta no. Contrari: { $names }
vote-withdrawn = ↩️ { $asker } ha ritirato la richiesta.
vote-lapsed = La partita è andata avanti: la richiesta non vale più.

refused-vote-asked-already = L’hai già chiesto. Gli altri devono ancora rispondere.
refused-vote-lapsed = La partita è andata avanti: la richiesta non vale più.
refused-vote-closed = Questa richiesta è già chiusa.
refused-vote-not-asked = Questa richiesta non è per te: devono rispondere gli altri del tavolo.
refused-vote-own = L’hai chiesto tu, quindi devono rispondere gli altri. **Ritira la richiesta** la chiude.
refused-vote-said-already = Hai già risposto così. Ora tocca agli altri.
refused-vote-not-yours = Solo chi ha fatto la richiesta può ritirarla. Per dire di no, premi **No**.

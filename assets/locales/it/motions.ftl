# Una domanda agli altri del tavolo, a cui ciascuno risponde con un solo tocco. La domanda è
# motion-<kind>, e motion-<kind>-passed dice che è fatto.

motion-agreed = ✅ D’accordo: { $names }
motion-against = ❌ Contrari: { $names }
motion-undecided = Manca ancora: { $names }
motion-needed =
    { $needed ->
        [one] Serve 1 sì su { $voters }.
       *[other] Servono { $needed } sì su { $voters }.
    }
motion-yes-button = D’accordo
motion-no-button = No
motion-back-button = Ritira
motion-refused = ❌ Questa volta no. Contrari: { $names }
motion-withdrawn = ↩️ { $asker } ha ritirato la domanda.
motion-lapsed = La partita è andata avanti: la domanda non serve più.

refused-motion-asked-already = È già stato chiesto. Gli altri devono ancora rispondere.
refused-motion-lapsed = La partita è andata avanti: la domanda non serve più.
refused-motion-closed = Questa domanda è chiusa.
refused-motion-not-asked = La domanda non è per te: tocca agli altri del tavolo.
refused-motion-own = L’hai chiesto tu, quindi tocca agli altri. **Ritira** annulla la domanda.
refused-motion-said-already = L’hai già detto. Gli altri devono ancora rispondere.
refused-motion-not-yours = Solo chi ha fatto la domanda può ritirarla. **No** dice di no.

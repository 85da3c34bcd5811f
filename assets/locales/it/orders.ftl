# Standing orders: what a player says in advance. order-<kind> is what a kind is called,
# order-<kind>-<rule> what an order says, order-<kind>-<rule>-button the button that gives it.

more-orders = Scelte automatiche…
orders-button = Scelte automatiche
orders-sign = 📌
cmd-game-orders = scelte-automatiche
command-orders = Le tue scelte automatiche, così nessuno deve aspettarti
mine-orders = Mostra le mie scelte automatiche a questo tavolo
refused-no-table-orders = Non stai giocando nessuna partita, quindi non c’è nulla da decidere in anticipo. { COMMAND("game new") } apre un tavolo.
refused-no-such-order = Questo gioco non ha questa scelta automatica. { COMMAND("game orders") } mostra quelle che ha.
refused-order-too-early = Il primo turno non è ancora cominciato. Riprova quando sarà cominciato.
refused-order-your-turn = È il tuo turno e non hai ancora giocato la carta: giocala e basta. Un piano vale per il prossimo turno.

orders-title = ### 📌 Scelte automatiche · { $game } · { $channel }
orders-about = Rispondono al posto tuo quando è possibile, così nessuno deve aspettare. Tutto il resto lo decidi tu come sempre. Nessun altro le vede.
orders-cancel-all = Togli tutto

order-about =
    {"**"}{ $title }**
    -# { $about }
order-given = ✅ { $order }
order-cancel = Togli
order-not-yet = -# Disponibile appena comincia il primo turno.
order-text = { $what } ({ $until })
order-standing = 📌 { $order }
order-answered =
    { $count ->
        [one] 📌 Una tua scelta automatica ha risposto per te: { $order }.
       *[other] 📌 Una tua scelta automatica ha risposto { $count } volte per te: { $order }.
    }
order-answered-at-once = 📌 Ha già risposto alla scelta che avevi davanti.

order-until-turn = fino al tuo prossimo turno
order-until-once = una volta, prima del tuo prossimo turno
order-until-next = nel tuo prossimo turno
order-until-cancelled = finché non la togli

order-shared = Dogmi a cui coopero
order-shared-about = Se cooperi al Dogma di un avversario e questo dice “puoi”, non lo fai. Ciò che è obbligatorio lo scegli tu come sempre.
order-shared-decline = rifiuta ciò che è facoltativo
order-shared-decline-button = Rifiuta ciò che è facoltativo

order-demand = Supremazie che subisco
order-demand-about = Se una Supremazia ti fa riciclare o trasferire carte a tua scelta, cede queste, e non più del necessario.
order-demand-lowest = le carte più basse
order-demand-highest = le carte più alte
order-demand-lowest-button = Le più basse
order-demand-highest-button = Le più alte

order-question = La prossima domanda sì o no
order-question-about = Se un Dogma ti chiede sì o no durante il turno di un altro.
order-question-yes = rispondi sì
order-question-no = rispondi no
order-question-yes-button = Sì
order-question-no-button = No

order-sequence = L’ordine delle carte
order-sequence-about = Se devi scegliere solo l’ordine in cui si spostano delle carte, vale quello in cui sono elencate.
order-sequence-listed = l’ordine non importa
order-sequence-listed-button = L’ordine non importa

order-until-unchanged = nel tuo prossimo turno, se per te non cambia nulla
order-steps = { $first }, poi { $second }

order-actions = Il mio prossimo turno
order-actions-about = Una o due azioni. Le gioco solo se le tue carte sono rimaste le stesse e un Dogma riguarda ancora gli stessi giocatori; altrimenti scegli tu.
order-actions-draw = pesca
order-actions-meld = gioca { $card }
order-actions-dogma = attiva { $card }
order-actions-achieve = domina il Periodo { $card }
order-actions-placeholder = Pianifica la mia prima azione
order-actions-then-placeholder = Poi…
order-actions-at-once = -# Tocca a te: gioca e basta. Poi potrai pianificare il prossimo turno.
order-actions-none = -# Non c’è nulla da pianificare.

order-plan = Il mio prossimo turno
order-plan-about = La carta che giochi e, se vuoi, la pesca subito dopo, senza effetti. Se la carta non si potrà giocare, sceglierai tu come sempre.
order-plan-play = gioca { $card }, poi scelgo io
order-plan-all = gioca { $card }, poi pesca
order-plan-draw = pesca e termina il turno
order-plan-placeholder = Pianifica il mio prossimo turno
order-plan-at-once = -# È il tuo turno: gioca la tua carta e basta. Poi potrai pianificare il prossimo turno.
order-plan-none = -# La tua mano è vuota: non c’è nulla da pianificare.

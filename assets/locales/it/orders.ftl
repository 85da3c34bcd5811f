# Standing orders: what a player says in advance. order-<kind> is what a kind is called,
# order-<kind>-<rule> what an order says, order-<kind>-<rule>-button the button that gives it.

more-orders = Istruzioni…
orders-button = Istruzioni
orders-sign = 📌
cmd-game-orders = istruzioni
command-orders = Le mie istruzioni date in anticipo, così nessuno deve aspettarmi
mine-orders = Mostra le mie istruzioni a questo tavolo
refused-no-table-orders = Non siedi a nessun tavolo, quindi non c’è nulla da decidere in anticipo. { COMMAND("game new") } ne apre uno.
refused-no-such-order = Questo gioco non ha questa istruzione. { COMMAND("game orders") } mostra quelle che ha.
refused-order-too-early = Il primo turno non è ancora cominciato. Dai questa istruzione quando sarà cominciato.
refused-order-your-turn = È il tuo turno e la sua carta è ancora da scegliere: giocala e basta. Un piano vale per il tuo prossimo turno.

orders-title = ### 📌 Istruzioni · { $game } · { $channel }
orders-about = Rispondono al posto tuo, così nessuno deve aspettare, e solo dove si adattano; tutto il resto ti viene chiesto come sempre. Le conosci solo tu.
orders-cancel-all = Annulla tutto

order-about =
    {"**"}{ $title }**
    -# { $about }
order-given = ✅ { $order }
order-cancel = Annulla
order-not-yet = -# Possibile appena comincia il primo turno.
order-text = { $what } ({ $until })
order-standing = 📌 { $order }
order-answered =
    { $count ->
        [one] 📌 La tua istruzione ha risposto per te: { $order }.
       *[other] 📌 La tua istruzione ha risposto { $count } volte per te: { $order }.
    }
order-answered-at-once = 📌 Ha risposto a quello che ti si chiedeva proprio ora.

order-until-turn = fino al tuo prossimo turno
order-until-once = una volta, prima del tuo prossimo turno
order-until-next = nel tuo prossimo turno
order-until-cancelled = finché non la annulli

order-shared = Dogmi a cui coopero
order-shared-about = Quando il Dogma di un altro a cui cooperi dice “puoi”, non lo fai. Quello che è obbligatorio ti viene chiesto come sempre.
order-shared-decline = rifiuta ciò che è facoltativo
order-shared-decline-button = Rifiuta ciò che è facoltativo

order-demand = Supremazie su di me
order-demand-about = Quando una Supremazia ti fa riciclare o trasferire carte e puoi scegliere quali, prende queste, non più del necessario.
order-demand-lowest = le carte più basse
order-demand-highest = le carte più alte
order-demand-lowest-button = Le più basse
order-demand-highest-button = Le più alte

order-question = La prossima domanda sì o no
order-question-about = Quando un Dogma ti chiede sì o no nel turno di un altro.
order-question-yes = rispondi sì
order-question-no = rispondi no
order-question-yes-button = Sì
order-question-no-button = No

order-sequence = L’ordine delle carte
order-sequence-about = Quando ti si chiede solo in che ordine si spostano delle carte, si spostano come sono elencate.
order-sequence-listed = l’ordine non importa
order-sequence-listed-button = L’ordine non importa

order-plan = Il mio prossimo turno
order-plan-about = La carta che giochi, e se peschi subito senza applicare effetti. Se allora la carta non si può giocare, ti viene chiesto come sempre.
order-plan-play = gioca { $card }, poi chiedimi
order-plan-all = gioca { $card }, poi pesca
order-plan-draw = pesca e finisci il turno
order-plan-placeholder = Pianifica il mio prossimo turno
order-plan-at-once = -# È il tuo turno: gioca la tua carta e basta. Poi potrai pianificare il turno dopo.
order-plan-none = -# La tua mano è vuota: non c’è nulla da pianificare.

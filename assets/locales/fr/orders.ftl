# Standing orders: what a player says in advance. order-<kind> is what a kind is called,
# order-<kind>-<rule> what an order says, order-<kind>-<rule>-button the button that gives it.

more-orders = Consignes…
orders-button = Consignes
orders-sign = 📌
cmd-game-orders = consignes
command-orders = Mes consignes données d’avance, pour que personne ne m’attende
mine-orders = Voir mes consignes à cette table
refused-no-table-orders = Tu n’as de place à aucune table : il n’y a donc rien à décider d’avance. { COMMAND("game new") } en ouvre une.
refused-no-such-order = Ce jeu n’a pas cette consigne. { COMMAND("game orders") } montre celles qu’il a.
refused-order-too-early = Le premier tour n’a pas encore commencé. Donne cette consigne dès qu’il aura commencé.
refused-order-your-turn = C’est ton tour, et sa carte reste à choisir : joue-la, tout simplement. Un plan vaut pour ton prochain tour.

orders-title = ### 📌 Consignes · { $game } · { $channel }
orders-about = Elles répondent à ta place, pour que personne n’ait à attendre, et seulement là où elles conviennent ; tout le reste t’est demandé comme toujours. Toi seul les connais.
orders-cancel-all = Tout annuler

order-about =
    {"**"}{ $title }**
    -# { $about }
order-given = ✅ { $order }
order-cancel = Annuler
order-not-yet = -# Possible dès que le premier tour aura commencé.
order-text = { $what } ({ $until })
order-standing = 📌 { $order }
order-answered =
    { $count ->
        [one] 📌 Ta consigne a répondu pour toi : { $order }.
       *[other] 📌 Ta consigne a répondu { $count } fois pour toi : { $order }.
    }
order-answered-at-once = 📌 Elle a répondu à ce qu’on te demandait à l’instant.

order-until-turn = jusqu’à ton prochain tour
order-until-once = une fois, avant ton prochain tour
order-until-next = à ton prochain tour
order-until-cancelled = jusqu’à ce que tu l’annules

order-shared = Dogmes auxquels je coopère
order-shared-about = Quand le Dogme d’un autre auquel tu coopères dit « tu peux », tu ne le fais pas. Ce qui est obligatoire t’est demandé comme toujours.
order-shared-decline = refuser ce qui est facultatif
order-shared-decline-button = Refuser ce qui est facultatif

order-demand = Suprématies que je subis
order-demand-about = Quand une Suprématie te fait recycler ou transférer des cartes et que tu peux choisir lesquelles, elle prend celles-ci, et pas plus qu’il ne faut.
order-demand-lowest = les cartes les plus faibles
order-demand-highest = les cartes les plus élevées
order-demand-lowest-button = Les plus faibles
order-demand-highest-button = Les plus élevées

order-question = La prochaine question par oui ou non
order-question-about = Quand un Dogme te demande oui ou non pendant le tour d’un autre.
order-question-yes = répondre oui
order-question-no = répondre non
order-question-yes-button = Oui
order-question-no-button = Non

order-sequence = L’ordre des cartes
order-sequence-about = Quand on ne te demande que l’ordre dans lequel des cartes se déplacent, elles partent comme elles sont listées.
order-sequence-listed = n’importe quel ordre
order-sequence-listed-button = N’importe quel ordre

order-plan = Mon prochain tour
order-plan-about = La carte que tu joues, et si tu pioches aussitôt, sans utiliser d’effets. Si la carte ne peut pas être jouée alors, on te demande comme toujours.
order-plan-play = jouer { $card }, puis me demander
order-plan-all = jouer { $card }, puis piocher
order-plan-draw = piocher et finir le tour
order-plan-placeholder = Prévoir mon prochain tour
order-plan-at-once = -# C’est ton tour : joue simplement ta carte. Ensuite, tu pourras prévoir le tour d’après.
order-plan-none = -# Ta main est vide : il n’y a rien à prévoir.

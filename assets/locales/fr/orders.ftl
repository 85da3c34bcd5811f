# Standing orders: what a player says in advance. order-<kind> is what a kind is called,
# order-<kind>-<rule> what an order says, order-<kind>-<rule>-button the button that gives it.

more-orders = Consignes…
orders-button = Consignes
orders-sign = 📌
cmd-game-orders = consignes
command-orders = Donner des consignes d’avance, pour que personne ne t’attende
mine-orders = Afficher mes consignes à cette table
refused-no-table-orders = Tu n’es à aucune table : il n’y a rien à décider d’avance. { COMMAND("game new") } en ouvre une.
refused-no-such-order = Cette consigne n’existe pas dans ce jeu. { COMMAND("game orders") } montre celles qui existent.
refused-order-too-early = Le premier tour n’a pas commencé. Attends qu’il commence pour donner cette consigne.
refused-order-your-turn = C’est ton tour : joue simplement ta carte. Un plan vaut pour ton prochain tour.

orders-title = ### 📌 Consignes · { $game } · { $channel }
orders-about = Elles jouent à ta place quand elles conviennent, pour que personne n’ait à attendre ; pour tout le reste, tu choisis comme d’habitude. Personne d’autre ne les connaît.
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
        [one] 📌 Ta consigne a joué pour toi : { $order }.
       *[other] 📌 Ta consigne a joué { $count } fois pour toi : { $order }.
    }
order-answered-at-once = 📌 Elle a servi tout de suite, pour le choix que tu avais à faire.

order-until-turn = jusqu’à ton prochain tour
order-until-once = une fois, avant ton prochain tour
order-until-next = à ton prochain tour
order-until-cancelled = jusqu’à ce que tu l’annules

order-shared = Dogmes auxquels je coopère
order-shared-about = Quand tu coopères au Dogme d’un adversaire et qu’il dit « tu peux », tu refuses. Pour ce qui est obligatoire, tu choisis comme d’habitude.
order-shared-decline = refuser ce qui est facultatif
order-shared-decline-button = Refuser ce qui est facultatif

order-demand = Suprématies que je subis
order-demand-about = Quand une Suprématie te fait recycler ou transférer des cartes et que tu peux choisir lesquelles, celles-ci partent, et pas plus qu’il ne faut.
order-demand-lowest = les cartes les plus basses
order-demand-highest = les cartes les plus élevées
order-demand-lowest-button = Les plus basses
order-demand-highest-button = Les plus élevées

order-question = La prochaine question par oui ou non
order-question-about = Quand un Dogme te demande oui ou non pendant le tour d’un autre joueur.
order-question-yes = répondre oui
order-question-no = répondre non
order-question-yes-button = Oui
order-question-no-button = Non

order-sequence = L’ordre des cartes
order-sequence-about = Quand il n’y a que l’ordre des cartes à choisir, elles partent dans l’ordre de la liste.
order-sequence-listed = ordre indifférent
order-sequence-listed-button = Ordre indifférent

order-until-unchanged = à ton prochain tour, si rien ne change pour toi
order-steps = { $first }, puis { $second }

order-actions = Mon prochain tour
order-actions-about = Une ou deux actions. Je ne les joue que si tes cartes sont restées les mêmes, et qu’un Dogme concerne toujours les mêmes joueurs ; sinon, c’est toi qui choisis.
order-actions-draw = piocher
order-actions-meld = poser { $card }
order-actions-dogma = activer { $card }
order-actions-achieve = dominer la Période { $card }
order-actions-placeholder = Prévoir ma première action
order-actions-then-placeholder = Puis…
order-actions-at-once = -# C’est à toi : joue simplement. Ensuite, tu peux prévoir ton prochain tour.
order-actions-none = -# Il n’y a rien à prévoir.

order-plan = Mon prochain tour
order-plan-about = La carte que tu joueras, et si tu piocheras aussitôt, sans utiliser d’effets. Si la carte ne peut pas être jouée, tu choisiras comme d’habitude.
order-plan-play = jouer { $card }, puis me laisser choisir
order-plan-all = jouer { $card }, puis piocher
order-plan-draw = piocher et finir le tour
order-plan-placeholder = Prévoir mon prochain tour
order-plan-at-once = -# C’est ton tour : joue simplement ta carte. Ensuite, tu pourras prévoir le tour suivant.
order-plan-none = -# Ta main est vide : il n’y a rien à prévoir.

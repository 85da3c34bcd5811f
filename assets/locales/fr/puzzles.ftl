# The puzzle of the day: one position, one move that is clearly the best.

command-puzzle = Le problème du jour, et ta série
puzzle-title = ## 🧩 Problème du jour · { $number }
puzzle-title-over = ## 🧩 Problème { $number } : la solution
puzzle-position = Une position { ELIDE("de", $game) }**{ $game }**. C’est ton tour ; voici la table et ta main.
puzzle-position-over = Une position { ELIDE("de", $game) }**{ $game }**.
puzzle-ask =
    ### Quel coup te donne la meilleure chance de gagner ?
    À choisir : { $asked }.
    -# Le résultat n’est visible que pour toi, et ton premier choix compte. La solution apparaît ici demain.
puzzle-you = Ton camp
puzzle-rival = Rival
puzzle-rival-number = Rival { $number }
puzzle-options-button = Que font ces coups ?
puzzle-options = ### 🧩 Ce que fait chaque coup
puzzle-best = ⭐ Le meilleur coup : **{ $answer }** · { $why }
puzzle-chances = -# Les chances de gagner, vues par un bon joueur ordinateur : { $chances }
puzzle-chance = { $answer } { $percent } %
puzzle-played = -# Dans la partie, on a joué : { $answer }
puzzle-share =
    { $count ->
        [0] Personne n’a répondu.
        [one] 1 réponse : { $hits ->
            [0] pas la bonne, cette fois.
           *[other] la bonne !
        }
       *[other] { $count } réponses, dont { $hits } { $hits ->
            [one] juste
            [0] juste
           *[other] justes
        } : **{ $percent } %**.
    }
puzzle-again = Tu as déjà répondu à celui-ci :
puzzle-right = ✅ **Bien vu !** Ton choix : { $choice }.
puzzle-wrong = ❌ **Pas cette fois.** Ton choix : { $choice }.
puzzle-streak =
    🔥 { $streak ->
        [0] Pas de série en cours
        [one] **1** bonne réponse de suite
       *[other] **{ $streak }** bonnes réponses de suite
    } (ton record : { $best }) · { $days ->
        [one] 1 jour de suite avec une réponse
       *[other] { $days } jours de suite avec une réponse
    } · { $hits } sur { $count } { $hits ->
        [one] juste
        [0] juste
       *[other] justes
    }
puzzle-streak-none = 🔥 Réponds plusieurs jours de suite pour faire une série.
puzzle-streaks-button = Séries
puzzle-streaks-title = ## 🔥 Séries de problèmes
puzzle-streaks-line = { $place }. **{ $name }** : { $streak } de suite · record { $best } · { $hits } sur { $count }
puzzle-streaks-none = Personne n’a encore répondu à un problème ici.
puzzle-nothing =
    { $on ->
        [yes] ## 🧩 Problème du jour
            Il n’y a pas de problème en ce moment. Le prochain arrive dans son salon.
       *[no] ## 🧩 Problème du jour
            Ce serveur n’a pas de problème du jour. Un membre avec la permission « Gérer le serveur » peut l’activer dans { COMMAND("settings") }.
    }
puzzle-games =
    { $on ->
        [yes] -# Des positions de tes parties terminées peuvent devenir des problèmes, sans noms.
       *[no] -# Tes parties ne deviennent pas des problèmes.
    }
puzzle-games-button =
    { $on ->
        [yes] Laisser mes parties de côté
       *[no] Autoriser mes parties
    }
refused-puzzle-none = Ce problème n’est pas ici. { COMMAND("puzzle") } montre celui du jour.
refused-puzzle-over = Ce problème est terminé. { COMMAND("puzzle") } montre celui du jour.
refused-puzzle-off = Ce serveur n’a pas de problème du jour. Choisis d’abord un salon.
refused-puzzle-channel-closed = Dans { $channel }, il me manque le droit de voir, d’écrire, d’intégrer des liens, de joindre des fichiers ou de lire l’historique. Choisis un autre salon.

## The settings of a server

puzzle-setup-button = Problème du jour…
puzzle-setup-title = ## 🧩 Problème du jour
puzzle-setup-off = Il est **désactivé**. Choisis un salon pour l’activer.
puzzle-setup-on =
    Il est **activé** : chaque jour à **{ $hour }** ({ $place }) dans { $channel }.
    Le prochain arrive { $due }.
puzzle-setup-about =
    Chaque jour, une position avec un coup nettement meilleur que les autres, à choisir par un bouton. Chacun voit en privé si c’est juste. La solution vient le lendemain.
    -# Les positions viennent de parties terminées sur les serveurs qui ont le problème du jour, dont celui-ci, et de parties entre ordinateurs. Elles ne nomment ni joueur ni serveur. Les cartes qui restent cachées après la partie sont redistribuées. Chacun peut laisser ses parties de côté avec { COMMAND("puzzle") }.
puzzle-channel-placeholder = Salon du problème
puzzle-hour-placeholder = Heure, dans ton fuseau horaire ({ $place })
puzzle-off-button = Désactiver

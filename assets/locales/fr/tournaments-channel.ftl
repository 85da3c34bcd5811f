# Le salon d’un tournoi : où s’ouvrent les tables, annonces, dates.

tournament-tables-channel = 🎴 Tables dans { $channel }
tournament-new-tables-channel-id-placeholder = Les tables s’ouvrent dans ce salon ; choisis-en un autre ou un forum
tournament-post = 🏆 **{ $tournament }** · ronde { $round }, table { $table } : { $names }
tournament-act-move-tables = { $when } : { $by } a déplacé les tables dans { $channel }
refused-tournament-forum-tags = Chaque post de { $channel } a besoin d’un tag, et je ne peux en utiliser aucun. Ajoutes-en un qui ne soit pas réservé à la modération.
tournament-announcement-thread = 📣 { $name } : annonce
tournament-line-weekly = 🗓️ Une ronde commence chaque { $day } à { $time } ({ $zone })
tournament-first-round-day = ▶️ Première ronde : { $at }, à ton heure
tournament-new-round-day-placeholder = Une ronde commence dès que la précédente est finie
tournament-new-round-day-none = Une ronde commence dès que la précédente est finie
tournament-new-round-hour-placeholder = Heure
tournament-at-hour = { $time }, { $zone }
tournament-until-round-day = Jusqu’au début de la ronde suivante
tournament-opens = 🗓️ Les tables ouvrent { $at } ({ $left }) ; voici les appariements.
tournament-act-open = { $when } : { $by } a ouvert les tables plus tôt
calendar-signup = { $name } : fin des inscriptions
calendar-checkin = { $name } : confirmation de présence pour la ronde { $round }
calendar-round = { $name } : ronde { $round }
calendar-start = { $name } : début
tournament-date-signup = ✍️ Fin des inscriptions { $ends } ({ $left })
tournament-date-checkin = 🙋 Fin de la confirmation de présence pour la ronde { $round } { $ends } ({ $left })
tournament-date-round =
    { $which ->
        [ends] ⏳ La ronde { $round } finit { $ends } ({ $left })
       *[begins] ▶️ Ronde { $round } : { $begins }{ $limited ->
            [yes] {" "}à { $ends }
           *[no] {""}
        }
    }
tournament-dates-none = Aucune date n’est connue : c’est fini, en pause, ou sans limite de temps.
tournament-event-button = Ajouter aux événements du serveur
tournament-event-created = ✅ La prochaine date est dans les événements de ce serveur. Je la tiens à jour.
refused-tournament-no-dates = Rien ne commence à une heure connue. Fixe d’abord des jours de ronde ou des limites de temps.
refused-tournament-events-not-allowed = Il me manque **Créer des événements** sur ce serveur. Demande-le à quelqu’un qui a **Gérer le serveur**, puis réessaie.
tournament-calendar-button = Dates
tournament-player-role-placeholder = Pas de rôle pour les joueurs ; choisis celui que je leur donne
tournament-winner-role-placeholder = Pas de rôle pour les gagnants ; choisis celui que je leur donne
tournament-act-give-role = { $when } : { $by } a changé un rôle que je donne
refused-tournament-role-not-yours = Tu ne peux pas donner { $role } : il faut **Gérer les rôles**, et un rôle sous ton plus haut.
refused-tournament-role-not-mine = Je ne peux pas donner { $role } : il faut **Gérer les rôles**, et que mon rôle soit au-dessus dans la liste du serveur.

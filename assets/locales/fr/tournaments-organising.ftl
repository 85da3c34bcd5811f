# Les tournois tels que l’organisation les voit : en préparer un, et tout ce qu’on peut y faire.

## Préparer

tournament-draft-title =
    ## 🏆 { $name }
    Personne ne voit encore ceci. Choisis ce que tu veux, puis ouvre les inscriptions ; des réglages par défaut sont déjà choisis.
tournament-draft-people = 👥 De { $min } à { $max } personnes ; inscriptions ouvertes pendant { $time }
tournament-draft-no-round-limit = 📅 Pas de limite de temps par ronde
tournament-channel = 📣 Dans { $channel }
tournament-tab-play-button = Formule
tournament-tab-time-button = Temps
tournament-tab-people-button = Participants et lieu
tournament-open-button = Ouvrir les inscriptions
tournament-discard-button = Supprimer le brouillon
tournament-discarded = Brouillon supprimé. { COMMAND("tournament create") } en commence un autre.
tournament-opened = ✅ Les inscriptions { ELIDE("de", $name) }**{ $name }** sont ouvertes dans { $channel }. La suite se fait toute seule ; tout ce que tu peux encore faire est sous **Organiser…**.
tournament-seeding-rating-button = Ordre de départ au classement
tournament-seeding-random-button = Ordre de départ au hasard
tournament-third-place-yes-button = Jouer la 3e place
tournament-third-place-no-button = Pas de match pour la 3e place
tournament-new-game-placeholder = Jeu
tournament-new-variant-placeholder = Distribution
tournament-new-format-placeholder = Formule
tournament-new-seats-placeholder = Nombre par table
tournament-new-rounds-placeholder = Rondes
tournament-new-legs-placeholder = Combien de fois on se rencontre
tournament-new-groups-placeholder = Poules
tournament-new-advance-placeholder = Combien se qualifient
tournament-new-sign-up-hours-placeholder = Durée des inscriptions
tournament-new-pace-placeholder = Temps par coup
tournament-new-overdue-placeholder = Si un coup prend trop de temps…
tournament-new-round-hours-placeholder = Temps par ronde
tournament-new-at-deadline-placeholder = Parties non finies à la fin de la ronde
tournament-new-min-people-placeholder = Minimum de personnes pour commencer
tournament-new-max-people-placeholder = Nombre de places
tournament-new-check-in-placeholder = Confirmation de présence
tournament-new-check-in-hours-placeholder = Durée de la confirmation
tournament-new-role-id-placeholder = Ouvert à tout le monde ; choisis un rôle pour restreindre
tournament-new-channel-id-placeholder = Salon du tournoi
tournament-new-language-placeholder = Langue de ses messages
tournament-new-seats =
    { $count ->
        [2] Tables de deux
       *[other] Tables de { $count }
    }
tournament-new-rounds =
    { $count ->
        [0] Autant de rondes qu’il faut
        [one] { $count } ronde
       *[other] { $count } rondes
    }
tournament-new-legs =
    { $count ->
        [one] On se rencontre une fois
       *[other] On se rencontre deux fois
    }
tournament-new-groups =
    { $count ->
        [0] Poules d’environ quatre
       *[other] { $count } poules
    }
tournament-new-advance =
    { $count ->
        [0] Nombre de qualifiés par défaut
        [one] Le premier se qualifie
       *[other] Les { $count } premiers se qualifient
    }
tournament-new-sign-up-hours = Inscriptions ouvertes pendant { $time }
tournament-new-round-hours =
    { $count ->
        [0] Pas de limite de temps par ronde
       *[other] { $time } par ronde
    }
tournament-new-check-in-hours = Confirmation ouverte pendant { $time }
tournament-new-overdue = Coup trop lent : { $rule }
tournament-new-at-deadline = Parties non finies à temps : { $rule }
tournament-new-pace =
    { $pace ->
        [0] Pas de limite de temps par coup
       *[other] { $time } par coup
    }
tournament-new-min-people = { $count } personnes au moins
tournament-new-max-people = { $count } personnes au plus
tournament-check-in-none = Pas de confirmation de présence
tournament-check-in-first = Présence à confirmer avant la première ronde
tournament-check-in-each = Présence à confirmer avant chaque ronde
refused-tournament-no-draft = Il n’y a plus rien à préparer ici : le tournoi est ouvert, ou son brouillon supprimé. { COMMAND("tournament create") } en commence un autre.
refused-tournament-channel-kind = { $channel } n’est pas un salon textuel ou d’annonces, où chaque partie peut avoir son fil. Choisis un autre salon.
refused-tournament-channel-closed = Dans { $channel }, je ne peux pas voir, écrire, joindre des fichiers ou créer des fils. Demande à quelqu’un qui a « Gérer les salons ».

## Organiser

tournament-start-button = Commencer maintenant
tournament-pause-button = Pause
tournament-resume-button = Reprendre
tournament-cancel-button = Annuler le tournoi…
tournament-undo-button = Annuler une action…
tournament-people-button = Joueurs…
tournament-result-button = Résultats…
tournament-edit-button = Modifier le tournoi…
tournament-announce-button = Annoncer…
tournament-log-button = Journal
tournament-holdups-button = Qui attend-on…
tournament-export-button = Exporter
tournament-results-only-about = ✍️ Tu aides pour les résultats et les appariements : saisir et corriger des résultats, prolonger un match, échanger deux personnes dans les appariements, relancer et avertir.
tournament-ask-start =
    { $status ->
        [running] Ouvrir maintenant les tables de cette ronde de **{ $name }** ? Son échéance ne change pas.
        [checkin] Clore maintenant la confirmation de présence pour **{ $name }** ? { $missing ->
            [0] Tout le monde est là.
            [one] { $missing } personne sur { $count } ne jouera pas cette ronde.
       *[other] { $missing } personnes sur { $count } ne joueront pas cette ronde.
        }
       *[other] Clore maintenant les inscriptions { ELIDE("de", $name) }**{ $name }** et continuer à { $count } ? Tant que personne n’a joué, ça peut s’annuler.
    }
tournament-started = ✅ **{ $name }** continue : la suite est annoncée dans son salon dans un instant.
tournament-ask-cancel = Veux-tu vraiment annuler **{ $name }** ? Les parties en cours sont arrêtées et ne comptent pour personne. C’est réversible, mais ces parties seront rejouées.
tournament-ask-undo = Annuler la dernière action de l’organisation dans **{ $name }** ?
tournament-act-create = { $when } : { $by } a ouvert le tournoi
tournament-act-start = { $when } : { $by } a clos plus tôt les inscriptions ou la confirmation
tournament-act-pause = { $when } : { $by } a mis en pause
tournament-act-resume = { $when } : { $by } a repris
tournament-act-cancel =
    { $itself ->
        [yes] { $when } : annulé, faute de monde
       *[no] { $when } : { $by } a annulé
    }
tournament-act-drop =
    { $cause ->
        [missed] { $when } : { $name } sort du tournoi, à cause de matchs manqués
        [check-in] { $when } : { $name } sort du tournoi, sans avoir confirmé sa présence
        [left-server] { $when } : { $name } sort du tournoi après avoir quitté le serveur
       *[organiser] { $when } : { $by } a retiré { $name }
    }
tournament-act-add = { $when } : { $by } a ajouté { $name }
tournament-act-move-up = { $when } : { $name } passe de la liste d’attente au tournoi
tournament-act-unlist =
    { $waits ->
        [partner] { $when } : { $by } a retiré { $name } de la liste des gens sans partenaire
       *[place] { $when } : { $by } a retiré { $name } de la liste d’attente
    }
tournament-act-disqualify = { $when } : { $by } a disqualifié { $name } : { $reason }
tournament-act-lift = { $when } : { $by } a levé la disqualification de { $person }
tournament-act-come-back = { $when } : { $by } a fait revenir { $name }
tournament-act-replace = { $when } : { $by } a remplacé { $name } par { $other }
tournament-act-correct = { $when } : { $by } a saisi le résultat de la ronde { $round }, table { $table }
tournament-act-extend = { $when } : { $by } a changé le délai
tournament-act-edit = { $when } : { $by } a modifié le tournoi
tournament-act-seed = { $when } : { $by } a mis { $name } au rang { $seed } des têtes de série
tournament-act-swap = { $when } : { $by } a échangé { $name } et { $other } dans les appariements de la ronde
tournament-act-extend-match = { $when } : { $by } a changé le délai de la ronde { $round }, table { $table }
tournament-act-nudge = { $when } : { $by } a relancé les joueurs de la ronde { $round }, table { $table }
tournament-act-move = { $when } : { $by } a déplacé le tournoi
tournament-act-add-organiser =
    { $results ->
        [yes] { $when } : { $by } a pris { $person } comme aide pour les résultats et les appariements
       *[no] { $when } : { $by } a pris { $person } comme aide pour tout
    }
tournament-act-helper-role =
    { $results ->
        [yes] { $when } : { $by } a limité l’aide de { $person } aux résultats et aux appariements
       *[no] { $when } : { $by } a permis à { $person } de tout faire comme aide
    }
tournament-act-remove-organiser = { $when } : { $by } a retiré { $person } des aides
tournament-act-announce = { $when } : { $by } a fait une annonce
tournament-act-take-back = { $when } : { $by } a annulé une action
tournament-act-changed = { $act } : { $before } → { $after }
tournament-result-none = pas de résultat
tournament-no-deadline = sans limite
tournament-act-taken-back = ~~{ $act }~~ · annulé par { $by }

tournament-nobody = Personne ne participe encore.
tournament-people-about =
    { $may ->
        [all] Choisis quelqu’un pour le retirer, le disqualifier, le faire revenir, ou laisser une autre personne jouer à sa place.
        [swap] Choisis quelqu’un pour l’avertir, ou pour l’échanger dans les appariements.
        [warn] Choisis quelqu’un pour l’avertir.
       *[look] Choisis quelqu’un pour voir ses avertissements et ses pénalités.
    }
tournament-person-placeholder = Choisis un joueur
tournament-add-placeholder = Ajouter quelqu’un
tournament-added =
    { $count ->
        [one] ✅ { $name } participe, et peut quitter le tournoi à tout moment.
       *[other] ✅ { $name } participent, et peuvent quitter le tournoi à tout moment.
    }
tournament-entrant-state =
    { $state ->
        [in] participe
        [organiser] retrait par l’organisation
        [disqualified] disqualification
        [missed] sortie pour matchs manqués
        [check-in] présence non confirmée
        [left-server] n’est plus sur le serveur
       *[self] a quitté le tournoi
    }{ $missed ->
        [0] {""}
        [one] {" "}· { $missed } match manqué
       *[other] {" "}· { $missed } matchs manqués
    }
tournament-person =
    ### { $number }. { $name }
    { $person } { $state ->
        [in] participe.{ $removes ->
            [yes] {" "}Retirer ou disqualifier cette personne met fin à sa partie en cours, et elle n’aura plus de match.
           *[no] {""}
        }
        [organiser] a été mis hors du tournoi par l’organisation et n’a plus de match. Un retour reste possible.
        [disqualified] ne peut pas revenir tant que l’organisation n’a pas levé la disqualification.
        [missed] est hors du tournoi pour des matchs manqués. Un retour reste possible.
        [check-in] n’a pas confirmé sa présence. Un retour reste possible.
        [left-server] n’est plus sur le serveur.
       *[self] a quitté le tournoi et n’a plus de match. Un retour reste possible.
    }{ $missed ->
        [0] {""}
        [one] {" "}{ $missed } match manqué.
       *[other] {" "}{ $missed } matchs manqués de suite.
    }
tournament-remove-button = Retirer
tournament-disqualify-button = Disqualifier…
tournament-disqualify-title = Disqualifier
tournament-disqualify-why = Pourquoi disqualifier { $name } ?
tournament-lift-button = Lever la disqualification
tournament-unlist-placeholder = Retirer de la liste d’attente…
tournament-lift-placeholder = Lever une disqualification
tournament-seed-button = Tête de série…
tournament-seed-title = Tête de série
tournament-seed-what = Rang, de 1 à { $max }
tournament-seeded = { $name } est maintenant au rang { $other } des têtes de série.
tournament-swap-placeholder = Échanger dans les appariements avec…
tournament-swapped = ✅ { $name } et { $other } ont échangé leurs places dans les appariements.
tournament-bring-back-button = Faire revenir
tournament-replace-about = La personne qui remplace prend la place, les points et la partie en cours :
tournament-replace-placeholder = Remplacer par…
tournament-removed =
    { $count ->
        [one] { $name } ne participe plus, mais peut revenir.
       *[other] { $name } ne participent plus, mais peuvent revenir.
    }
tournament-disqualified-other = { $name } ne participe plus et ne peut pas revenir tant que l’organisation ne l’a pas décidé.
tournament-brought-back =
    { $count ->
        [one] { $name } rejoue à partir de la prochaine ronde.
       *[other] { $name } rejouent à partir de la prochaine ronde.
    }
tournament-unlisted = { $name } n’est plus sur la liste, et en est averti. Se réinscrire reste possible. **Annuler une action…** revient dessus.
tournament-lifted = La disqualification de { $name } est levée : un retour est possible.
tournament-replaced = { $other } joue à la place { ELIDE("de", $name) }{ $name }.
refused-tournament-not-an-entrant = { $name } ne participe pas. Choisis quelqu’un qui participe.

tournament-result-which = Quel match de la ronde { $round } ?
tournament-result-placeholder = Choisis un match
tournament-result-open = pas encore de résultat
tournament-result-known = a un résultat
tournament-result-title = ### Ronde { $round }, table { $table }
tournament-result-new = **Nouveau :** { $result }
tournament-result-anew = **Nouveau :** pas de résultat ; le match est rejoué.
tournament-outcome-placeholder = Comment le match a-t-il fini ?
tournament-outcome-12 = { $one } a gagné
tournament-outcome-21 = { $other } a gagné
tournament-outcome-11 = { $one } et { $other } partagent la victoire
tournament-outcome-10 = { $one } a gagné ; absence : { $other }
tournament-outcome-01 = { $other } a gagné ; absence : { $one }
tournament-outcome-00 = Absence des deux : { $one } et { $other }
tournament-outcome-anew = Rejouer le match
tournament-place = { $place }. { $name }
tournament-place-absent = Absence : { $name }
tournament-place-placeholder = Quelle place pour { $name } ?
tournament-save-button = Enregistrer ce résultat
tournament-result-saved = ✅ Le résultat est saisi et noté au journal. Le classement est recalculé.

tournament-deadline-placeholder =
    { $status ->
        [signup] Fin des inscriptions
        [checkin] Fin de la confirmation de présence
       *[running] Fin de la ronde
    }
tournament-ends-in = dans { $time }
tournament-channel-placeholder = Déplacer dans un autre salon
tournament-helper-placeholder = Prendre quelqu’un comme aide pour tout
tournament-results-helper-placeholder = Prendre une aide pour les seuls résultats et appariements
tournament-helper-role-placeholder = Changer ce qu’une aide peut faire
tournament-helper-change =
    { $limited ->
        [yes] Actuellement : résultats et appariements. Choisis pour tout permettre.
       *[no] Actuellement : tout. Choisis pour limiter aux résultats et appariements.
    }
tournament-no-helper-placeholder = Retirer quelqu’un des aides
tournament-name-button = Nom…
tournament-about-button = Texte…
tournament-settings-button = Réglages…
tournament-settings-about = Les changements valent à partir de la prochaine ronde ; le temps par coup, dès maintenant. Tout le monde les voit dans les messages du tournoi.
tournament-name-title = Renommer le tournoi
tournament-name-what = Nouveau nom
tournament-about-title = Texte du tournoi
tournament-about-what = Règles, prix, liens
tournament-edited = ✅ C’est noté : { $value }
tournament-no-about = aucun texte
tournament-no-role = ouvert à tout le monde
tournament-match-until = ⏳ Ce match a jusqu’à { $at } ({ $left }).
tournament-match-time-placeholder = Changer la fin de ce match
tournament-match-time = ⏳ { $names }, l’organisation a changé le délai de votre match : il se termine { $at } ({ $left }).
tournament-no-holdups = Aucun match n’est en cours.
tournament-holdups =
    { $count ->
        [one] Un match est en cours.
       *[other] **{ $count }** matchs sont en cours ; l’attente la plus longue vient d’abord.
    }
tournament-holdup = { $match } · on attend { $names }
tournament-holdup-since = { $match } · on attend { $names } ({ $since })
tournament-nudge-placeholder = Relancer les joueurs d’un match
tournament-nudge =
    👉 { $names }, la ronde attend ton coup ici. À toi de jouer !
    -# **{ $tournament }** · ronde { $round }, table { $table }
tournament-nudged = ✅ Relance envoyée : { $names }

tournament-announce-title = Annonce
tournament-announce-what = Que veux-tu annoncer ?
tournament-announcement = ### 📣 { $name }
tournament-called = -# { $names }
tournament-announced = ✅ C’est annoncé, avec une notification pour tout le monde.
refused-tournament-announce-nothing = Une annonce a besoin d’un texte. Écris quelque chose, puis envoie-la à nouveau.
refused-tournament-announce-failed = Je ne peux pas écrire dans { $channel }. Laisse-moi y envoyer des messages, ou déplace le tournoi avec { COMMAND("tournament edit") }.

# Les places qui changent de main, les invitations, la revanche.

## One's own seat

cmd-game-seat = place
cmd-game-replace = remplacer
cmd-game-invite = inviter
command-seat = Céder ta place, ou te faire remplacer un moment
command-replace = Remplacer une personne absente
command-invite = Inviter quelqu’un à la table ouverte ici
command-invite-person = Qui inviter
more-seat = Ma place…
more-replace = Remplacer quelqu’un…
mine-seat = Ma place à cette table
mine-replace = Remplacer quelqu’un à cette table

seat-title = ### 🪑 Ta place · { $game } · { $channel }
seat-pass-on = Tu veux partir ? **Cède ta place :** la personne qui la prend voit ta main et continue là où tu en es. D’ici là, elle reste à toi.
seat-give-placeholder = Céder ma place à…
seat-give-anybody = La proposer à tout le monde
seat-sitter = Tu t’absentes un moment ? **Fais-toi remplacer :** la personne voit ta main et reçoit les notifications à ta place, et chacun de vous deux peut jouer. Pour combien de temps ?
seat-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
seat-sitter-ask =
    { $count ->
        [one] Qui te remplace pour un jour ? Cette personne doit encore accepter.
       *[other] Qui te remplace pendant { $count } jours ? Cette personne doit encore accepter.
    }
seat-sitter-placeholder = Qui me remplace ?
seat-name-there = Pour choisir quelqu’un en particulier, appuie sur **Ma main** puis **Plus…** dans le salon de la partie : ici, Discord ne propose personne.
seat-offered-substitute =
    { $to ->
        [anybody] Tu proposes ta place à tout le monde. Elle reste à toi jusqu’à ce que quelqu’un la prenne.
       *[other] Tu proposes ta place à **{ $to }**. Elle reste à toi jusqu’à sa réponse.
    }
seat-offered-sitter = Tu as demandé à **{ $to }** de te remplacer. Il faut encore son accord.
seat-offered-vote =
    { $to ->
        [anybody] La table cherche quelqu’un pour ta place. Si tu continues à jouer, elle reste à toi.
       *[other] La table a proposé ta place à **{ $to }**. Si tu continues à jouer, elle reste à toi.
    }
seat-offered-moderator =
    { $to ->
        [anybody] La modération cherche quelqu’un pour ta place.
       *[other] La modération a proposé ta place à **{ $to }**.
    }
seat-yours = 🪑 La place est à toi. Voici où en est la partie :
seat-left = 🪑 **{ $name }** continue à ta place dans **{ $game }**, dans { $channel }. Merci d’avoir joué !

sitting-in = 🪑 **{ $sitter }** remplace **{ $owner }** jusqu’au { $until }.
sitting-end = Mettre fin au remplacement
sitting-back = 🪑 Plus personne ne te remplace.
sitter-began = 🪑 **{ $name }** remplace **{ $owner }** jusqu’au { $until } dans **{ $game }**, dans { $channel }. Les deux peuvent jouer, et chacun peut mettre fin au remplacement.
sitter-ended = 🪑 Tu ne remplaces plus **{ $owner }** dans **{ $game }**, dans { $channel }. Merci !
mention-sitter = { $sitter } (pour { $owner })

## A seat that is offered

offer-substitute =
    { $to ->
        [anybody] 🪑 **{ $name }** voudrait quitter **{ $game }**. Qui prend la place et continue ?
       *[other] 🪑 { $to }, **{ $name }** voudrait quitter **{ $game }** et te propose sa place. Tu continues ?
    }
offer-moderator =
    { $to ->
        [anybody] 🪑 La modération cherche quelqu’un pour la place { ELIDE("de", $name) }**{ $name }** dans **{ $game }**. Qui continue ?
       *[other] 🪑 { $to }, la modération te propose la place { ELIDE("de", $name) }**{ $name }** dans **{ $game }**. Tu continues ?
    }
offer-vote =
    { $to ->
        [anybody] 🪑 La table cherche quelqu’un pour la place { ELIDE("de", $name) }**{ $name }** dans **{ $game }**. Qui continue ?
       *[other] 🪑 { $to }, la table te propose la place { ELIDE("de", $name) }**{ $name }** dans **{ $game }**. Tu continues ?
    }
offer-sitter =
    { $days ->
        [one] 🪑 { $to }, veux-tu remplacer **{ $name }** dans **{ $game }** pendant un jour ? Tu verras sa main et recevras les notifications à sa place.
       *[other] 🪑 { $to }, veux-tu remplacer **{ $name }** dans **{ $game }** pendant { $days } jours ? Tu verras sa main et recevras les notifications à sa place.
    }
offer-take = Prendre la place
offer-sit-in = Remplacer
offer-decline = Non, merci
offer-withdraw = Retirer l’offre
offer-withdrawn = 🪑 L’offre a été retirée.
offer-declined = 🪑 **{ $name }** a décliné.
offer-owner-back = 🪑 La personne attendue est de retour : sa place n’est plus proposée.
offer-gone = 🪑 Cette place n’est plus proposée.
offer-you-declined = C’est noté : tu as décliné.
offer-you-withdrew = L’offre est retirée.
seat-taken = 🪑 **{ $name }** a pris la place { ELIDE("de", $before) }**{ $before }** et continue.
log-seat-taken = 🪑 **{ $name }** a pris la place { ELIDE("de", $before) }**{ $before }**.

## Somebody else for somebody who is absent

replace-whom =
    ### 🪑 Remplacer quelqu’un · { $game } · { $channel }
    À quelle place ?
replace-by-whom = Qui doit jouer à la place { ELIDE("de", $name) }**{ $name }** ?
replace-at-once = -# Tu as les permissions de modération : la place est proposée tout de suite. La personne doit encore accepter.
replace-by-vote = -# Les autres votent d’abord. C’est possible si quelqu’un s’est trop fait attendre, est parti, ou si un ordinateur joue là.
replace-placeholder = Proposer la place à…
replace-anybody = À tout le monde
replace-computer-easy = Ordinateur : facile
replace-computer-normal = Ordinateur : normal
replace-computer-hard = Ordinateur : difficile
replace-computer-expert = Ordinateur : expert
replace-done = C’est fait : on s’occupe de la place { ELIDE("de", $name) }**{ $name }**.
replace-asked = Les autres votent sur la place { ELIDE("de", $name) }**{ $name }**.
vote-replace =
    { $by ->
        [computer] 🪑 **{ $name }** se fait attendre. **{ $asker }** propose qu’un ordinateur joue là jusqu’à son retour.
        [person] 🪑 **{ $name }** se fait attendre. **{ $asker }** propose { ELIDE("que", $to) }**{ $to }** prenne la place.
       *[other] 🪑 **{ $name }** se fait attendre. **{ $asker }** propose de chercher quelqu’un d’autre pour la place.
    }
vote-replace-passed =
    { $by ->
        [computer] 🪑 Un ordinateur joue à la place { ELIDE("de", $name) }**{ $name }** jusqu’à son retour, comme **{ $asker }** l’a proposé.
        [person] 🪑 La place { ELIDE("de", $name) }**{ $name }** est proposée à **{ $to }**, comme **{ $asker }** l’a demandé.
       *[other] 🪑 On cherche quelqu’un pour la place { ELIDE("de", $name) }**{ $name }**, comme **{ $asker }** l’a proposé.
    }

## Invitations and the rematch

lobby-guests = ✉️ Invitations : { $names }
invite-button = Inviter…
invite-whom =
    { $free ->
        [0] ### ✉️ { $game } · { $channel }
            Il ne reste aucune place à garder pour quelqu’un.
       *[other] ### ✉️ { $game } · { $channel }
            Qui invites-tu ? Une place est gardée jusqu’à la réponse.
    }
invite-placeholder = Inviter…
invite-back = Retirer une invitation :
invite-done = ✉️ **{ $name }** a reçu ton invitation ; une place est gardée.
invited = ✉️ { $names } : **{ $host }** t’invite à jouer à **{ $game }**. Une place t’est gardée.
invited-accept = Je joue
invited-decline = Non, merci
ended-forgotten = La table est fermée : la partie s’est trop fait attendre.
rematch-button = Revanche
rematch-sign = 🔁
rematch-open = 🔁 La revanche est ouverte : [y aller]({ $link }). Les autres sont invités.

## Refusals

refused-seats-reserved = Les places libres sont gardées pour { $names }. Attends leur réponse, ou lance une autre partie dans un autre salon.
refused-guests-awaited = Invitations sans réponse : { $names }. D’ici là, c’est à l’hôte de commencer, ou de retirer l’invitation.
refused-only-sitting-in = Tu ne fais que remplacer { $name } : tu peux jouer, mais cette décision revient à { $name }.
refused-offer-gone = Cette place n’est plus proposée : quelqu’un l’a prise, ou l’offre a été retirée.
refused-offer-not-yours = Ce n’est pas à toi de répondre à cette offre.
refused-offered-to-another = Cette place n’est proposée qu’à { $name }. Pour jouer, cherche une autre table avec { COMMAND("tables") }.
refused-sits-in-already = À cette table, cette personne remplace déjà { $name }, et personne ne peut voir deux mains. Il faut d’abord y mettre fin.
refused-knows-a-hand = Une personne qui a vu une main à cette table ne peut pas y prendre une autre place. Choisis quelqu’un d’autre.
refused-sitting-too-long = On peut se faire remplacer { $days } jours au plus. Choisis moins ; tu pourras redemander plus tard.
refused-nobody-sits-in = Ce remplacement est déjà terminé.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-not-absent = { $name } a encore du temps : vous pourrez voter quand il sera écoulé ou, sans limite, après trois jours. La modération peut agir tout de suite.
refused-replace-not-allowed = Pour chercher quelqu’un d’autre, il faut jouer ici, ou avoir la permission « Gérer les salons » sur le serveur de cette partie.
refused-is-a-bot = { $name } est un bot et ne peut pas jouer. Choisis une personne.
refused-not-a-member = { $name } n’est pas sur ce serveur. Choisis quelqu’un qui y est, ou invite d’abord cette personne ici.
refused-seated-there = { $name } est déjà à cette table.
refused-invited-already = { $name } a déjà une invitation et n’a plus qu’à répondre.
refused-no-seat-to-reserve = Il ne reste aucune place à garder. Il faudrait que quelqu’un parte, ou retirer une invitation.
refused-not-invited = Tu n’as pas d’invitation ici : il n’y a rien à décliner. Appuie sur **Rejoindre** si tu veux jouer.
refused-invitation-gone = Cette invitation a déjà reçu une réponse, ou a été retirée.
refused-only-the-host = C’est à l’hôte de la table de retirer des invitations.
refused-rematch-not-yours = Seules les personnes qui ont joué peuvent lancer la revanche. { COMMAND("game new") } ouvre une table à toi.
refused-not-over = Cette partie n’est pas finie. La revanche vient après.
refused-no-table-seat = Tu n’as de place à aucune table. { COMMAND("tables") } montre où il y en a de libres.
refused-no-table-replace = Il n’y a ici aucune partie dont tu peux gérer les places. Utilise cette commande dans le salon de la partie.
refused-no-table-invite = Aucune table n’attend de joueurs ici. { COMMAND("game new") } en ouvre une.
refused-undo-seat-changed = Une place a changé de main depuis : ce qu’une autre personne y a joué reste joué.
refused-seat-of-a-tournament = Dans un tournoi, c’est à l’organisation de décider qui joue : demande-lui un remplacement.
refused-rematch-of-a-tournament = Cette partie faisait partie d’un tournoi, qui décide des prochaines rencontres. { COMMAND("game new") } ouvre une table hors tournoi.

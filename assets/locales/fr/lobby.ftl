# Avant la partie : le jeu en une ligne, l’hôte, l’appel avant le début, et les nouvelles.

cmd-game-host = hôte
command-host = Gérer la table : retirer quelqu’un, la fermer, passer le rôle d’hôte
refused-no-table-host = Aucune table n’attend de joueurs ici. { COMMAND("game new") } en ouvre une.
mine-host = Gérer cette table

## The game

lobby-length = -# 🔄 À { $players }, en général de { $min } à { $max } tours chacun, d’affilée ou sur plusieurs jours.
lobby-other-game-button = Plutôt { $game }

## Joining

lobby-join-full = Complet
lobby-join-instead = Remplacer un ordinateur
lobby-seated = Tu as déjà une place ici. Tu as changé d’avis ? Appuie sur **Quitter**.
refused-removed-from-lobby = L’hôte t’a retiré ta place à cette table et peut seul t’y inviter à nouveau. { COMMAND("tables") } en montre d’autres.
refused-was-removed = La place de { $name } à cette table a été retirée : seul l’hôte peut inviter cette personne à nouveau.

## The host

lobby-host-button = Hôte…
lobby-host-away = 💤 **{ $host }**, l’hôte de la table, n’a rien fait ici depuis un moment. N’importe quel joueur peut prendre le relais.
lobby-take-host = Je prends le relais
host-title = ### 🔑 Hôte · { $game } · { $channel }
host-remove = **Retirer de la table** (sans retour possible, sauf si tu invites la personne) :
host-remove-button = Retirer { $name }
host-pass-on = **Passer le rôle d’hôte à :**
host-pass-on-button = Passer à { $name }
host-close-button = Fermer la table
host-close-ask = Fermer cette table { ELIDE("de", $game) }**{ $game }** ? La partie n’aura pas lieu et tout le monde perd sa place.
host-close-sure = Oui, la fermer
host-removed = C’est fait : la place est à nouveau libre.
host-passed-on = C’est fait : la table a un nouvel hôte.
host-other-game = C’est fait : à cette table, on joue maintenant à **{ $game }**.
host-closed = La table est fermée.
refused-host-only = Il faut être l’hôte de la table, ou avoir la permission « Gérer les salons » sur son serveur.
refused-remove-yourself = Pour rendre ta propre place, appuie sur **Quitter**.
refused-not-in-the-lobby = Cette personne n’est plus à la table. **Hôte…** montre qui y est maintenant.
refused-host-already = Cette personne est déjà l’hôte. Choisis quelqu’un d’autre, ou laisse les choses comme elles sont.
refused-host-yours = Tu es déjà l’hôte : **Hôte…** montre ce que tu peux faire.
refused-host-is-there = { $name } est encore là. Tu ne peux prendre le relais que si l’hôte n’a rien fait ici pendant un jour.
ended-closed = L’hôte a fermé la table.

## The roll call before the start

lobby-here = Je suis là
lobby-roll-call = 👋 **Toujours là ?** On attend { $names }. La partie commence dès leur réponse (**{ lobby-here }**) ; { $until }, l’hôte peut commencer sans attendre.
lobby-roll-call-over = 👋 Pas de réponse : { $names }. L’hôte peut commencer sans attendre, ou patienter encore.
lobby-start-without =
    { $count ->
        [one] Commencer sans attendre
       *[other] Commencer sans ces { $count }
    }
roll-call = 👋 { $names } : toujours là ? { $by } voudrait commencer. Appuie sur **{ lobby-here }** ; { $until }, l’hôte peut commencer sans toi.
refused-nobody-asks = Personne n’attend plus cette réponse : tu n’as rien à faire.
refused-nobody-missing = Il ne manque personne. Appuie sur **Commencer**.
refused-roll-call = J’ai demandé qui est encore là : { $names }. La partie commence dès leur réponse.
refused-roll-call-over = Toujours pas de réponse : { $names }. L’hôte peut commencer sans attendre, ou les retirer sous **Hôte…**.

## News for one player

lobby-news-removed = { $to }, { $names } t’a retiré ta place à la table { ELIDE("de", $game) }**{ $game }**.
lobby-news-host-passed = 🔑 { $to }, { $names } te confie le rôle d’hôte à la table { ELIDE("de", $game) }**{ $game }**.
lobby-news-host-replaced = 🔑 { $to }, { $names } est maintenant l’hôte à la table { ELIDE("de", $game) }**{ $game }** : tu n’avais rien fait ici depuis un moment. Tu gardes ta place.
lobby-news-left-out = { $to }, **{ $game }** a commencé sans toi, faute de réponse. { COMMAND("tables") } montre d’autres tables.
lobby-news-roll-call-over = 👋 { $to }, pas de réponse de { $names }. L’hôte peut maintenant lancer **{ $game }** sans attendre, ou patienter.
lobby-news-invitation-lapsed =
    { $count ->
        [one] ✉️ { $to }, { $names } n’a pas répondu en deux jours : la place est à nouveau libre. Tu peux inviter quelqu’un d’autre.
       *[other] ✉️ { $to }, { $names } n’ont pas répondu en deux jours : les places sont à nouveau libres. Tu peux inviter d’autres personnes.
    }
invitation-lapsed = ✉️ Cette invitation a expiré et la place est à nouveau libre. Il en reste peut-être : **Rejoindre** est sous la table.

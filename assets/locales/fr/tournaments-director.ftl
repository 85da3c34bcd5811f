# Ce qui arrive tout seul dans un tournoi, dans son salon et dans les fils de ses parties.

tournament-thread-name = { $round }·{ $table } { $names } ({ $tournament })
tournament-asked = 🙋 { $names } : présence à confirmer pour **{ $tournament }**. Fin de la confirmation : { $until } ; sans réponse, la prochaine ronde commence sans toi.
tournament-late = ⌛ Le temps de la ronde { $round } est écoulé. { $rule ->
        [forfeit] On attendait { $names } : la partie est perdue pour ce camp.
        [computer] On attendait { $names } : si la partie était engagée, un ordinateur prend la place jusqu’au retour. Sans un seul coup joué, elle est perdue.
       *[standing] La partie s’arrête ici : les places sont celles de la table à cet instant.
    }
tournament-missed =
    🪑 Absence à cette partie : { $names }. Elle est perdue par forfait. Une autre absence à la suite, et c’est la sortie du tournoi.
    -# **{ $tournament }** · ronde { $round }, table { $table }
tournament-missed-dropped =
    🪑 Nouvelle absence : { $names }. C’est la sortie du tournoi. Pour revenir, il suffit de se réinscrire.
    -# **{ $tournament }** · ronde { $round }, table { $table }
tournament-still-there =
    👋 { $name }, personne d’autre n’est venu pour ce match. Es-tu encore là ? Appuie sur **Je suis là** et tu gagnes sans jouer ; fin de la question { $until }. Sans réponse, personne ne gagne.
    -# **{ $tournament }** · ronde { $round }, table { $table }
tournament-moved-up = 🎟️ { $names }, une place s’est libérée : **{ $tournament }** compte sur toi.
tournament-left-server =
    👋 { $count ->
        [one] { $names } n’est plus sur le serveur et ne participe donc plus à **{ $tournament }**.
       *[other] { $names } ne sont plus sur le serveur et ne participent donc plus à **{ $tournament }**.
    } En cas de retour, il suffit de participer à nouveau, ou tu t’en charges avec { COMMAND("tournament drop") }.
tournament-no-threads =
    ⚠️ { $organiser }, les parties ne peuvent pas commencer : je ne peux pas ouvrir de fils dans { $channel }. Accorde-moi là **Créer des fils publics** et **Envoyer des messages dans les fils**, ou ferme de vieux fils si le serveur en a trop.
    -# Je réessaie toutes les quelques minutes, et tout de suite quand les permissions changent. Rien n’est perdu, et le temps de la ronde n’est pas entamé.
tournament-lost = ⚠️ Je ne peux plus écrire dans { $channel }, où se joue **{ $tournament }**. Laisse-moi voir ce salon et y envoyer des messages, ou déplace le tournoi dans un autre salon. D’ici là, rien n’est annoncé et aucune partie ne commence.
tournament-failing =
    ⚠️ **{ $tournament }** est bloqué : { $what ->
        [threads] je n’ai pas pu ouvrir de fil pour une partie
        [post] je n’ai pas pu écrire dans { $channel }
        [edit] je n’ai pas pu mettre à jour mes messages dans { $channel }
        [pair] je n’ai pas pu apparier la ronde suivante
        [match] je n’ai pas pu continuer la ronde { $round }, table { $table }
       *[go-on] je n’ai pas pu continuer
    }, { $count } fois de suite.
    { $cause ->
        [forbidden] Discord ne me le permet pas. Accorde-moi là-bas **Voir le salon**, **Envoyer des messages**, **Joindre des fichiers**, **Créer des fils publics** et **Envoyer des messages dans les fils**, ou déplace le tournoi avec { COMMAND("tournament edit") }.
        [refused] Discord le refuse à cet endroit (erreur { $code }). Déplace le tournoi dans un autre salon textuel avec { COMMAND("tournament edit") }.
        [discord] Discord ne répond pas, ou répond par une erreur. Tu n’as rien à faire ; si ça dure, discordstatus.com dit peut-être pourquoi.
        [rules] { $reason }
       *[unexpected] Quelque chose a échoué de mon côté. Préviens la personne qui m’héberge : mon journal dit quoi. En attendant, tu peux saisir des résultats avec { COMMAND("tournament result") }.
    }
    -# Je réessaie toutes les quelques minutes. Rien n’est perdu, et je modifierai ce message quand ça marchera de nouveau.
tournament-works-again = ✅ **{ $tournament }** continue : ce que je t’avais signalé marche de nouveau.

# Ce qui arrive tout seul dans un tournoi, dans son salon et dans les fils de ses parties.

tournament-thread-name = { $round }·{ $table } { $names } ({ $tournament })
tournament-asked = 🙋 { $names }, tu joues dans **{ $tournament }** ? Confirme ta présence { $until }, sinon la prochaine ronde commence sans toi.
tournament-late = ⌛ Le temps de la ronde { $round } est écoulé. { $rule ->
        [forfeit] On attendait { $names } : la partie est perdue pour ce camp.
        [computer] On attendait { $names } : si la partie était engagée, un ordinateur prend la place jusqu’au retour. Sans un seul coup joué, elle est perdue.
       *[standing] La partie s’arrête ici, et le classement est celui de la table à cet instant.
    }
tournament-missed =
    🪑 Absence à cette partie : { $names }. Elle compte comme perdue sans jouer. Une autre absence à la suite, et c’est la sortie du tournoi.
    -# **{ $tournament }** · ronde { $round }, table { $table }
tournament-missed-dropped =
    🪑 Nouvelle absence : { $names }. C’est la sortie du tournoi. Pour revenir, il suffit de s’inscrire de nouveau.
    -# **{ $tournament }** · ronde { $round }, table { $table }
tournament-no-threads =
    ⚠️ { $organiser }, les parties ne peuvent pas commencer : je ne peux pas ouvrir de fils dans ce salon. Accorde-moi ici **Créer des fils publics** et **Envoyer des messages dans les fils**, ou ferme de vieux fils si le serveur en a trop.
    -# Je réessaie toutes les trente secondes. Rien n’est perdu, et le temps de la ronde n’est pas entamé.
tournament-lost = ⚠️ Je ne peux plus écrire dans { $channel }, où se joue **{ $tournament }**. Laisse-moi voir ce salon et y envoyer des messages, ou déplace le tournoi dans un autre salon. D’ici là, rien n’est annoncé et aucune partie ne commence.

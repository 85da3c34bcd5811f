# Avertissements et pénalités que l’organisation donne aux joueurs.

tournament-penalty-button = Avertir ou pénaliser…
tournament-penalty-title = ### ⚖️ Avertissements et pénalités : { $name }
tournament-penalties-none = Aucun jusqu’ici.
tournament-penalty-placeholder = Choisis la sanction
tournament-penalty-warn = Un avertissement
tournament-penalty-deduct = Retirer des points : { $points }
tournament-penalty-lose = Match perdu : ronde { $round }, table { $table }
tournament-penalty-line =
    ⚖️ { $kind ->
        [warn] Avertissement
        [deduct] Points retirés : { $points }
       *[lose] Match perdu, ronde { $round }, table { $table }
    } : { $reason }
tournament-penalty-form-title = Avertissement ou pénalité
tournament-penalty-why = Motif, transmis à { $name }
tournament-penalty-given = ✅ C’est fait. { $name } en est informé, motif compris. **Annuler une action…** revient dessus.
tournament-deduction = { $name } −{ $points }
tournament-deductions = -# ⚖️ Points retirés : { $names }
tournament-part-penalty = retirés par l’organisation { $value }
tournament-act-warn = { $when } : { $by } a averti { $name } : { $reason }
tournament-act-deduct = { $when } : { $by } a retiré des points à { $name } ({ $points }) : { $reason }
tournament-act-lose = { $when } : { $by } a fait perdre à { $name } la ronde { $round }, table { $table } : { $reason }
tournament-told-penalty =
    ⚖️ **{ $tournament }** : { $kind ->
        [warn] l’organisation t’a donné un avertissement.
        [deduct] l’organisation t’a retiré des points : { $points }.
        [lose] l’organisation a décidé que tu perds la ronde { $round }, table { $table }.
        [disqualify] l’organisation t’a disqualifié. Tu ne seras plus apparié.
        [lift] l’organisation a levé ta disqualification. Tu peux participer à nouveau.
        [unlist] l’organisation t’a retiré de la liste d’attente. Tu peux te réinscrire.
        [undone] l’organisation est revenue sur ce qu’elle avait décidé pour toi.
       *[drop] l’organisation t’a retiré du tournoi. Tu peux revenir avec **Participer**.
    }
tournament-told-reason = Motif : { $reason }
tournament-told-penalty-hint = ⚖️ { $name } : un message de l’organisation de **{ $tournament }** t’attend, mais je ne peux pas t’écrire en privé. { COMMAND("tournament info") } te le montre, rien qu’à toi.
refused-tournament-penalty-no-points = Dans ce format, les places ne dépendent pas des points. Donne plutôt un avertissement ou la perte d’un match.
refused-tournament-no-match = Ce joueur n’a pas encore été apparié : il n’y a pas de match à perdre.
refused-tournament-lost-already = Ce joueur a déjà perdu ce match.
refused-tournament-loss-undecided = À une table de trois ou quatre, saisis d’abord le résultat sous **Résultats…**, puis donne la perte.

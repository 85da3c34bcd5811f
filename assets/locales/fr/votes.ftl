# Une demande aux autres de la table, à laquelle chacun répond d’un seul appui. La demande est
# vote-<kind>, et vote-<kind>-passed dit que c’est fait.

vote-agreed = ✅ D’accord : { $names }
vote-against = ❌ Contre : { $names }
vote-undecided = On attend encore : { $names }
vote-needed =
    { $needed ->
        [one] Il faut l’accord d’une personne sur { $voters }.
       *[other] Il faut l’accord de { $needed } personnes sur { $voters }.
    }
vote-yes-button = D’accord
vote-no-button = Non
vote-back-button = Retirer ma demande
vote-refused = ❌ Pas cette fois. Contre : { $names }
vote-withdrawn = ↩️ { $asker } a retiré sa demande.
vote-lapsed = La partie a continué : la demande n’est plus d’actualité.

refused-vote-asked-already = Cette demande est déjà faite. Attends la réponse des autres.
refused-vote-lapsed = La partie a continué : la demande n’est plus d’actualité.
refused-vote-closed = Cette demande est déjà réglée.
refused-vote-not-asked = Ce n’est pas à toi de répondre, mais aux autres de la table.
refused-vote-own = C’est ta propre demande : aux autres de répondre. **Retirer ma demande** l’annule.
refused-vote-said-already = Tu as déjà répondu. On attend encore les autres.
refused-vote-not-yours = Seule la personne qui a fait cette demande peut la retirer. Pour refuser, appuie sur **Non**.

# Une demande aux autres de la table, à laquelle chacun répond d’un seul appui. La demande est
# motion-<kind>, et motion-<kind>-passed dit que c’est fait.

motion-agreed = ✅ D’accord : { $names }
motion-against = ❌ Contre : { $names }
motion-undecided = On attend encore : { $names }
motion-needed =
    { $needed ->
        [one] Il faut l’accord d’une personne sur { $voters }.
       *[other] Il faut l’accord de { $needed } personnes sur { $voters }.
    }
motion-yes-button = D’accord
motion-no-button = Non
motion-back-button = Retirer ma demande
motion-refused = ❌ Pas cette fois. Contre : { $names }
motion-withdrawn = ↩️ { $asker } a retiré sa demande.
motion-lapsed = La partie a continué : la demande n’est plus d’actualité.

refused-motion-asked-already = Cette demande est déjà faite. Attends la réponse des autres.
refused-motion-lapsed = La partie a continué : la demande n’est plus d’actualité.
refused-motion-closed = Cette demande est déjà réglée.
refused-motion-not-asked = Ce n’est pas à toi de répondre, mais aux autres de la table.
refused-motion-own = C’est ta propre demande : aux autres de répondre. **Retirer ma demande** l’annule.
refused-motion-said-already = Tu as déjà répondu. On attend encore les autres.
refused-motion-not-yours = Seule la personne qui a fait cette demande peut la retirer. Pour refuser, appuie sur **Non**.

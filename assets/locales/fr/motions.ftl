# Une question aux autres de la table, à laquelle chacun répond d’un seul appui. La question est
# motion-<kind>, et motion-<kind>-passed dit que c’est fait.

motion-agreed = ✅ D’accord : { $names }
motion-against = ❌ Contre : { $names }
motion-undecided = On attend encore : { $names }
motion-needed =
    { $needed ->
        [one] Il faut { $needed } accord sur { $voters }.
       *[other] Il faut { $needed } accords sur { $voters }.
    }
motion-yes-button = D’accord
motion-no-button = Non
motion-back-button = Retirer
motion-refused = ❌ Pas cette fois. Contre : { $names }
motion-withdrawn = ↩️ { $asker } a retiré la question.
motion-lapsed = La partie a continué : la question ne se pose plus.

refused-motion-asked-already = C’est déjà demandé. Les autres doivent encore répondre.
refused-motion-lapsed = La partie a continué : la question ne se pose plus.
refused-motion-closed = Cette question est réglée.
refused-motion-not-asked = La question ne te concerne pas ; c’est aux autres de la table de répondre.
refused-motion-own = C’est toi qui as posé la question : aux autres de répondre. **Retirer** l’annule.
refused-motion-said-already = Tu l’as déjà dit. Les autres doivent encore répondre.
refused-motion-not-yours = Seule la personne qui a posé la question peut la retirer. **Non** dit non.

# A question to the others at a table, which each of them answers with one press. What is asked reads
# motion-<kind>, and motion-<kind>-passed says that it has been done.

motion-agreed = ✅ Agreed: { $names }
motion-against = ❌ Against: { $names }
motion-undecided = Still asked: { $names }
motion-needed = It takes { $needed } of { $voters }.
motion-yes-button = Agree
motion-no-button = Refuse
motion-back-button = Withdraw
motion-refused = ❌ Not this time. Against: { $names }
motion-withdrawn = ↩️ { $asker } has taken the question back.
motion-lapsed = The game has gone on, so this is no longer asked.

refused-motion-asked-already = That has been asked already. The others still have to answer.
refused-motion-lapsed = The game has gone on, so this is no longer asked.
refused-motion-closed = This question has been settled.
refused-motion-not-asked = You are not asked here; it is up to the others at this table.
refused-motion-own = You asked this yourself, so it is up to the others. **Withdraw** takes it back.
refused-motion-said-already = You have said so already. The others still have to answer.
refused-motion-not-yours = Only whoever asked can take this question back. **Refuse** says no.

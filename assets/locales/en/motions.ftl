# A request on which the others at a table vote with one press each. Its text is
# motion-<kind>, and motion-<kind>-passed says that it has been done.

motion-agreed = ✅ Agreed: { $names }
motion-against = ❌ Against: { $names }
motion-undecided = Yet to reply: { $names }
motion-needed = Needs { $needed } of { $voters }.
motion-yes-button = Agree
motion-no-button = Refuse
motion-back-button = Withdraw
motion-refused = ❌ Not this time. Against: { $names }
motion-withdrawn = ↩️ { $asker } has withdrawn the request.
motion-lapsed = The game has moved on, so this request has expired.

refused-motion-asked-already = That’s been asked already. Wait for the others to reply.
refused-motion-lapsed = The game has moved on, so this request has expired.
refused-motion-closed = This request has already been settled.
refused-motion-not-asked = You’re not being asked here: it’s up to the other players.
refused-motion-own = This is your own request, so it’s up to the others. **Withdraw** cancels it.
refused-motion-said-already = You’ve already said so. Wait for the others to reply.
refused-motion-not-yours = Only the player who made this request can withdraw it. **Refuse** says no.

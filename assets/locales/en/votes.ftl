# A request on which the others at a table vote with one press each. Its text is
# vote-<kind>, and vote-<kind>-passed says that it has been done.

vote-agreed = ✅ Agreed: { $names }
vote-against = ❌ Against: { $names }
vote-undecided = Yet to reply: { $names }
vote-needed = Needs { $needed } of { $voters }.
vote-yes-button = Agree
vote-no-button = Refuse
vote-back-button = Withdraw
vote-refused = ❌ Not this time. Against: { $names }
vote-withdrawn = ↩️ { $asker } has withdrawn the request.
vote-lapsed = The game has moved on, so this request has expired.

refused-vote-asked-already = That’s been asked already. Wait for the others to reply.
refused-vote-lapsed = The game has moved on, so this request has expired.
refused-vote-closed = This request has already been settled.
refused-vote-not-asked = You’re not being asked here: it’s up to the other players.
refused-vote-own = This is your own request, so it’s up to the others. **Withdraw** cancels it.
refused-vote-said-already = You’ve already said so. Wait for the others to reply.
refused-vote-not-yours = Only the player who made this request can withdraw it. **Refuse** says no.

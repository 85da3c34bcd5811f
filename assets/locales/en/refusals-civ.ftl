# Why something is not possible: Carta Impera Victoria.

refused-already-played = You’ve already played your card this turn. Use an effect, or draw.
refused-play-first = Play a card from your hand first. Effects and drawing come after that.
refused-under-embargo = You can’t play { $domain } this turn: it’s under an embargo. Play another card.
refused-discard-used = You’ve already used { $domain }’s discard effect this turn. Use another effect, or draw.
refused-domain-missing = This effect costs one { $domain } card, and your area has none. Use another effect, or draw.
refused-effect-used = You get one permanent effect per domain each turn, your own or copied, and you’ve used { $domain }’s. Use another effect, or draw.
refused-cards-missing =
    { $have ->
        [0] This effect takes { $needed } { $domain } cards face up in the area, and there are none. Use another effect, or draw.
        [one] This effect takes { $needed } { $domain } cards face up in the area, and there’s only one. Use another effect, or draw.
       *[other] This effect takes { $needed } { $domain } cards face up in the area, and there are only { $have }. Use another effect, or draw.
    }
refused-already-inspired = You’ve already copied an effect this turn, and Inspiration works once per turn. Use another effect, or draw.
refused-not-most-culture = To copy an effect you need more Culture cards than any other player, and you don’t have them now. Use another effect, or draw.
refused-nothing-to-do = This effect would do nothing now: the cards it needs aren’t there. Use another effect, or draw.
refused-own-effect = You can’t copy effects from your own area. Use that one yourself, or copy another one.

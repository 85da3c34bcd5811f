# Innovation in teams of two, and to one more achievement: variants that the rulebook lacks.

innovation-teams-about = { teams-about } Six achievements together win. This variant isn’t in the rulebook.
extra-achievement = One more achievement
extra-achievement-about = You need one more achievement to win. This variant isn’t in the rulebook.

## The table: what a team has, then each partner

standing-team = **{ $team }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · 🏆 { $achieved }/{ $needed }
standing-partner =
    { $mark } **{ $name }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $achieved ->
        [0] 🏆 0
       *[other] 🏆 { $achieved } ({ $which })
    } · ✋ { $hand }

## The picture in words ($own: the number of the player's own achievements)

alt-team = { $team } is { $names }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $won ->
        [0] none of { $needed } achievements
       *[other] { $won } of { $needed } achievements
    }.
alt-end-partner = { $points ->
        [one] 1 point
       *[other] { $points } points
    } together and { $won ->
        [0] none of { $needed } achievements
       *[other] { $won } of { $needed } achievements
    }{ $own ->
        [0] {""}
       *[other] , of which { $which }
    }
told-team-goal = First team to { $needed } achievements wins.

## Hints

hint-why-partner = no opponent shares it, and your partner can use it too

## Help

help-topic-variants = Teams and other variants
help-text-variants =
    Two options of { COMMAND("game new") }, neither of which is in the rulebook:
    - **Two teams of two**, with four players: partners sit opposite each other and need six achievements together. A card that wins the game wins it for the team. When the cards run out, the team’s points count, then its achievements.
    - **Your partner isn’t an opponent**: you demand nothing of them, and draw no card if only they share your dogma. Cards leave them out where they speak of opponents; so do Clothing and Construction.
    - **One more achievement**: you need one more to win.

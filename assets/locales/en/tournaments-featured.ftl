# The featured match of a round.

tournament-featured = ⭐ **Featured match**{ $titled ->
        [yes] {" "}· { $title }
       *[no] {""}
    }
    { $match }
tournament-follow-button = Follow ⭐
tournament-featured-news =
    📣 **{ $tournament }** · round { $round }
    { $match }
tournament-featured-button = Featured match…
tournament-featured-none = No match of this round is featured. The one you choose stands first in the round’s message, with a star, and spectators can follow it with one press.
tournament-featured-fixed = It’s over, so it stays the featured match of this round.
tournament-featured-placeholder = Feature a match
tournament-featured-announce-button = Announce
tournament-featured-remove-button = Remove the star
tournament-act-feature = { $when }: { $by } featured the match of round { $round }, table { $table }
tournament-act-unfeature = { $when }: { $by } took the star from the match of round { $round }, table { $table }
tournament-act-announce-featured = { $when }: { $by } announced the featured match of round { $round }, table { $table }

# Le match à l’affiche d’une ronde.

tournament-featured = ⭐ **Match à l’affiche**{ $titled ->
        [yes] {" "}· { $title }
       *[no] {""}
    }
    { $match }
tournament-follow-button = Suivre ⭐
tournament-featured-news =
    📣 **{ $tournament }** · ronde { $round }
    { $match }
tournament-featured-button = Match à l’affiche…
tournament-featured-none = Aucun match de cette ronde n’est à l’affiche. Celui que tu choisis figure en tête du message de la ronde, avec une étoile, et le public peut le suivre d’un seul clic.
tournament-featured-fixed = Il est fini : il reste le match à l’affiche de cette ronde.
tournament-featured-placeholder = Mettre un match à l’affiche
tournament-featured-announce-button = Annoncer
tournament-featured-remove-button = Retirer l’étoile
tournament-act-feature = { $when } : { $by } a mis à l’affiche le match de la ronde { $round }, table { $table }
tournament-act-unfeature = { $when } : { $by } a retiré l’étoile du match de la ronde { $round }, table { $table }
tournament-act-announce-featured = { $when } : { $by } a annoncé le match à l’affiche de la ronde { $round }, table { $table }

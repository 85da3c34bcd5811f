# L’incontro in evidenza di un round.

tournament-featured = ⭐ **Incontro in evidenza**{ $titled ->
        [yes] {" "}· { $title }
       *[no] {""}
    }
    { $match }
tournament-follow-button = Segui ⭐
tournament-featured-news =
    📣 **{ $tournament }** · round { $round }
    { $match }
tournament-featured-button = Incontro in evidenza…
tournament-featured-none = Nessun incontro di questo round è in evidenza. Quello che scegli sta in cima al messaggio del round, con una stella, e il pubblico può seguirlo con un clic.
tournament-featured-fixed = È finito: resta l’incontro in evidenza di questo round.
tournament-featured-placeholder = Metti in evidenza un incontro
tournament-featured-announce-button = Annuncia
tournament-featured-remove-button = Togli la stella
tournament-act-feature = { $when }: { $by } ha messo in evidenza l’incontro del round { $round }, tavolo { $table }
tournament-act-unfeature = { $when }: { $by } ha tolto la stella all’incontro del round { $round }, tavolo { $table }
tournament-act-announce-featured = { $when }: { $by } ha annunciato l’incontro in evidenza del round { $round }, tavolo { $table }

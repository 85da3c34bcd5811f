# Why something is not possible: Carta Impera Victoria.

refused-already-played = In questo turno hai già giocato la tua carta. Applica un effetto, o pesca.
refused-play-first = Prima gioca una carta della tua mano. Poi vengono gli effetti e la pesca.
refused-under-embargo = In questo turno non puoi giocare carte { $domain }: c’è un embargo. Gioca un’altra carta.
refused-discard-used = Ogni effetto di scarto vale una volta per turno, e quello di { $domain } l’hai già usato. Applica un altro effetto, o pesca.
refused-domain-missing = Questo effetto costa una carta { $domain }, e nella tua area non ce ne sono. Applica un altro effetto, o pesca.
refused-effect-used = Un solo effetto permanente per Dominio e per turno, anche copiato: per { $domain } l’hai già fatto. Applica un altro effetto, o pesca.
refused-cards-missing =
    { $have ->
        [0] Per questo effetto servono { $needed } carte { $domain } a faccia in su nell’area, e non ce ne sono. Applica un altro effetto, o pesca.
        [one] Per questo effetto servono { $needed } carte { $domain } a faccia in su nell’area, e ce n’è una sola. Applica un altro effetto, o pesca.
       *[other] Per questo effetto servono { $needed } carte { $domain } a faccia in su nell’area, e ce ne sono solo { $have }. Applica un altro effetto, o pesca.
    }
refused-already-inspired = In questo turno hai già copiato un effetto: Ispirazione vale una volta per turno. Applica un altro effetto, o pesca.
refused-not-most-culture = Per copiare un effetto devi avere più carte Cultura di ogni altro giocatore, e ora non le hai. Applica un altro effetto, o pesca.
refused-nothing-to-do = Ora questo effetto non farebbe nulla: mancano le carte per applicarlo. Applica un altro effetto, o pesca.
refused-own-effect = Questo effetto è già tuo, e dalla propria area non si copia. Applicalo direttamente, o copiane un altro.

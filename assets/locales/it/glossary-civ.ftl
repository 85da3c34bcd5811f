# The terms: Carta Impera Victoria.

define-area = **Area**: le carte davanti a un giocatore, per Dominio.
define-domain = **Dominio**: Esercito, Religione, Economia, Scienza, Cultura o Utopia.
define-permanent = **Effetto permanente**: gratuito, una volta per turno e per Dominio, finché nella tua area hai abbastanza carte del Dominio a faccia in su.
define-discard-effect = **Effetto di scarto**: costa una carta del suo Dominio dalla tua area, una volta per turno e per Dominio.
define-discard-pile = **Pila degli scarti**: le carte scartate, che tutti possono vedere.
define-hand-limit = **Limite di mano**: alla fine del tuo turno peschi fino ad avere questo numero di carte, di solito 3.
define-hegemony = **Egemonia**: abbastanza carte di un Dominio alla fine del tuo turno fanno vincere subito: 8 in due giocatori, 7 in tre o quattro.
define-majority = **Maggioranza**: se il mazzo si esaurisce, ogni Dominio dà un punto a chi ne ha più carte. Vince chi ha più punti.
define-embargo = **Embargo**: una carta a faccia in giù che vieta a un giocatore un Dominio nel suo prossimo turno.
define-face-down = **A faccia in giù**: la carta non appartiene a nessun Dominio, non conta per nulla e non si sposta.
define-coin = **Moneta Cultura**: indica il Dominio di cui è stato copiato l’effetto permanente.
define-draft = **Draft**: ognuno tiene una carta e passa le altre, finché tutti ne hanno tre.

# The terms: Innovation.

define-draw = **Pescare**: prendere in Mano una carta del Periodo della tua Carta Attiva più alta. Se quel mazzo è vuoto, peschi dal primo Periodo più alto che ha ancora carte.
define-meld = **Giocare, mettere in gioco**: mettere una carta in cima al mazzo del suo colore, nella tua Zona.
define-tuck = **Archiviare**: mettere una carta in fondo al mazzo del suo colore, nella tua Zona.
define-score = **Capitalizzare**: mettere una carta nella tua Influenza, dove vale tanti punti quanto il suo Periodo.
define-return = **Riciclare**: rimettere una carta sotto il mazzo del suo Periodo.
define-transfer = **Trasferire**: spostare una carta nella Mano, nella Zona o nell’Influenza di un altro giocatore.
define-splay = **Scalare**: aprire un mazzo a ventaglio, così che anche le carte sotto mostrino risorse: una per carta verso sinistra, due verso destra, tre verso l’alto.
define-dogma = **Dogma**: un effetto di una carta. Per applicarlo, attiva una tua Carta Attiva.
define-demand = **Supremazia**: chi produce meno della risorsa della carta rispetto al giocatore attivo deve obbedire.
define-share = **Cooperativo**: chi produce almeno quanto il giocatore attivo della risorsa della carta esegue anche lui il Dogma, prima di lui. Se così cambia qualcosa, alla fine il giocatore attivo pesca una carta.
define-active = **Giocatore attivo**: chi ha attivato la carta.
define-resource = **Risorsa**: uno dei sei simboli delle carte. Contano tutte quelle che si vedono in una Zona.
define-age = **Periodo**: il numero di una carta, da 1 a 10, che è anche il suo valore. “Un 3” è una carta del Periodo 3.
define-board = **Zona**: le carte davanti a un giocatore, un mazzo per colore.
define-top-card = **Carta Attiva**: la carta in cima a un colore. Solo quella si può attivare.
define-score-pile = **Influenza**: le carte che valgono punti. Gli altri ne vedono solo i valori.
define-achievement = **Dominazione**: chi ne ha abbastanza vince. I Periodi da 1 a 9 costano un’azione; servono cinque volte il loro numero in punti Influenza e una Carta Attiva di quel valore o più.
define-special = **Campo**: una Dominazione che è tua appena le tue carte mostrano quello che chiede, anche nel turno di un altro giocatore.

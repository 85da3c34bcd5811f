# What the effects of the 105 cards of Innovation do, as we put it.
#
# <card>-<number>           an effect as its owner reads it, who may activate it. In a demand "tu" is
#                           that owner, and the text begins with the players it demands from.
# <card>-<number>-demanded  a demand as its victim reads it: "tu" is the victim, and "il giocatore
#                           attivo" the owner.
# <card>-summary            the whole card for a line of a menu: at most 60 characters, without a full
#                           stop. In a demand, "loro" stands for its victims.
#
# Whether an effect is a demand or shared stands beside the text (card-effect-… at the end). What does
# not begin with "puoi" is done as far as it can be. Counts ("per ogni due …") are taken when the
# effect begins, unless the text says otherwise.

## Age 1

pottery-1 = Puoi riciclare fino a tre carte della tua Mano. Se lo fai, pesca e capitalizza una carta il cui valore è il numero di carte riciclate.
pottery-2 = Pesca un 1.
pottery-summary = Ricicla carte per capitalizzarne una; pesca un 1

tools-1 = Puoi riciclare tre carte della tua Mano (tutte, se ne hai meno). Solo se ne ricicli esattamente tre, pesca un 3 e mettilo in gioco.
tools-2 = Puoi riciclare un 3 della tua Mano. Se lo fai, pesca tre 1.
tools-summary = Tre carte per un 3 in gioco, o un 3 per tre 1

writing-1 = Pesca un 2.
writing-summary = Pesca un 2

archery-1 = Ogni giocatore che produce meno { icon-castle } di te pesca un 1, poi trasferisce alla tua Mano la carta più alta della sua (a parità sceglie lui; conta anche quella appena pescata).
archery-1-demanded = Pesca un 1, poi trasferisci alla Mano del giocatore attivo la carta più alta della tua (a parità scegli tu; conta anche quella appena pescata).
archery-summary = Prende la carta più alta della loro Mano

metalworking-1 = Pesca un 1 e mostralo. Se produce { icon-castle }, capitalizzalo e ripeti questo Dogma. Altrimenti tienilo in Mano.
metalworking-summary = Pesca degli 1 e capitalizzali finché hanno { icon-castle }

oars-1 = Ogni giocatore che produce meno { icon-castle } di te trasferisce alla tua Influenza una carta della sua Mano che produce { icon-crown }, a sua scelta. Se lo fa, pesca un 1.
oars-1-demanded = Trasferisci all’Influenza del giocatore attivo una carta della tua Mano che produce { icon-crown }, a tua scelta. Se lo fai, pesca un 1.
oars-2 = Se con il Dogma di Supremazia nessuno ha trasferito carte, pesca un 1.
oars-summary = Prende in Influenza una carta { icon-crown } della loro Mano

clothing-1 = Metti in gioco una carta della tua Mano di un colore che manca nella tua Zona (obbligatorio, se ne hai una).
clothing-2 = Per ogni colore presente nella tua Zona e in quella di nessun altro, pesca un 1 e capitalizzalo.
clothing-summary = Un colore nuovo in gioco; un 1 per ogni colore solo tuo

sailing-1 = Pesca un 1 e mettilo in gioco.
sailing-summary = Pesca un 1 e mettilo in gioco

the-wheel-1 = Pesca due 1.
the-wheel-summary = Pesca due 1

agriculture-1 = Puoi riciclare una carta della tua Mano. Se lo fai, pesca una carta di valore superiore di uno e capitalizzala.
agriculture-summary = Ricicla una carta e capitalizzane una di valore +1

domestication-1 = Metti in gioco la carta più bassa della tua Mano (a parità scegli tu). Poi pesca un 1, anche se non hai messo in gioco nulla.
domestication-summary = Metti in gioco la tua carta più bassa, poi pesca un 1

masonry-1 = Metti in gioco quante carte vuoi della tua Mano che producono { icon-castle }, nell’ordine che preferisci, o nessuna. Se così ne metti in gioco quattro o più, domina il Campo { achievement-monument }, se è ancora libero.
masonry-summary = Carte { icon-castle } della Mano in gioco; quattro: { achievement-monument }

city-states-1 = Ogni giocatore che produce meno { icon-crown } di te e almeno quattro { icon-castle } trasferisce nella tua Zona una sua Carta Attiva che produce { icon-castle }, a sua scelta. Se lo fa, pesca un 1.
city-states-1-demanded = Solo se produci quattro { icon-castle } o più, trasferisci nella Zona del giocatore attivo una tua Carta Attiva che produce { icon-castle }, a tua scelta. Se lo fai, pesca un 1.
city-states-summary = Ruba una Carta Attiva che produce { icon-castle }

code-of-laws-1 = Puoi archiviare una carta della tua Mano di un colore già presente nella tua Zona. Se lo fai, puoi scalare quel colore verso sinistra.
code-of-laws-summary = Archivia una carta di un tuo colore e scalalo

mysticism-1 = Pesca un 1 e mostralo. Se il suo colore è già nella tua Zona, mettilo in gioco e pesca un altro 1. Altrimenti tienilo in Mano.
mysticism-summary = Pesca un 1; se hai il suo colore va in gioco e ripeschi

## Age 2

calendar-1 = Se la tua Influenza contiene più carte della tua Mano, pesca due 3.
calendar-summary = Pesca due 3 se hai più carte in Influenza che in Mano

mathematics-1 = Puoi riciclare una carta della tua Mano. Se lo fai, pesca una carta di valore superiore di uno e mettila in gioco.
mathematics-summary = Ricicla una carta e giocane una di valore +1

construction-1 = Ogni giocatore che produce meno { icon-castle } di te trasferisce alla tua Mano due carte della sua, a sua scelta (quelle che ha, se sono meno). Poi pesca un 2, anche se non ha trasferito nulla.
construction-1-demanded = Trasferisci alla Mano del giocatore attivo due carte della tua, a tua scelta (quelle che hai, se sono meno). Poi pesca un 2, anche se non hai trasferito nulla.
construction-2 = Se la tua è l’unica Zona con tutti e cinque i colori, domina il Campo { achievement-empire }, se è ancora libero.
construction-summary = Prende due carte della loro Mano; { achievement-empire }

road-building-1 = Metti in gioco una o due carte della tua Mano (almeno una, se puoi). Se sono due, puoi trasferire la tua Carta Attiva rossa nella Zona di un altro giocatore a tua scelta; se lo fai, la sua Carta Attiva verde passa nella tua Zona.
road-building-summary = Gioca due carte; scambia la rossa con una verde altrui

currency-1 = Ricicla quante carte vuoi della tua Mano, anche nessuna. Per ogni valore diverso tra queste, pesca un 2 e capitalizzalo.
currency-summary = Ricicla carte; capitalizza un 2 per ogni valore diverso

mapmaking-1 = Ogni giocatore che produce meno { icon-crown } di te trasferisce alla tua Influenza un 1 della sua.
mapmaking-1-demanded = Trasferisci all’Influenza del giocatore attivo un 1 della tua.
mapmaking-2 = Se con il Dogma di Supremazia qualcuno ha trasferito una carta, pesca un 1 e capitalizzalo.
mapmaking-summary = Prende un 1 dalla loro Influenza; un 1 in più

canal-building-1 = Puoi scambiare tutte le carte di valore più alto della tua Mano con tutte le carte di valore più alto della tua Influenza. Vale anche se la Mano o l’Influenza è vuota.
canal-building-summary = Scambia le più alte tra Mano e Influenza

fermenting-1 = Pesca un 2 per ogni due { icon-leaf } che produci.
fermenting-summary = Pesca un 2 per ogni due { icon-leaf }

monotheism-1 = Ogni giocatore che produce meno { icon-castle } di te trasferisce alla tua Influenza una sua Carta Attiva, a sua scelta, di un colore che manca nella tua Zona. Se lo fa, pesca un 1 e lo archivia.
monotheism-1-demanded = Trasferisci all’Influenza del giocatore attivo una tua Carta Attiva, a tua scelta, di un colore che manca nella sua Zona. Se lo fai, pesca un 1 e archivialo.
monotheism-2 = Pesca un 1 e archivialo.
monotheism-summary = Prende in Influenza un colore che ti manca

philosophy-1 = Puoi scalare verso sinistra uno qualsiasi dei tuoi colori.
philosophy-2 = Puoi capitalizzare una carta della tua Mano.
philosophy-summary = Scala un colore verso sinistra; capitalizza una carta

## Age 3

alchemy-1 = Per ogni tre { icon-castle } che produci, pesca un 4 e mostralo. Se almeno uno di questi è rosso, riciclali tutti insieme al resto della tua Mano. Altrimenti tienili in Mano.
alchemy-2 = Metti in gioco una carta della tua Mano, poi capitalizzane una (obbligatorio, finché ne hai).
alchemy-summary = Pesca dei 4 (uno rosso ti costa la Mano); gioca, capitalizza

translation-1 = Puoi mettere in gioco tutte le carte della tua Influenza, nell’ordine che preferisci. Tutte o nessuna.
translation-2 = Se ogni tua Carta Attiva produce { icon-crown }, domina il Campo { achievement-world }, se è ancora libero. Vale anche se la tua Zona è vuota.
translation-summary = L’Influenza va in gioco; tutte { icon-crown }: { achievement-world }

engineering-1 = Ogni giocatore che produce meno { icon-castle } di te trasferisce alla tua Influenza tutte le sue Carte Attive che producono { icon-castle }. Le carte che così si scoprono restano dove sono.
engineering-1-demanded = Trasferisci all’Influenza del giocatore attivo tutte le tue Carte Attive che producono { icon-castle }. Le carte che così si scoprono restano dove sono.
engineering-2 = Puoi scalare il rosso verso sinistra.
engineering-summary = Prende in Influenza tutte le loro Attive { icon-castle }

optics-1 = Pesca un 3 e mettilo in gioco. Se produce { icon-crown }, pesca un 4 e capitalizzalo. Altrimenti trasferisci una carta della tua Influenza a quella di un avversario con meno punti di te (scegli tu entrambi); se non ce n’è, non si sposta nulla.
optics-summary = Un 3 in gioco; con { icon-crown } un 4, altrimenti cedi punti

compass-1 = Ogni giocatore che produce meno { icon-crown } di te trasferisce nella tua Zona una sua Carta Attiva non verde che produce { icon-leaf }, poi trasferisce nella sua una tua Carta Attiva che non produce { icon-leaf }. Sceglie lui entrambe e fa tutto ciò che è possibile.
compass-1-demanded = Trasferisci nella Zona del giocatore attivo una tua Carta Attiva non verde che produce { icon-leaf }. Poi trasferisci nella tua Zona una sua Carta Attiva che non produce { icon-leaf }. Scegli tu entrambe; fai tutto ciò che è possibile.
compass-summary = Una loro Attiva { icon-leaf } per una tua senza { icon-leaf }

paper-1 = Puoi scalare il verde o il blu verso sinistra.
paper-2 = Pesca un 4 per ogni tuo colore scalato verso sinistra.
paper-summary = Scala verde o blu; un 4 per ogni colore a sinistra

machinery-1 = Ogni giocatore che produce meno { icon-leaf } di te scambia tutta la sua Mano con tutte le carte di valore più alto della tua.
machinery-1-demanded = Scambia tutta la tua Mano con tutte le carte di valore più alto della Mano del giocatore attivo.
machinery-2 = Capitalizza una carta della tua Mano che produce { icon-castle } (obbligatorio, se ne hai una). Poi puoi scalare il rosso verso sinistra.
machinery-summary = La loro Mano per le tue più alte; capitalizza { icon-castle }

medicine-1 = Ogni giocatore che produce meno { icon-leaf } di te scambia la carta più alta della sua Influenza con la più bassa della tua. A parità, ciascuno sceglie tra le proprie. Vale anche se una delle due Influenze è vuota.
medicine-1-demanded = Scambia la carta più alta della tua Influenza con la più bassa dell’Influenza del giocatore attivo. A parità, ciascuno sceglie tra le proprie. Vale anche se una delle due Influenze è vuota.
medicine-summary = La loro carta più alta in Influenza per la tua più bassa

education-1 = Puoi riciclare la carta più alta della tua Influenza (a parità scegli tu). Se lo fai, pesca una carta di valore superiore di due alla più alta rimasta lì (un 2, se non ne resta nessuna).
education-summary = Ricicla la più alta dell’Influenza e pescane una alta

feudalism-1 = Ogni giocatore che produce meno { icon-castle } di te trasferisce alla tua Mano una carta della sua che produce { icon-castle }, a sua scelta.
feudalism-1-demanded = Trasferisci alla Mano del giocatore attivo una carta della tua che produce { icon-castle }, a tua scelta.
feudalism-2 = Puoi scalare il giallo o il viola verso sinistra.
feudalism-summary = Prende una carta { icon-castle } della loro Mano; scala

## Age 4

experimentation-1 = Pesca un 5 e mettilo in gioco.
experimentation-summary = Pesca un 5 e mettilo in gioco

printing-press-1 = Puoi riciclare una carta della tua Influenza. Se lo fai, pesca una carta di valore superiore di due alla tua Carta Attiva viola (un 2, se non ne hai).
printing-press-2 = Puoi scalare il blu verso destra.
printing-press-summary = Ricicla dall’Influenza e pesca alto; scala il blu

colonialism-1 = Pesca un 3 e archivialo. Se produce { icon-crown }, ripeti questo Dogma.
colonialism-summary = Archivia dei 3 finché producono { icon-crown }

gunpowder-1 = Ogni giocatore che produce meno { icon-factory } di te trasferisce alla tua Influenza una sua Carta Attiva che produce { icon-castle }, a sua scelta.
gunpowder-1-demanded = Trasferisci all’Influenza del giocatore attivo una tua Carta Attiva che produce { icon-castle }, a tua scelta.
gunpowder-2 = Se con il Dogma di Supremazia qualcuno ha trasferito una carta, pesca un 2 e capitalizzalo.
gunpowder-summary = Prende in Influenza un’Attiva { icon-castle }; capitalizza un 2

invention-1 = Puoi scalare verso destra un tuo colore che ora è scalato verso sinistra. Se lo fai, pesca un 4 e capitalizzalo.
invention-2 = Se nella tua Zona ci sono tutti e cinque i colori e ognuno è scalato, in qualsiasi direzione, domina il Campo { achievement-wonder }, se è ancora libero.
invention-summary = Da sinistra a destra per un 4; Campo { achievement-wonder }

navigation-1 = Ogni giocatore che produce meno { icon-crown } di te trasferisce alla tua Influenza un 2 o un 3 della sua, a sua scelta.
navigation-1-demanded = Trasferisci all’Influenza del giocatore attivo un 2 o un 3 della tua, a tua scelta.
navigation-summary = Prende un 2 o un 3 dalla loro Influenza

anatomy-1 = Ogni giocatore che produce meno { icon-leaf } di te ricicla una carta della sua Influenza. Se lo fa, ricicla anche una sua Carta Attiva dello stesso valore. Sceglie lui entrambe.
anatomy-1-demanded = Ricicla una carta della tua Influenza. Se lo fai, ricicla anche una tua Carta Attiva dello stesso valore. Scegli tu entrambe.
anatomy-summary = Riciclano una carta d’Influenza e un’Attiva di pari valore

perspective-1 = Puoi riciclare una carta della tua Mano. In tal caso, per ogni due { icon-lightbulb } che produci (contate dopo aver riciclato), capitalizza una carta della tua Mano, finché ne hai.
perspective-summary = Ricicla una carta e capitalizzane una ogni due { icon-lightbulb }

enterprise-1 = Ogni giocatore che produce meno { icon-crown } di te trasferisce nella tua Zona una sua Carta Attiva non viola che produce { icon-crown }, a sua scelta. Se lo fa, pesca un 4 e lo mette in gioco.
enterprise-1-demanded = Trasferisci nella Zona del giocatore attivo una tua Carta Attiva non viola che produce { icon-crown }, a tua scelta. Se lo fai, pesca un 4 e mettilo in gioco.
enterprise-2 = Puoi scalare il verde verso destra.
enterprise-summary = Ruba un’Attiva { icon-crown }; scala il verde a destra

reformation-1 = Puoi archiviare una carta della tua Mano per ogni due { icon-leaf } che produci, contate prima di cominciare. Archiviane quante te ne spettano (tutta la Mano, se ne hai meno) o nessuna.
reformation-2 = Puoi scalare il giallo o il viola verso destra.
reformation-summary = Archivia una carta ogni due { icon-leaf }; scala a destra

## Age 5

chemistry-1 = Puoi scalare il blu verso destra.
chemistry-2 = Pesca una carta di valore superiore di uno alla tua Carta Attiva più alta e capitalizzala. Poi ricicla una carta della tua Influenza (a tua scelta; può essere la stessa).
chemistry-summary = Scala il blu; capitalizza una carta alta, riciclane una

physics-1 = Pesca tre 6 e mostrali. Se due o più sono dello stesso colore, riciclali tutti e tre insieme al resto della tua Mano. Altrimenti tienili in Mano.
physics-summary = Pesca tre 6; due dello stesso colore ti costano la Mano

coal-1 = Pesca un 5 e archivialo.
coal-2 = Puoi scalare il rosso verso destra.
coal-3 = Puoi capitalizzare una tua Carta Attiva. Se lo fai, capitalizza anche la carta che le stava subito sotto.
coal-summary = Archivia un 5; capitalizza un’Attiva e quella sotto

the-pirate-code-1 = Ogni giocatore che produce meno { icon-crown } di te trasferisce alla tua Influenza due carte di valore 4 o meno della sua, a sua scelta (una, se ce n’è una sola).
the-pirate-code-1-demanded = Trasferisci all’Influenza del giocatore attivo due carte di valore 4 o meno della tua, a tua scelta (una, se ce n’è una sola).
the-pirate-code-2 = Se con il Dogma di Supremazia qualcuno ha trasferito una carta, capitalizza la più bassa delle tue Carte Attive che producono { icon-crown } (a parità scegli tu).
the-pirate-code-summary = Prende due carte fino a 4; capitalizza un’Attiva { icon-crown }

banking-1 = Ogni giocatore che produce meno { icon-crown } di te trasferisce nella tua Zona una sua Carta Attiva non verde che produce { icon-factory }, a sua scelta. Se lo fa, pesca un 5 e lo capitalizza.
banking-1-demanded = Trasferisci nella Zona del giocatore attivo una tua Carta Attiva non verde che produce { icon-factory }, a tua scelta. Se lo fai, pesca un 5 e capitalizzalo.
banking-2 = Puoi scalare il verde verso destra.
banking-summary = Ruba un’Attiva { icon-factory }; scala il verde a destra

measurement-1 = Puoi riciclare una carta della tua Mano. Se lo fai, scegli un colore: scalalo verso destra nella tua Zona e pesca una carta il cui valore è il numero delle tue carte di quel colore. Una carta sola conta, ma non si può scalare; con nessuna peschi un 1.
measurement-summary = Ricicla una carta: scala un colore e pesca quanto conta

statistics-1 = Ogni giocatore che produce meno { icon-leaf } di te riprende in Mano la carta più alta della sua Influenza (a parità sceglie lui). Se lo fa e ora è l’unica carta della sua Mano, ripete questo Dogma.
statistics-1-demanded = Trasferisci nella tua Mano la carta più alta della tua Influenza (a parità scegli tu). Se lo fai e ora è l’unica carta della tua Mano, ripeti questo Dogma.
statistics-2 = Puoi scalare il giallo verso destra.
statistics-summary = Perdono la loro carta più alta in Influenza

steam-engine-1 = Pesca due 4 e archiviali. Poi capitalizza la tua carta gialla di Fondo.
steam-engine-summary = Archivia due 4; capitalizza la gialla di Fondo

astronomy-1 = Pesca un 6 e mostralo. Se è verde o blu, mettilo in gioco e ripeti questo Dogma. Altrimenti tienilo in Mano.
astronomy-2 = Se tutte le tue Carte Attive, esclusa la viola, hanno valore 6 o più, domina il Campo { achievement-universe }, se è ancora libero. Vale anche se non ne hai nessuna.
astronomy-summary = Gioca dei 6 finché sono verdi o blu; { achievement-universe }

societies-1 = Ogni giocatore che produce meno { icon-crown } di te trasferisce nella tua Zona una sua Carta Attiva non viola che produce { icon-lightbulb }, a sua scelta. Se lo fa, pesca un 5.
societies-1-demanded = Trasferisci nella Zona del giocatore attivo una tua Carta Attiva non viola che produce { icon-lightbulb }, a tua scelta. Se lo fai, pesca un 5.
societies-summary = Ruba una Carta Attiva che produce { icon-lightbulb }

## Age 6

atomic-theory-1 = Puoi scalare il blu verso destra.
atomic-theory-2 = Pesca un 7 e mettilo in gioco.
atomic-theory-summary = Scala il blu a destra; un 7 in gioco

encyclopedia-1 = Puoi mettere in gioco tutte le carte di valore più alto della tua Influenza, nell’ordine che preferisci. Tutte o nessuna.
encyclopedia-summary = Metti in gioco le più alte della tua Influenza

industrialization-1 = Per ogni due { icon-factory } che produci, contate prima di pescare, pesca un 6 e archivialo.
industrialization-2 = Puoi scalare il rosso o il viola verso destra.
industrialization-summary = Archivia un 6 ogni due { icon-factory }; scala rosso o viola

machine-tools-1 = Pesca una carta di valore pari alla più alta della tua Influenza (un 1, se è vuota) e capitalizzala.
machine-tools-summary = Capitalizza una carta pari alla tua più alta in Influenza

classification-1 = Mostra una carta della tua Mano, a tua scelta. Trasferisci nella tua Mano tutte le carte di quel colore dalla Mano di ogni avversario. Poi metti in gioco tutte le carte di quel colore della tua Mano, nell’ordine che preferisci.
classification-summary = Prendi un colore da tutte le Mani, poi giocalo tutto

metric-system-1 = Se il tuo verde è scalato verso destra, puoi scalare verso destra un colore qualsiasi.
metric-system-2 = Puoi scalare il verde verso destra.
metric-system-summary = Col verde a destra scala un colore; scala il verde

canning-1 = Puoi pescare un 6 e archiviarlo. Se lo fai, capitalizza tutte le Carte Attive senza { icon-factory } che hai dopo aver archiviato. Le carte che così si scoprono restano dove sono.
canning-2 = Puoi scalare il giallo verso destra.
canning-summary = Archivia un 6; capitalizza le Attive senza { icon-factory }

vaccination-1 = Ogni giocatore che produce meno { icon-leaf } di te ricicla tutte le carte di valore più basso della sua Influenza. Se ne ricicla almeno una, pesca un 6 e lo mette in gioco.
vaccination-1-demanded = Ricicla tutte le carte di valore più basso della tua Influenza. Se ne ricicli almeno una, pesca un 6 e mettilo in gioco.
vaccination-2 = Se con il Dogma di Supremazia qualcuno ha riciclato una carta, pesca un 7 e mettilo in gioco.
vaccination-summary = Riciclano le più basse dell’Influenza; un 7 in gioco

democracy-1 = Ricicla quante carte vuoi della tua Mano, anche nessuna. Se ne ricicli più di quante ne abbia riciclate finora ogni altro giocatore con questo Dogma in questa attivazione, pesca un 8 e capitalizzalo. La parità non basta.
democracy-summary = Ricicla più carte di tutti per capitalizzare un 8

emancipation-1 = Ogni giocatore che produce meno { icon-factory } di te trasferisce alla tua Influenza una carta della sua Mano, a sua scelta. Se lo fa, pesca un 6.
emancipation-1-demanded = Trasferisci all’Influenza del giocatore attivo una carta della tua Mano, a tua scelta. Se lo fai, pesca un 6.
emancipation-2 = Puoi scalare il rosso o il viola verso destra.
emancipation-summary = Prende in Influenza una carta della loro Mano

## Age 7

evolution-1 = Puoi fare una di queste due cose: pescare un 8, capitalizzarlo e poi riciclare una carta della tua Influenza, a tua scelta; oppure pescare una carta di valore superiore di uno alla più alta della tua Influenza (un 1, se è vuota).
evolution-summary = Capitalizza un 8 e ricicla una carta, o pesca alto

publications-1 = Puoi mettere le carte di uno dei tuoi colori nell’ordine che preferisci.
publications-2 = Puoi scalare il giallo o il blu verso l’alto.
publications-summary = Riordina un colore; scala giallo o blu in alto

combustion-1 = Ogni giocatore che produce meno { icon-crown } di te trasferisce alla tua Influenza due carte della sua, a sua scelta (una, se ce n’è una sola).
combustion-1-demanded = Trasferisci all’Influenza del giocatore attivo due carte della tua, a tua scelta (una, se ce n’è una sola).
combustion-summary = Prende due carte dalla loro Influenza

explosives-1 = Ogni giocatore che produce meno { icon-factory } di te trasferisce alla tua Mano le tre carte più alte della sua (quelle che ha, se sono meno), una dopo l’altra (a parità sceglie lui). Se ne trasferisce almeno una e la sua Mano è ora vuota, pesca un 7.
explosives-1-demanded = Trasferisci alla Mano del giocatore attivo le tre carte più alte della tua (quelle che hai, se sono meno), una dopo l’altra (a parità scegli tu). Se ne trasferisci almeno una e la tua Mano è ora vuota, pesca un 7.
explosives-summary = Prende le tre carte più alte della loro Mano

bicycle-1 = Puoi scambiare tutta la tua Mano con tutta la tua Influenza.
bicycle-summary = Scambia tutta la Mano con tutta l’Influenza

electricity-1 = Ricicla tutte le Carte Attive senza { icon-factory } che hai all’inizio; le carte che così si scoprono restano dove sono. Poi pesca un 8 per ogni carta riciclata.
electricity-summary = Ricicla le Attive senza { icon-factory }; un 8 per ognuna

refrigeration-1 = Ogni giocatore che produce meno { icon-leaf } di te ricicla metà delle carte della sua Mano, arrotondata per difetto (a sua scelta).
refrigeration-1-demanded = Ricicla metà delle carte della tua Mano, arrotondata per difetto (a tua scelta).
refrigeration-2 = Puoi capitalizzare una carta della tua Mano.
refrigeration-summary = Riciclano metà della Mano; capitalizza una carta

sanitation-1 = Ogni giocatore che produce meno { icon-leaf } di te scambia le due carte più alte della sua Mano, prese una dopo l’altra, con la più bassa della tua. A parità, ciascuno sceglie tra le proprie. Fa tutto ciò che è possibile.
sanitation-1-demanded = Scambia le due carte più alte della tua Mano, prese una dopo l’altra, con la più bassa della Mano del giocatore attivo. A parità, ciascuno sceglie tra le proprie. Fai tutto ciò che è possibile.
sanitation-summary = Le loro due carte più alte per la tua più bassa

lighting-1 = Archivia fino a tre carte della tua Mano, o nessuna. Per ogni valore diverso tra queste, pesca un 7 e capitalizzalo.
lighting-summary = Archivia fino a tre carte; un 7 per ogni valore

railroad-1 = Ricicla tutta la tua Mano, poi pesca tre 6.
railroad-2 = Puoi scalare verso l’alto un tuo colore che ora è scalato verso destra.
railroad-summary = La Mano per tre 6; da destra scala in alto

## Age 8

quantum-theory-1 = Ricicla fino a due carte della tua Mano, o nessuna. Se ne ricicli due, pesca un 10; poi pesca un altro 10 e capitalizzalo.
quantum-theory-summary = Ricicla due carte: un 10 in Mano e uno capitalizzato

rocketry-1 = Per ogni due { icon-clock } che produci, contati prima di cominciare, ricicla una carta dell’Influenza di un avversario. Scegli tu l’avversario e il valore, una carta dopo l’altra, senza vedere le carte.
rocketry-summary = Ricicla una carta d’Influenza altrui ogni due { icon-clock }

flight-1 = Se il tuo rosso è scalato verso l’alto, puoi scalare verso l’alto un colore qualsiasi.
flight-2 = Puoi scalare il rosso verso l’alto.
flight-summary = Col rosso in alto scala un colore; scala il rosso

mobility-1 = Ogni giocatore che produce meno { icon-factory } di te trasferisce alla tua Influenza le due più alte (una, se ce n’è una sola; a parità sceglie lui) delle Carte Attive non rosse senza { icon-factory } che ha all’inizio. Se ne trasferisce almeno una, pesca un 8.
mobility-1-demanded = Trasferisci all’Influenza del giocatore attivo le due più alte (una, se ce n’è una sola; a parità scegli tu) delle Carte Attive non rosse senza { icon-factory } che hai all’inizio. Se ne trasferisci almeno una, pesca un 8.
mobility-summary = Prende in Influenza due Attive alte senza { icon-factory }

corporations-1 = Ogni giocatore che produce meno { icon-factory } di te trasferisce alla tua Influenza una sua Carta Attiva non verde che produce { icon-factory }, a sua scelta. Se lo fa, pesca un 8 e lo mette in gioco.
corporations-1-demanded = Trasferisci all’Influenza del giocatore attivo una tua Carta Attiva non verde che produce { icon-factory }, a tua scelta. Se lo fai, pesca un 8 e mettilo in gioco.
corporations-2 = Pesca un 8 e mettilo in gioco.
corporations-summary = Prende in Influenza un’Attiva { icon-factory }; un 8 in gioco

mass-media-1 = Puoi riciclare una carta della tua Mano. Se lo fai, scegli un valore da 1 a 10: vengono riciclate tutte le carte di quel valore di tutte le Influenze, compresa la tua.
mass-media-2 = Puoi scalare il viola verso l’alto.
mass-media-summary = Ricicla un valore da tutte le Influenze; scala il viola

antibiotics-1 = Ricicla fino a tre carte della tua Mano, o nessuna. Per ogni valore diverso tra queste, pesca due 8.
antibiotics-summary = Ricicla fino a tre carte; due 8 per ogni valore

skyscrapers-1 = Ogni giocatore che produce meno { icon-crown } di te trasferisce nella tua Zona una sua Carta Attiva non gialla che produce { icon-clock }, a sua scelta. Se lo fa, capitalizza la carta che le stava subito sotto e ricicla tutto il resto di quel mazzo, nell’ordine che preferisce.
skyscrapers-1-demanded = Trasferisci nella Zona del giocatore attivo una tua Carta Attiva non gialla che produce { icon-clock }, a tua scelta. Se lo fai, capitalizza la carta che le stava subito sotto e ricicla tutto il resto di quel mazzo, nell’ordine che preferisci.
skyscrapers-summary = Ruba un’Attiva { icon-clock } e ne disfa il mazzo

empiricism-1 = Scegli due colori diversi, poi pesca un 9 e mostralo. Se è di uno dei due, mettilo in gioco, e puoi scalare quel colore verso l’alto. Altrimenti tienilo in Mano.
empiricism-2 = Se produci venti { icon-lightbulb } o più, vinci la partita.
empiricism-summary = Un 9 di un colore scelto; con venti { icon-lightbulb } vinci

socialism-1 = Puoi archiviare tutta la tua Mano, nell’ordine che preferisci: tutta o niente. Se c’era almeno una carta viola, trasferisci nella tua Mano tutte le carte di valore più basso della Mano di ogni avversario.
socialism-summary = Archivia la Mano; con una viola prendi le loro più basse

## Age 9

computers-1 = Puoi scalare il rosso o il verde verso l’alto.
computers-2 = Pesca un 10 e mettilo in gioco. Poi esegui i suoi Dogmi Cooperativi, soltanto per te.
computers-summary = Scala rosso o verde; gioca un 10 ed eseguilo solo per te

genetics-1 = Pesca un 10 e mettilo in gioco. Capitalizza tutte le carte che ha sotto nel suo mazzo.
genetics-summary = Gioca un 10 e capitalizza tutto ciò che copre

composites-1 = Ogni giocatore che produce meno { icon-factory } di te tiene una carta della sua Mano, a sua scelta, e trasferisce tutte le altre alla tua. Trasferisce anche la carta più alta della sua Influenza alla tua (a parità sceglie lui).
composites-1-demanded = Tieni una carta della tua Mano, a tua scelta, e trasferisci tutte le altre alla Mano del giocatore attivo. Trasferisci anche la carta più alta della tua Influenza alla sua (a parità scegli tu).
composites-summary = Prende la loro Mano meno una carta, e una d’Influenza

fission-1 = Ogni giocatore che produce meno { icon-clock } di te pesca un 10 e lo mostra. Se è rosso, tutte le carte di Mani, Zone e Influenze vengono scartate dal gioco e l’attivazione finisce subito, senza Bonus Cooperativo. Altrimenti lo tiene in Mano.
fission-1-demanded = Pesca un 10 e mostralo. Se è rosso, tutte le carte di Mani, Zone e Influenze vengono scartate dal gioco e l’attivazione finisce subito, senza Bonus Cooperativo. Altrimenti tienilo in Mano.
fission-2 = Ricicla una Carta Attiva diversa da Fissione dalla Zona di un giocatore qualsiasi, a tua scelta.
fission-summary = Un 10 rosso cancella tutto; ricicla una Carta Attiva

collaboration-1 = Ogni giocatore che produce meno { icon-crown } di te pesca due 9 e li mostra. Tu ne scegli uno, che va nella tua Zona; lui mette in gioco l’altro.
collaboration-1-demanded = Pesca due 9 e mostrali. Il giocatore attivo ne sceglie uno, che va nella sua Zona; tu metti in gioco l’altro.
collaboration-2 = Se nella tua Zona ci sono dieci carte verdi o più, comprese quelle sotto la Carta Attiva, vinci la partita.
collaboration-summary = Prende uno di due 9; con dieci carte verdi vinci

satellites-1 = Ricicla tutta la tua Mano, poi pesca tre 8.
satellites-2 = Puoi scalare il viola verso l’alto.
satellites-3 = Metti in gioco una carta della tua Mano (obbligatorio, se ne hai una). Poi esegui i suoi Dogmi Cooperativi, soltanto per te.
satellites-summary = La Mano per tre 8; gioca una carta ed eseguila solo per te

ecology-1 = Puoi riciclare una carta della tua Mano. Se lo fai, capitalizza una carta della tua Mano, se ne hai ancora, e pesca due 10.
ecology-summary = Ricicla una carta, capitalizzane una e pesca due 10

suburbia-1 = Archivia quante carte vuoi della tua Mano, anche nessuna. Per ognuna pesca un 1 e capitalizzalo.
suburbia-summary = Archivia carte; capitalizza un 1 per ognuna

services-1 = Ogni giocatore che produce meno { icon-leaf } di te trasferisce alla tua Mano tutte le carte di valore più alto della sua Influenza. Se ne trasferisce almeno una, trasferisce nella sua Mano una tua Carta Attiva che non produce { icon-leaf }, a sua scelta.
services-1-demanded = Trasferisci alla Mano del giocatore attivo tutte le carte di valore più alto della tua Influenza. Se ne trasferisci almeno una, trasferisci nella tua Mano una sua Carta Attiva che non produce { icon-leaf }, a tua scelta.
services-summary = Le loro più alte in Influenza per una tua Attiva

specialization-1 = Mostra una carta della tua Mano, a tua scelta; resta nella tua Mano. Trasferisci nella tua Mano la Carta Attiva di quel colore di ogni avversario. Se la tua Mano è vuota, non succede nulla.
specialization-2 = Puoi scalare il giallo o il blu verso l’alto.
specialization-summary = Prendi le Attive altrui di un colore; scala in alto

## Age 10

bioengineering-1 = Trasferisci nella tua Influenza una Carta Attiva che produce { icon-leaf } dalla Zona di un avversario, a tua scelta.
bioengineering-2 = Se almeno un giocatore produce meno di tre { icon-leaf }, vince la partita chi da solo ne produce più di tutti. Se più giocatori sono in testa alla pari, non succede nulla.
bioengineering-summary = Prendi un’Attiva { icon-leaf }; chi ha più { icon-leaf } può vincere

software-1 = Pesca un 10 e capitalizzalo.
software-2 = Pesca due 10 e mettili in gioco, uno dopo l’altro. Poi esegui i Dogmi Cooperativi del secondo, soltanto per te.
software-summary = Capitalizza un 10; giocane due ed esegui il secondo

miniaturization-1 = Puoi riciclare una carta della tua Mano. Se era un 10, pesca un 10 per ogni valore diverso nella tua Influenza.
miniaturization-summary = Ricicla un 10: un 10 per ogni valore in Influenza

robotics-1 = Capitalizza la tua Carta Attiva verde. Poi pesca un 10, mettilo in gioco ed esegui i suoi Dogmi Cooperativi, soltanto per te.
robotics-summary = Capitalizza la verde; gioca un 10 ed eseguilo solo per te

databases-1 = Ogni giocatore che produce meno { icon-clock } di te ricicla metà delle carte della sua Influenza, arrotondata per eccesso (a sua scelta).
databases-1-demanded = Ricicla metà delle carte della tua Influenza, arrotondata per eccesso (a tua scelta).
databases-summary = Riciclano metà della loro Influenza

self-service-1 = Scegli una tua Carta Attiva diversa da Self-Service ed esegui i suoi Dogmi Cooperativi, soltanto per te.
self-service-2 = Se ogni avversario ha meno Dominazioni di te, Campi compresi, vinci la partita.
self-service-summary = Esegui un’altra Attiva; con più Dominazioni vinci

globalization-1 = Ogni giocatore che produce meno { icon-factory } di te ricicla una sua Carta Attiva che produce { icon-leaf }, a sua scelta.
globalization-1-demanded = Ricicla una tua Carta Attiva che produce { icon-leaf }, a tua scelta.
globalization-2 = Pesca un 6 e capitalizzalo. Se a quel punto nessuno produce più { icon-leaf } che { icon-factory }, vince la partita chi da solo ha più punti di tutti. In caso di parità non succede nulla.
globalization-summary = Riciclano un’Attiva { icon-leaf }; un 6; si può vincere ai punti

stem-cells-1 = Puoi capitalizzare tutta la tua Mano: tutta o niente.
stem-cells-summary = Capitalizza tutta la Mano

ai-1 = Pesca un 10 e capitalizzalo.
ai-2 = Se Robotica e Software sono entrambe Carte Attive, in qualsiasi Zona, vince la partita chi da solo ha meno punti di tutti. Se più giocatori sono alla pari con meno punti, non succede nulla.
ai-summary = Capitalizza un 10; chi ha meno punti può vincere

the-internet-1 = Puoi scalare il verde verso l’alto.
the-internet-2 = Pesca un 10 e capitalizzalo.
the-internet-3 = Per ogni due { icon-clock } che produci, contati prima di pescare, pesca un 10 e mettilo in gioco.
the-internet-summary = Scala il verde; un 10, poi uno in gioco ogni due { icon-clock }

## An effect with its kind, and a card with the kinds of its effects

card-effect-demand = ⚔️ **{ effect-demand }** ({ $icon }): { $text }
card-effect-coop = 🤝 **{ effect-coop }** ({ $icon }): { $text }
card-asked-demand = ⚔️ **{ effect-demand }:** { $text }
card-asked-coop = 🤝 **{ effect-coop }:** { $text }

# In a menu, before the summary.
card-summary-demand = ⚔️ { effect-demand }: { $text }
card-summary-coop = 🤝 { effect-coop }: { $text }
card-summary-both = ⚔️ { effect-demand } 🤝 { effect-coop }: { $text }

# Beneath the card.
card-line = { $card } · { $text }

# What the effects of the 105 cards of Innovation do, as we put it: <card>-<number of the effect>.
#
# "Tu" is whoever carries the effect out; in a demand that is the player of whom it is demanded, and
# "chi esige" is the player whose dogma it is. Whether an effect is a demand stands beside the text
# (effect-demand in terms.ftl), not in it. What does not begin with "puoi" is done as far as it can
# be. Counts ("per ogni due …") are taken when you begin the effect, unless the text says otherwise.

## Age 1

pottery-1 = Ricicla fino a tre carte della tua Mano, o nessuna. Se ne ricicli almeno una, pesca una carta il cui valore è il loro numero e capitalizzala.
pottery-2 = Pesca un 1.

tools-1 = Puoi riciclare tre carte della tua Mano, a tua scelta (tutte, se ne hai meno). Solo se ne ricicli esattamente tre: pesca un 3 e mettilo in gioco.
tools-2 = Puoi riciclare un 3 della tua Mano. Se lo fai, pesca tre 1.

writing-1 = Pesca un 2.

archery-1 = Pesca un 1. Poi trasferisci alla Mano di chi esige la carta più alta della tua Mano; a parità scegli tu, e conta anche quella appena pescata.

metalworking-1 = Pesca un 1 e mostralo. Se produce { icon-castle }, capitalizzalo e ripeti questo Dogma. Altrimenti resta nella tua Mano.

oars-1 = Trasferisci all’Influenza di chi esige una carta della tua Mano che produce { icon-crown }, a tua scelta. Se lo fai, pesca un 1.
oars-2 = Se con il Dogma di Supremazia nessuno ha trasferito carte, pesca un 1.

clothing-1 = Metti in gioco una carta della tua Mano di un colore che manca nella tua Zona (obbligatorio, se ne hai una).
clothing-2 = Per ogni colore presente nella tua Zona e in quella di nessun altro, pesca un 1 e capitalizzalo.

sailing-1 = Pesca un 1 e mettilo in gioco.

the-wheel-1 = Pesca due 1.

agriculture-1 = Puoi riciclare una carta della tua Mano: in tal caso pesca una carta che vale uno in più e capitalizzala.

domestication-1 = Metti in gioco la carta più bassa della tua Mano; a parità scegli tu. Poi pesca un 1, anche se non hai messo in gioco nulla.

masonry-1 = Metti in gioco quante carte vuoi della tua Mano che producono { icon-castle }, anche nessuna, nell’ordine che preferisci. Se così ne metti in gioco quattro o più, domina il Campo { achievement-monument }, se è ancora libero.

city-states-1 = Solo se produci quattro { icon-castle } o più: trasferisci nella Zona di chi esige una tua Carta Attiva che produce { icon-castle }, a tua scelta. Se lo fai, pesca un 1.

code-of-laws-1 = Puoi archiviare una carta della tua Mano di un colore già presente nella tua Zona. Se lo fai, puoi scalare quel colore verso sinistra.

mysticism-1 = Pesca un 1 e mostralo. Se il suo colore è già nella tua Zona, mettilo in gioco e pesca un altro 1. Altrimenti resta nella tua Mano.

## Age 2

calendar-1 = Se la tua Influenza contiene più carte della tua Mano, pesca due 3.

mathematics-1 = Puoi riciclare una carta della tua Mano: in tal caso pesca una carta che vale uno in più e mettila in gioco.

construction-1 = Trasferisci alla Mano di chi esige due carte della tua Mano, a tua scelta (quelle che hai, se sono meno). Poi pesca un 2, anche se non hai trasferito nulla.
construction-2 = Se la tua è l’unica Zona con tutti e cinque i colori, domina il Campo { achievement-empire }, se è ancora libero.

road-building-1 = Metti in gioco una o due carte della tua Mano (almeno una, se puoi). Se sono due, puoi trasferire la tua Carta Attiva rossa nella Zona di un altro giocatore a tua scelta; se lo fai, la sua Carta Attiva verde passa nella tua Zona.

currency-1 = Ricicla quante carte vuoi della tua Mano, anche nessuna. Per ogni valore diverso tra queste, pesca un 2 e capitalizzalo.

mapmaking-1 = Trasferisci un 1 della tua Influenza all’Influenza di chi esige.
mapmaking-2 = Se con il Dogma di Supremazia qualcuno ha trasferito una carta, pesca un 1 e capitalizzalo.

canal-building-1 = Puoi scambiare tutte le carte di valore più alto della tua Mano con tutte le carte di valore più alto della tua Influenza. Una delle due parti può essere vuota.

fermenting-1 = Pesca un 2 per ogni due { icon-leaf } che produci.

monotheism-1 = Trasferisci all’Influenza di chi esige una tua Carta Attiva, a tua scelta, di un colore che manca nella sua Zona. Se lo fai, pesca un 1 e archivialo.
monotheism-2 = Pesca un 1 e archivialo.

philosophy-1 = Puoi scalare verso sinistra uno qualsiasi dei tuoi colori.
philosophy-2 = Puoi capitalizzare una carta della tua Mano.

## Age 3

alchemy-1 = Per ogni tre { icon-castle } che produci, pesca un 4 e mostralo. Se almeno uno di questi è rosso, riciclali tutti insieme al resto della tua Mano. Altrimenti restano nella tua Mano.
alchemy-2 = Metti in gioco una carta della tua Mano, poi capitalizzane una (obbligatorio, finché ne hai).

translation-1 = Puoi mettere in gioco tutte le carte della tua Influenza, nell’ordine che preferisci. Tutte o nessuna.
translation-2 = Se ogni tua Carta Attiva produce { icon-crown }, domina il Campo { achievement-world }, se è ancora libero. Vale anche se la tua Zona è vuota.

engineering-1 = Trasferisci all’Influenza di chi esige tutte le tue Carte Attive che producono { icon-castle }. Le carte che così si scoprono restano dove sono.
engineering-2 = Puoi scalare il rosso verso sinistra.

optics-1 = Pesca un 3 e mettilo in gioco. Se produce { icon-crown }, pesca un 4 e capitalizzalo. Altrimenti trasferisci una carta della tua Influenza, a tua scelta, a quella di un avversario a tua scelta con meno punti di te; se non ce n’è, non si sposta nulla.

compass-1 = Trasferisci nella Zona di chi esige una tua Carta Attiva non verde che produce { icon-leaf }. Poi trasferisci nella tua Zona una sua Carta Attiva che non produce { icon-leaf }. Scegli tu entrambe; fai tutto ciò che è possibile.

paper-1 = Puoi scalare il verde o il blu verso sinistra.
paper-2 = Pesca un 4 per ogni tuo colore scalato verso sinistra.

machinery-1 = Scambia tutta la tua Mano con tutte le carte di valore più alto della Mano di chi esige.
machinery-2 = Capitalizza una carta della tua Mano che produce { icon-castle } (obbligatorio, se ne hai una). Poi puoi scalare il rosso verso sinistra.

medicine-1 = Scambia la carta più alta della tua Influenza con la carta più bassa dell’Influenza di chi esige. A parità, ciascuno sceglie tra le proprie. Una delle due parti può essere vuota.

education-1 = Puoi riciclare la carta più alta della tua Influenza; a parità scegli tu. Se lo fai, pesca una carta che vale due in più della più alta rimasta lì (un 2, se non ne resta nessuna).

feudalism-1 = Trasferisci alla Mano di chi esige una carta della tua Mano che produce { icon-castle }, a tua scelta.
feudalism-2 = Puoi scalare il giallo o il viola verso sinistra.

## Age 4

experimentation-1 = Pesca un 5 e mettilo in gioco.

printing-press-1 = Puoi riciclare una carta della tua Influenza. Se lo fai, pesca una carta che vale due in più della tua Carta Attiva viola (un 2, se non ne hai).
printing-press-2 = Puoi scalare il blu verso destra.

colonialism-1 = Pesca un 3 e archivialo. Se produce { icon-crown }, ripeti questo Dogma.

gunpowder-1 = Trasferisci all’Influenza di chi esige una tua Carta Attiva che produce { icon-castle }, a tua scelta.
gunpowder-2 = Se con il Dogma di Supremazia qualcuno ha trasferito una carta, pesca un 2 e capitalizzalo.

invention-1 = Puoi scalare verso destra un tuo colore che ora è scalato verso sinistra. Se lo fai, pesca un 4 e capitalizzalo.
invention-2 = Se nella tua Zona ci sono tutti e cinque i colori e ognuno è scalato, in qualsiasi direzione, domina il Campo { achievement-wonder }, se è ancora libero.

navigation-1 = Trasferisci all’Influenza di chi esige un 2 o un 3 della tua Influenza, a tua scelta.

anatomy-1 = Ricicla una carta della tua Influenza, a tua scelta. Se lo fai, ricicla anche una tua Carta Attiva dello stesso valore, a tua scelta.

perspective-1 = Puoi riciclare una carta della tua Mano. In tal caso, per ogni due { icon-lightbulb } che produci (contate dopo aver riciclato), capitalizza una carta della tua Mano, finché ne hai.

enterprise-1 = Trasferisci nella Zona di chi esige una tua Carta Attiva non viola che produce { icon-crown }, a tua scelta. Se lo fai, pesca un 4 e mettilo in gioco.
enterprise-2 = Puoi scalare il verde verso destra.

reformation-1 = Puoi archiviare una carta della tua Mano per ogni due { icon-leaf } che produci, contate prima di cominciare. Archiviane tante quante te ne spettano (tutta la Mano, se ne hai meno) o nessuna.
reformation-2 = Puoi scalare il giallo o il viola verso destra.

## Age 5

chemistry-1 = Puoi scalare il blu verso destra.
chemistry-2 = Pesca una carta che vale uno in più della tua Carta Attiva più alta e capitalizzala. Poi ricicla una carta della tua Influenza, a tua scelta; può essere la stessa.

physics-1 = Pesca tre 6 e mostrali. Se due o più sono dello stesso colore, riciclali tutti e tre insieme al resto della tua Mano. Altrimenti restano nella tua Mano.

coal-1 = Pesca un 5 e archivialo.
coal-2 = Puoi scalare il rosso verso destra.
coal-3 = Puoi capitalizzare una tua Carta Attiva. Se lo fai, capitalizza anche la carta che le stava subito sotto.

the-pirate-code-1 = Trasferisci all’Influenza di chi esige due carte di valore 4 o meno della tua Influenza, a tua scelta (una, se ce n’è una sola).
the-pirate-code-2 = Se con il Dogma di Supremazia qualcuno ha trasferito una carta, capitalizza la più bassa delle tue Carte Attive che producono { icon-crown }; a parità scegli tu.

banking-1 = Trasferisci nella Zona di chi esige una tua Carta Attiva non verde che produce { icon-factory }, a tua scelta. In tal caso pesca un 5 e capitalizzalo.
banking-2 = Puoi scalare il verde verso destra.

measurement-1 = Puoi riciclare una carta della tua Mano. Se lo fai, scegli un colore: scalalo verso destra nella tua Zona e pesca una carta il cui valore è il numero delle tue carte di quel colore. Una carta sola conta, ma non si può scalare; con nessuna peschi un 1.

statistics-1 = Trasferisci nella tua Mano la carta più alta della tua Influenza; a parità scegli tu. Se lo fai e ora è l’unica carta della tua Mano, ripeti questo Dogma.
statistics-2 = Puoi scalare il giallo verso destra.

steam-engine-1 = Pesca due 4 e archiviali. Poi capitalizza la tua carta gialla di Fondo.

astronomy-1 = Pesca un 6 e mostralo. Se è verde o blu, mettilo in gioco e ripeti questo Dogma. Altrimenti resta nella tua Mano.
astronomy-2 = Se tutte le tue Carte Attive, esclusa la viola, hanno valore 6 o più, domina il Campo { achievement-universe }, se è ancora libero. Vale anche se non ne hai nessuna.

societies-1 = Trasferisci nella Zona di chi esige una tua Carta Attiva non viola che produce { icon-lightbulb }, a tua scelta. Se lo fai, pesca un 5.

## Age 6

atomic-theory-1 = Puoi scalare il blu verso destra.
atomic-theory-2 = Pesca un 7 e mettilo in gioco.

encyclopedia-1 = Puoi mettere in gioco tutte le carte di valore più alto della tua Influenza, nell’ordine che preferisci. Tutte o nessuna.

industrialization-1 = Per ogni due { icon-factory } che produci, contate prima di pescare, pesca un 6 e archivialo.
industrialization-2 = Puoi scalare il rosso o il viola verso destra.

machine-tools-1 = Pesca una carta di valore pari alla più alta della tua Influenza (un 1, se è vuota) e capitalizzala.

classification-1 = Mostra una carta della tua Mano, a tua scelta. Trasferisci nella tua Mano tutte le carte di quel colore dalla Mano di ogni avversario. Poi metti in gioco tutte le carte di quel colore della tua Mano, nell’ordine che preferisci.

metric-system-1 = Se il tuo verde è scalato verso destra, puoi scalare verso destra un colore qualsiasi.
metric-system-2 = Puoi scalare il verde verso destra.

canning-1 = Puoi pescare un 6 e archiviarlo. Se lo fai, capitalizza tutte le tue Carte Attive che non producono { icon-factory }, come stanno dopo aver archiviato. Le carte che così si scoprono restano dove sono.
canning-2 = Puoi scalare il giallo verso destra.

vaccination-1 = Ricicla tutte le carte di valore più basso della tua Influenza. Se ne ricicli almeno una, pesca un 6 e mettilo in gioco.
vaccination-2 = Se con il Dogma di Supremazia qualcuno ha riciclato una carta, pesca un 7 e mettilo in gioco.

democracy-1 = Ricicla quante carte vuoi della tua Mano, anche nessuna. Se ne ricicli più di quante ne abbia riciclate finora ogni altro giocatore con questo Dogma in questa attivazione, pesca un 8 e capitalizzalo. La parità non basta.

emancipation-1 = Trasferisci all’Influenza di chi esige una carta della tua Mano, a tua scelta. Se lo fai, pesca un 6.
emancipation-2 = Puoi scalare il rosso o il viola verso destra.

## Age 7

evolution-1 = Puoi fare una di queste due cose: pescare un 8, capitalizzarlo e poi riciclare una carta della tua Influenza, a tua scelta; oppure pescare una carta che vale uno in più della più alta della tua Influenza (un 1, se è vuota).

publications-1 = Puoi mettere le carte di uno dei tuoi colori nell’ordine che preferisci.
publications-2 = Puoi scalare il giallo o il blu verso l’alto.

combustion-1 = Trasferisci all’Influenza di chi esige due carte della tua Influenza, a tua scelta (una, se ce n’è una sola).

explosives-1 = Trasferisci alla Mano di chi esige le tre carte più alte della tua Mano (quelle che hai, se sono meno), una dopo l’altra; a parità scegli tu. Se ne trasferisci almeno una e la tua Mano è ora vuota, pesca un 7.

bicycle-1 = Puoi scambiare tutta la tua Mano con tutta la tua Influenza.

electricity-1 = Ricicla tutte le tue Carte Attive che non producono { icon-factory }, come stanno quando cominci; le carte che così si scoprono restano dove sono. Poi pesca un 8 per ogni carta riciclata.

refrigeration-1 = Ricicla metà delle carte della tua Mano, arrotondata per difetto; scegli tu quali.
refrigeration-2 = Puoi capitalizzare una carta della tua Mano.

sanitation-1 = Scambia le due carte più alte della tua Mano, prese una dopo l’altra, con la carta più bassa della Mano di chi esige. A parità, ciascuno sceglie tra le proprie. Fai tutto ciò che è possibile.

lighting-1 = Archivia fino a tre carte della tua Mano, o nessuna. Per ogni valore diverso tra queste, pesca un 7 e capitalizzalo.

railroad-1 = Ricicla tutta la tua Mano, poi pesca tre 6.
railroad-2 = Puoi scalare verso l’alto un tuo colore che è scalato verso destra quando cominci.

## Age 8

quantum-theory-1 = Ricicla fino a due carte della tua Mano, o nessuna. Se ne ricicli due, pesca un 10; poi pesca un altro 10 e capitalizzalo.

rocketry-1 = Per ogni due { icon-clock } che produci, contati prima di cominciare, ricicla una carta dell’Influenza di un avversario. Scegli tu l’avversario e il valore, una carta dopo l’altra, senza vedere le carte.

flight-1 = Se il tuo rosso è scalato verso l’alto, puoi scalare verso l’alto un colore qualsiasi.
flight-2 = Puoi scalare il rosso verso l’alto.

mobility-1 = Guarda le tue Carte Attive non rosse che non producono { icon-factory }, come stanno quando cominci. Trasferisci le due più alte (una, se ce n’è una sola) all’Influenza di chi esige; a parità scegli tu. Se ne trasferisci almeno una, pesca un 8.

corporations-1 = Trasferisci all’Influenza di chi esige una tua Carta Attiva non verde che produce { icon-factory }, a tua scelta. Se lo fai, pesca un 8 e mettilo in gioco.
corporations-2 = Pesca un 8 e mettilo in gioco.

mass-media-1 = Puoi riciclare una carta della tua Mano. Se lo fai, scegli un valore da 1 a 10: vengono riciclate tutte le carte di quel valore di tutte le Influenze, compresa la tua.
mass-media-2 = Puoi scalare il viola verso l’alto.

antibiotics-1 = Ricicla fino a tre carte della tua Mano, o nessuna. Per ogni valore diverso tra queste, pesca due 8.

skyscrapers-1 = Trasferisci nella Zona di chi esige una tua Carta Attiva non gialla che produce { icon-clock }, a tua scelta. Se lo fai, capitalizza la carta che le stava subito sotto e ricicla tutto il resto di quel mazzo, nell’ordine che preferisci.

empiricism-1 = Scegli due colori diversi, poi pesca un 9 e mostralo. Se è di uno dei due, mettilo in gioco, e puoi scalare quel colore verso l’alto. Altrimenti resta nella tua Mano.
empiricism-2 = Se produci venti { icon-lightbulb } o più, vinci la partita.

socialism-1 = Puoi archiviare tutta la tua Mano, nell’ordine che preferisci: tutta o niente. Se c’era almeno una carta viola, trasferisci nella tua Mano tutte le carte di valore più basso della Mano di ogni avversario.

## Age 9

computers-1 = Puoi scalare il rosso o il verde verso l’alto.
computers-2 = Pesca un 10 e mettilo in gioco. Poi esegui i suoi Dogmi Cooperativi, soltanto per te.

genetics-1 = Pesca un 10 e mettilo in gioco. Capitalizza tutte le carte che ha sotto nel suo mazzo.

composites-1 = Tieni una carta della tua Mano, a tua scelta, e trasferisci tutte le altre alla Mano di chi esige. Trasferisci anche la carta più alta della tua Influenza alla sua Influenza; a parità scegli tu.

fission-1 = Pesca un 10 e mostralo. Se è rosso, tutte le carte di Mani, Zone e Influenze vengono scartate dal gioco e l’attivazione finisce subito, senza Bonus Cooperativo. Altrimenti resta nella tua Mano.
fission-2 = Ricicla una Carta Attiva diversa da Fissione dalla Zona di un giocatore qualsiasi, a tua scelta.

collaboration-1 = Pesca due 9 e mostrali. Chi esige ne sceglie uno, che va nella sua Zona; tu metti in gioco l’altro.
collaboration-2 = Se nella tua Zona ci sono dieci carte verdi o più, comprese quelle sotto la Carta Attiva, vinci la partita.

satellites-1 = Ricicla tutta la tua Mano, poi pesca tre 8.
satellites-2 = Puoi scalare il viola verso l’alto.
satellites-3 = Metti in gioco una carta della tua Mano (obbligatorio, se ne hai una). Poi esegui i suoi Dogmi Cooperativi, soltanto per te.

ecology-1 = Puoi riciclare una carta della tua Mano. Se lo fai, capitalizza una carta della tua Mano, se ne hai ancora, e pesca due 10.

suburbia-1 = Archivia quante carte vuoi della tua Mano, anche nessuna. Per ognuna pesca un 1 e capitalizzalo.

services-1 = Trasferisci alla Mano di chi esige tutte le carte di valore più alto della tua Influenza. Se ne trasferisci almeno una, trasferisci nella tua Mano una Carta Attiva di chi esige che non produce { icon-leaf }, a tua scelta.

specialization-1 = Mostra una carta della tua Mano, a tua scelta; resta nella tua Mano. Trasferisci nella tua Mano la Carta Attiva di quel colore di ogni avversario. Se la tua Mano è vuota, non succede nulla.
specialization-2 = Puoi scalare il giallo o il blu verso l’alto.

## Age 10

bioengineering-1 = Trasferisci nella tua Influenza una Carta Attiva che produce { icon-leaf } dalla Zona di un avversario, a tua scelta.
bioengineering-2 = Se almeno un giocatore produce meno di tre { icon-leaf }, vince la partita chi da solo ne produce più di tutti. Se più giocatori sono in testa alla pari, non succede nulla.

software-1 = Pesca un 10 e capitalizzalo.
software-2 = Pesca due 10 e mettili in gioco, uno dopo l’altro. Poi esegui i Dogmi Cooperativi del secondo, soltanto per te.

miniaturization-1 = Puoi riciclare una carta della tua Mano. Se era un 10, pesca un 10 per ogni valore diverso nella tua Influenza.

robotics-1 = Capitalizza la tua Carta Attiva verde. Poi pesca un 10, mettilo in gioco ed esegui i suoi Dogmi Cooperativi, soltanto per te.

databases-1 = Ricicla metà delle carte della tua Influenza, arrotondata per eccesso; scegli tu quali.

self-service-1 = Scegli una tua Carta Attiva diversa da Self-Service ed esegui i suoi Dogmi Cooperativi, soltanto per te.
self-service-2 = Se ogni avversario ha meno Dominazioni di te, Campi compresi, vinci la partita.

globalization-1 = Ricicla una tua Carta Attiva che produce { icon-leaf }, a tua scelta.
globalization-2 = Pesca un 6 e capitalizzalo. Se a quel punto nessuno produce più { icon-leaf } che { icon-factory }, vince la partita chi da solo ha più punti di tutti. In caso di parità non succede nulla.

stem-cells-1 = Puoi capitalizzare tutta la tua Mano: tutta o niente.

ai-1 = Pesca un 10 e capitalizzalo.
ai-2 = Se Robotica e Software sono entrambe Carte Attive, in qualsiasi Zona, vince la partita chi da solo ha meno punti di tutti. Se più giocatori sono alla pari con meno punti, non succede nulla.

the-internet-1 = Puoi scalare il verde verso l’alto.
the-internet-2 = Pesca un 10 e capitalizzalo.
the-internet-3 = Per ogni due { icon-clock } che produci, contati prima di pescare, pesca un 10 e mettilo in gioco.

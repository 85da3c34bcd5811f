# What the effects of Carta Impera Victoria do, as we put it: civ-effect-<effect> in full,
# and civ-effect-<effect>-short in one line of a menu: at most 60 characters, without a full stop.
#
# How many cards an effect takes, or that it costs one, stands beside the text (civ-kind-… in
# terms-civ.ftl). What is not optional is done as far as it can be.

## Army

civ-effect-assassin = Scarta una carta della tua mano, quella che vuoi.
civ-effect-assassin-short = Scarta una carta della tua mano
civ-effect-purge = Scarta due carte della tua mano, quelle che vuoi (una, se ne hai una sola).
civ-effect-purge-short = Scarta due carte della tua mano
civ-effect-attack = Scarta una tua carta Esercito. Scegli un Dominio di cui hai ancora una carta: ne scarti una tu, e così ogni altro giocatore che ne ha. Le carte a faccia in giù sono al sicuro.
civ-effect-attack-short = Tu e tutti gli altri perdete una carta di un tuo Dominio

## Religion

civ-effect-holy-book = In questo turno il tuo limite di mano è 5, anche se perdi carte Religione prima di pescare.
civ-effect-holy-book-short = In questo turno il tuo limite di mano è 5
civ-effect-divine-right = In questo turno il tuo limite di mano è 7, anche se perdi carte Religione prima di pescare.
civ-effect-divine-right-short = In questo turno il tuo limite di mano è 7
civ-effect-inquisition = Scarta una tua carta Religione. Scegli un giocatore e prendi tutta la sua mano. Poi restituiscigli lo stesso numero di carte, quelle che vuoi; nessun altro vede quali.
civ-effect-inquisition-short = Prendi la mano di un giocatore e rendi altrettante carte

## Economy

civ-effect-development = Scarta una carta della tua area, poi gioca subito una carta della tua mano. È obbligatorio, se ne puoi giocare una.
civ-effect-development-short = Scarta una carta della tua area, poi giocane una
civ-effect-monopoly = Scarta due carte della tua area (una, se ne hai una sola), poi gioca subito lo stesso numero di carte della tua mano, se puoi.
civ-effect-monopoly-short = Scarta due carte della tua area, poi giocane due
civ-effect-embargo = Metti una tua carta Economia a faccia in giù su una carta nell’area di un giocatore qualsiasi. Nel suo prossimo turno non potrà giocare carte del Dominio di quella carta; alla fine di quel turno la tua carta viene scartata.
civ-effect-embargo-short = Per un turno un giocatore non può giocare un Dominio

## Science

civ-effect-experiment = Riprendi in mano una carta della tua area, poi gioca subito una carta della tua mano, anche la stessa. È obbligatorio, se ne puoi giocare una.
civ-effect-experiment-short = Riprendi una carta della tua area, poi giocane una
civ-effect-research = Riprendi in mano due carte della tua area (una, se ne hai una sola), poi gioca subito lo stesso numero di carte, se puoi. Possono essere le stesse.
civ-effect-research-short = Riprendi due carte della tua area, poi giocane due
civ-effect-breakthrough = Scarta una tua carta Scienza. Pesca cinque carte, poi scartane cinque della tua mano, quelle che vuoi. Se nel mazzo ce ne sono meno, pesca quelle e scartane lo stesso numero.
civ-effect-breakthrough-short = Pesca cinque carte, poi scartane cinque della tua mano

## Culture

civ-effect-inspiration = Se hai più carte Cultura di ogni altro, applica un effetto permanente per cui un altro giocatore ha abbastanza carte. Una volta per turno, e non di un Dominio di cui in quel turno applichi un tuo effetto permanente.
civ-effect-inspiration-short = Con più Cultura di tutti, copia un effetto permanente

## Utopia

civ-effect-oligarchy = Prendi in mano una carta a tua scelta dalla pila degli scarti.
civ-effect-oligarchy-short = Prendi una carta dalla pila degli scarti
civ-effect-republic = Prendi in mano due carte a tua scelta dalla pila degli scarti (una, se ce n’è una sola).
civ-effect-republic-short = Prendi due carte dalla pila degli scarti
civ-effect-democracy = Sposta una tua carta Utopia, a faccia in giù, su una carta dell’area di un giocatore a scelta. Fino alla fine della partita gli serve una carta in più del Dominio di quella carta per l’Egemonia.
civ-effect-democracy-short = A un giocatore serve una carta in più per l’Egemonia

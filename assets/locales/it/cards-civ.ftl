# What the effects of Carta Impera Victoria do, as we put it: civ-effect-<effect> in full,
# and civ-effect-<effect>-short in one line of a menu, at most 100 characters.
#
# How many cards an effect takes, or that it costs one, stands beside the text (civ-kind-… in
# terms-civ.ftl). What is not optional is done as far as it can be.

## Army

civ-effect-assassin = Scarta una carta della tua mano, quella che vuoi.
civ-effect-assassin-short = Scarta una carta della tua mano.
civ-effect-purge = Scarta due carte della tua mano, quelle che vuoi; se ne hai una sola, quella.
civ-effect-purge-short = Scarta due carte della tua mano.
civ-effect-attack = Scarta una tua carta Esercito. Scegli un Dominio di cui hai ancora una carta: ne scarti una tu, e così ogni altro giocatore che ne ha. Le carte a faccia in giù sono al sicuro.
civ-effect-attack-short = Scarta una carta di un tuo Dominio; così tutti gli altri che ne hanno.

## Religion

civ-effect-holy-book = Per questo turno il tuo limite di mano è 5. Vale anche se perdi carte Religione prima di pescare.
civ-effect-holy-book-short = Per questo turno il tuo limite di mano è 5.
civ-effect-divine-right = Per questo turno il tuo limite di mano è 7. Vale anche se perdi carte Religione prima di pescare.
civ-effect-divine-right-short = Per questo turno il tuo limite di mano è 7.
civ-effect-inquisition = Scarta una tua carta Religione. Scegli un giocatore: tutta la sua mano passa nella tua. Poi restituiscigli altrettante carte, quelle che vuoi; nessun altro vede quali.
civ-effect-inquisition-short = Prendi tutta la mano di un giocatore, poi restituisci altrettante carte.

## Economy

civ-effect-development = Scarta una carta della tua area, poi gioca subito una carta della tua mano. È obbligatorio, se ne puoi giocare una.
civ-effect-development-short = Scarta una carta della tua area, poi giocane subito una.
civ-effect-monopoly = Scarta due carte della tua area; se ce n’è una sola, quella. Gioca subito altrettante carte della tua mano, finché puoi.
civ-effect-monopoly-short = Scarta due carte della tua area, poi giocane subito due.
civ-effect-embargo = Metti una tua carta Economia a faccia in giù su una carta nell’area di un giocatore qualsiasi. Nel suo prossimo turno non potrà giocare carte del Dominio di quella carta; alla fine di quel turno la tua carta viene scartata.
civ-effect-embargo-short = Per un turno un giocatore non può giocare un Dominio.

## Science

civ-effect-experiment = Riprendi in mano una carta della tua area, poi gioca subito una carta della tua mano, anche la stessa. È obbligatorio, se ne puoi giocare una.
civ-effect-experiment-short = Riprendi in mano una carta della tua area, poi giocane subito una.
civ-effect-research = Riprendi in mano due carte della tua area; se ce n’è una sola, quella. Gioca subito altrettante carte della tua mano, finché puoi.
civ-effect-research-short = Riprendi in mano due carte della tua area, poi giocane subito due.
civ-effect-breakthrough = Scarta una tua carta Scienza. Pesca cinque carte, poi scartane cinque della tua mano, vecchie o nuove. Se nel mazzo ce ne sono meno, pesca quelle e scartane altrettante.
civ-effect-breakthrough-short = Pesca cinque carte, poi scartane cinque della tua mano.

## Culture

civ-effect-inspiration = Se hai più carte Cultura di ogni altro, applica un effetto permanente per cui un altro giocatore ha abbastanza carte. Una volta per turno, e non di un Dominio di cui in quel turno applichi un tuo effetto permanente.
civ-effect-inspiration-short = Se hai più Cultura di tutti, applica un effetto permanente di un altro giocatore.

## Utopia

civ-effect-oligarchy = Prendi in mano una carta a tua scelta dalla pila degli scarti.
civ-effect-oligarchy-short = Prendi in mano una carta dalla pila degli scarti.
civ-effect-republic = Prendi in mano due carte a tua scelta dalla pila degli scarti; se ce n’è una sola, quella.
civ-effect-republic-short = Prendi in mano due carte dalla pila degli scarti.
civ-effect-democracy = Sposta una tua carta Utopia, a faccia in giù, su un Dominio di un giocatore qualsiasi che vi ha almeno una carta. Fino alla fine della partita gli serve una carta in più di quel Dominio per l’Egemonia.
civ-effect-democracy-short = A un giocatore serve una carta in più di un Dominio per l’Egemonia.

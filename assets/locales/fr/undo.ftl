# Revenir sur une réponse.

undo-button = ↩️ Annuler mon choix
undo-done = ↩️ C’est annulé. Choisis à nouveau :
undo-needs-consent =
    ↩️ Revenir sur ta dernière réponse demande l’accord des autres : quelqu’un a vu depuis quelque chose de caché, ou d’autres ont répondu.
    S’ils sont tous d’accord, d’un seul appui chacun, la partie revient au moment d’avant.
undo-ask-button = Demander aux autres
undo-asked = La question est posée aux autres dans le salon. Si quelqu’un joue avant, elle ne se pose plus.
more-undo = Revenir sur ma dernière réponse
command-undo = Revenir sur ta dernière réponse
refused-no-table-undo = Tu ne joues à aucune table : il n’y a rien à annuler.
mine-undo = Revenir sur ma dernière réponse à cette table

motion-undo =
    { $count ->
        [0] ↩️ **{ $asker }** voudrait revenir sur sa dernière réponse et choisir à nouveau.
       *[other]
            ↩️ **{ $asker }** voudrait revenir sur sa dernière réponse et choisir à nouveau. Ce qui serait annulé :
            { $happened }
    }
motion-undo-passed = ↩️ Accordé : **{ $asker }** revient sur sa dernière réponse et choisit à nouveau.

refused-undo-nothing = Aucune de tes réponses ne peut être annulée.
refused-undo-late = Ce n’est plus ta dernière réponse. { COMMAND("game undo") } revient sur la dernière.
refused-undo-ask = Quelqu’un a vu depuis quelque chose de caché, ou d’autres ont répondu. { COMMAND("game undo") } demande aux autres.
refused-undo-strict = À cette table, on ne revient sur rien dès que quelque chose de caché a été vu ou que d’autres ont répondu.
refused-undo-alone = Depuis ta dernière réponse, quelque chose a été vu ou des ordinateurs ont répondu. Seule une autre personne pourrait alors accepter qu’on revienne en arrière, et tu ne joues qu’avec des ordinateurs : la partie continue. Tant que rien n’a été vu, { COMMAND("game undo") } annule tout de suite.
refused-undo-older-rules = Cette réponse date de règles plus anciennes et ne peut pas être annulée. La partie continue.

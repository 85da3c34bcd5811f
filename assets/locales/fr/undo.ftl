# Annuler un coup.

undo-button = ↩️ Annuler mon coup
undo-done = ↩️ Coup annulé. Choisis à nouveau :
undo-needs-consent =
    ↩️ Tu ne peux pas annuler ton coup sans les autres : des cartes cachées ont été vues depuis, ou d’autres ont joué.
    Si tous les autres sont d’accord, la partie revient juste avant ton coup.
undo-ask-button = Demander aux autres
undo-asked = J’ai demandé aux autres dans le salon. Si quelqu’un joue d’ici là, ta demande n’est plus valable.
more-undo = Annuler mon dernier coup
command-undo = Annuler ton dernier coup
refused-no-table-undo = Tu ne joues à aucune table : il n’y a rien à annuler.
mine-undo = Annuler mon dernier coup à cette table

motion-undo =
    { $count ->
        [0] ↩️ **{ $asker }** voudrait annuler son dernier coup et choisir à nouveau.
       *[other]
            ↩️ **{ $asker }** voudrait annuler son dernier coup et choisir à nouveau. Ce qui serait annulé :
            { $happened }
    }
motion-undo-passed = ↩️ Accordé : **{ $asker }** annule son dernier coup et choisit à nouveau.

refused-undo-nothing = Tu n’as aucun coup à annuler.
refused-undo-late = Ce n’est plus ton dernier coup. { COMMAND("game undo") } annule le dernier.
refused-undo-ask = Des cartes cachées ont été vues depuis, ou d’autres ont joué. { COMMAND("game undo") } demande l’accord des autres.
refused-undo-strict = À cette table, un coup ne peut plus être annulé dès que des cartes cachées ont été vues ou que d’autres ont joué.
refused-undo-alone = Du caché a été vu, ou un ordinateur a joué, et personne ne peut donner son accord. { COMMAND("game undo") } ne marche qu’avant.
refused-undo-older-rules = Ce coup suit des règles plus anciennes et ne peut pas être annulé. La partie continue.

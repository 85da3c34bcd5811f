# Annuler un coup.

undo-button = ↩️ Annuler mon coup
undo-done = ↩️ Coup annulé. Choisis à nouveau :
undo-needs-consent =
    ↩️ Tu ne peux pas annuler ton coup sans les autres : des cartes cachées ont été vues depuis, ou d’autres ont joué.
    Si tous les autres sont d’accord, la partie revient juste avant ton coup.
undo-how-far = ↩️ **Annuler :** jusqu’où ?
undo-practice =
    { $costs ->
        [yes] 🎓 Tu joues seulement contre des ordinateurs : c’est un entraînement, tu peux tout annuler. Mais si tu annules ce qui a déjà été révélé, cette partie **n’est plus classée ni comptée dans tes statistiques**.
       *[no] 🎓 Entraînement contre des ordinateurs : tu peux tout annuler, rien n’est compté.
    }
undo-count =
    { $count ->
        [one] C’est un de tes coups, et ce que les autres ont pu faire depuis.
       *[other] Ce sont { $count } de tes coups, et tout ce que les autres ont fait entre-temps.
    }
undo-move-button = Ce coup
undo-turn-button = Tout le tour
undo-moves-button = Revenir ici
undo-here = ↩️ **Revenir juste avant ce coup ?** { $move }
undo-here-button = ↩️ Revenir ici
undo-here-placeholder = ↩️ Revenir juste avant…
undo-ask-turn-button = Demander : tout le tour
undo-back-placeholder = Revenir juste avant…
undo-back-line = Tour { $turn } : { $what }
undo-back-secret = un choix secret
undo-back-free =
    { $count ->
        [one] Tout de suite
       *[other] Tout de suite, { $count } coups
    }
undo-back-practice =
    { $count ->
        [one] Tout de suite, pour l’entraînement
       *[other] Tout de suite, pour l’entraînement, { $count } coups
    }
undo-back-vote =
    { $count ->
        [one] Si les autres sont d’accord
       *[other] Si les autres sont d’accord, { $count } coups
    }
undo-ask-button = Demander aux autres
undo-asked = J’ai demandé aux autres dans le salon. Si quelqu’un joue d’ici là, ta demande n’est plus valable.
more-undo = Annuler…
command-undo = Annuler un coup, un tour, ou tout depuis un coup plus ancien
refused-no-table-undo = Tu ne joues à aucune table : il n’y a rien à annuler.
mine-undo = Annuler mon dernier coup à cette table

vote-undo =
    ↩️ **{ $asker }** voudrait annuler { $span ->
        [move] son dernier coup
        [turn] tout son tour
       *[moves] ses { $moves } derniers coups
    } et choisir à nouveau.{ $count ->
        [0] {""}
       *[other] {" "}Ce qui serait annulé :
            { $happened }
    }
vote-undo-passed =
    ↩️ Accordé : **{ $asker }** annule { $span ->
        [move] son dernier coup
        [turn] tout son tour
       *[moves] ses { $moves } derniers coups
    } et choisit à nouveau.

refused-undo-nothing = Tu n’as aucun coup à annuler.
refused-undo-late = La partie a avancé depuis. { COMMAND("game undo") } montre ce que tu peux annuler maintenant.
refused-undo-ask = Des cartes cachées ont été vues depuis, ou d’autres ont joué. { COMMAND("game undo") } demande l’accord des autres.
refused-undo-strict = À cette table, un coup ne peut plus être annulé dès que des cartes cachées ont été vues ou que d’autres ont joué.
refused-undo-alone = Du caché a été vu, ou un ordinateur a joué, et personne ne peut donner son accord. { COMMAND("game undo") } ne marche qu’avant.
refused-undo-older-rules = Ce coup suit des règles plus anciennes et ne peut pas être annulé. La partie continue.

# Ce que l’hébergeur du bot dit à toutes les tables.

maintenance-note =
    🛠️ **De la part de l’équipe qui héberge ce bot :** { $text }
    -# Aucune partie n’est perdue, et tous tes coups sont enregistrés.

# Quello che chi ospita il bot dice a tutti i tavoli.

maintenance-note =
    🛠️ **Da chi gestisce questo bot:** { $text }
    -# Nessuna partita va persa, e ogni tua mossa è salvata.

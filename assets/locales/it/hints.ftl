# Hints: what a player can do, in a line for each option, and what looks strongest.

cmd-game-hint = consiglio
command-hint = Che cosa posso fare? Tutte le mie opzioni, e quali sembrano le più forti
mine-hint = Dimmi che cosa posso fare a questo tavolo
refused-no-table-hint = Non sei a nessun tavolo, quindi non c’è nulla da scegliere. { COMMAND("game new") } ne apre uno.

hint-button = Che cosa posso fare?
hint-sign = 💡
hint-back = La mia mano: scegli
hint-title = ### 💡 Che cosa posso fare? · { $game }
hint-strict = -# Questo tavolo è rigoroso: ecco le tue opzioni, senza consigli.
hint-rated = -# Questa partita conta per la classifica: ecco che cosa puoi fare, senza consigli. Per averli devono essere tutti d’accordo: **{ more-button }**, poi **{ terms-button }**
hint-alike = -# Sembrano quasi equivalenti: scegli quello che preferisci.
hint-strongest =
    { $count ->
        [one] **Questa sembra la più forte:**
       *[other] **Queste sembrano le più forti:**
    }
hint-star-sign = ⭐
hint-star = ⭐ **{ $answer }** · { $why }
hint-options =
    { $count ->
        [one] **La tua unica opzione:**
       *[other] **Le tue { $count } opzioni:**
    }
hint-order = **Nell’ordine che vuoi:**
hint-line = - { $option }
hint-none = **Nessuna**: lascia tutto com’è

## What an option is and does

hint-option = **{ $option }**

## Why something looks strong

hint-why-lose = è quello che ti mancherà meno
hint-why-tried = guardando qualche mossa avanti, è la scelta migliore

# In the log, at the turn in which all players agreed to it.
log-advice =
    { $on ->
        [yes] 💡 Tutti d’accordo: d’ora in poi i consigli dicono che cosa sembra più forte.
       *[no] 💡 Tutti d’accordo: d’ora in poi i consigli non dicono più che cosa è più forte.
    }

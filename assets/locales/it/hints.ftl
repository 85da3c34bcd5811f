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
hint-action = { $action }: { $which }
hint-order = **Nell’ordine che vuoi:**
hint-line = - { $option }
hint-none = **Nessuna**: lascia tutto com’è

## What an option is and does: Innovation ($covers: the card that it covers, or "nothing")

hint-draw =
    { $age ->
        [0] 🎴 **Pescare**: tutti i mazzi sono vuoti, quindi la partita finisce e vince chi ha più punti
       *[other] 🎴 **Pescare** una carta del Periodo { $age }
    }
hint-meld =
    { $covers ->
        [nothing] ⬆️ **Giocare** { $sign } **{ $card }** ({ $age }) { $icons }: { $text }
       *[other] ⬆️ **Giocare** { $sign } **{ $card }** ({ $age }) { $icons } sopra { $covers }: { $text }
    }
hint-dogma = ⚡ **Attivare** { $sign } **{ $card }**.
hint-effect = {"  "}- { $text }
hint-dogma-alone = *Nessuno coopera.*
hint-dogma-shared =
    { $bonus ->
        [nobody] *Coopera il tuo compagno, { $players }.*
       *[other] *Cooperano: { $players }; per questo peschi una carta.*
    }
hint-dogma-demands = *Supremazia su { $players }.*
hint-dogma-nothing = *Ora non cambierebbe nulla.*
hint-achieve = 🏆 **Dominare** { $achievement }
hint-color =
    { $count ->
        [0] { $sign } **{ $color }**: non ne hai nessuna carta
        [one] { $sign } **{ $color }**: ne hai una carta
       *[other] { $sign } **{ $color }**: ne hai { $count } carte
    }
hint-option = **{ $option }**

## Carta Impera Victoria

hint-civ-draw =
    { $count ->
        [0] { $sign } **Finire il turno**; non peschi nulla
        [one] { $sign } **Pescare** una carta e finire il turno
       *[other] { $sign } **Pescare** { $count } carte e finire il turno
    }
hint-civ-option = { $sign } **{ $option }**: { $about }
hint-civ-play = così ne hai { $have } su { $needed } nella tua area
hint-civ-effects = { $so_far } (effetti: { $effects })
hint-civ-unlocks = { $so_far } e diventa possibile **{ $effect }**: { $text }
hint-civ-have = { $have } su { $needed } nell’area

## Why something looks strong

hint-why-achieve = è la Dominazione { $have } su { $needed }
hint-why-demand = prende da { $players } quello che ti serve
hint-why-alone = ha effetto subito, e nessuno coopera
hint-why-shared = conviene anche se altri cooperano, e per questo peschi una carta
hint-why-age = da lì in poi peschi carte del Periodo { $age }
hint-why-icons = aggiunge { $icons } alla tua Zona: cooperi di più e subisci meno Supremazie
hint-why-meld = ti serve più di quella che ora è in cima
hint-why-draw = avere più carte vuol dire avere più scelta, e ora niente rende di più
hint-why-decline = farlo costerebbe più di quanto rende
hint-why-yes = rende più di quanto costa
hint-why-splay = fa contare altre tue risorse
hint-why-lose = è quello che ti mancherà meno
hint-why-gain = è quello che ti aiuta di più
hint-why-tried = guardando qualche mossa avanti, è la scelta migliore
hint-why-civ-play = { $domain } arriva a { $have } su { $needed }
hint-why-civ-draw = ora nessun effetto ti rende di più

# In the log, at the turn in which all players agreed to it.
log-advice =
    { $on ->
        [yes] 💡 Tutti d’accordo: d’ora in poi i consigli dicono che cosa sembra più forte.
       *[no] 💡 Tutti d’accordo: d’ora in poi i consigli non dicono più che cosa è più forte.
    }

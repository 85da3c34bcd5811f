# Hints: Innovation. $covers: the card that an option covers, or "nothing".

hint-action = { $action }: { $which }

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
hint-why-gain = è quello che ti aiuta di più

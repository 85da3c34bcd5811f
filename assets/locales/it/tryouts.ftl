# Trying moves out in the private panel, before any is played. A tryout is not a standing order: it
# is about the current turn, and nothing is stored of it.

tryout-button = Prova
tryout-sign = 🧪
tryout-title = ### 🧪 Prova · { $game } · { $channel }
tryout-about = -# Non hai ancora giocato nulla, e nessun altro lo sa. Ecco il tavolo come sarebbe.
tryout-play =
    { $count ->
        [one] Gioca la mossa
       *[other] Gioca le { $count } mosse
    }
tryout-back = Annulla l’ultima prova
tryout-leave = Esci dalla prova

# Why a try goes no further.
tryout-stop-draw =
    { $age ->
        [0] 🂠 Qui peschi carte sconosciute.
       *[other] 🂠 Qui si pesca una carta { $age } sconosciuta.
    }
tryout-stop-cards = 🂠 Il seguito dipende da carte di { $name } che non vedi.
tryout-stop-choice = ⏳ Qui deve scegliere { $name }.
tryout-before =
    { $count ->
        [0] -# Nessuno può sapere che cosa succede dopo, quindi questa mossa non si può giocare in anticipo. Torna alla partita per giocarla.
        [one] -# Puoi giocare la mossa precedente. Poi resta da giocare questa.
       *[other] -# Puoi giocare le { $count } mosse precedenti. Poi resta da giocare questa.
    }
tryout-turn-over = ⏭️ Il tuo turno sarebbe finito.
tryout-game-over = 🏁 La partita sarebbe finita.
tryout-full = -# La prova non può andare oltre. Gioca queste mosse, poi continua.

tryout-played =
    { $count ->
        [one] ✅ Hai giocato la mossa che hai provato.
       *[other] ✅ Hai giocato le { $count } mosse che hai provato.
    }
tryout-rest = La mossa successiva resta da giocare. { $why }

refused-tryout-late = Intanto la partita è cambiata e la tua prova non vale più. Ora siamo a questo punto:
refused-tryout-not-now = Puoi provare le mosse nel tuo turno, quando ne hai una da scegliere.

# Un elenco di persone in un file, iscritto da un organizzatore.

## Import of a player list

import-about = -# { COMMAND("tournament import") } iscrive un elenco intero, da un file.
import-accepted =
    { $count ->
        [0] **Non verrebbe iscritto nessuno.**
        [one] **Verrebbe iscritta una persona:**
       *[other] **Verrebbero iscritte { $count } persone:**
    }
import-line =
    { $seed ->
        [0] · { $name }
       *[other] · { $name } (testa di serie { $seed })
    }
import-refused =
    { $count ->
        [one] ⛔ **Una riga resta fuori:**
       *[other] ⛔ **{ $count } righe restano fuori:**
    }
import-refused-line = Riga { $line }, “{ $text }”: { $problem }
import-problem-no-member = non è membro di questo server
import-problem-several = più membri hanno questo nome; usa una menzione o un ID
import-problem-bot = un bot
import-problem-unknown = Discord non ha risposto; riprova più tardi
import-problem-twice = già più in alto nell’elenco
import-problem-plays = partecipa già
import-problem-disqualified = con una squalifica
import-problem-waits = in lista d’attesa con un’altra persona, che perderebbe quel posto
import-problem-no-partner = servono due persone: scrivi tutta la squadra su una riga
import-problem-seed-taken = questa testa di serie è già assegnata
import-problem-full = tutti i posti sono occupati
import-button =
    { $count ->
        [one] Iscrivi 1 persona
       *[other] Iscrivi { $count } persone
    }
import-entered =
    { $count ->
        [0] Non è stato iscritto nessuno.
        [one] ✅ Una persona è iscritta, e può ritirarsi quando vuole.
       *[other] ✅ { $count } persone sono iscritte, e possono ritirarsi quando vogliono.
    }
import-left =
    { $count ->
        [one] ⛔ Nel frattempo qualcosa è cambiato: { $names } è rimasto fuori.
       *[other] ⛔ Nel frattempo qualcosa è cambiato: { $count } persone sono rimaste fuori, { $names }
    }
import-discarded = Scartato: non è stato iscritto nessuno.
tournament-act-import =
    { $count ->
        [one] { $when }: { $by } ha iscritto una persona da un elenco
       *[other] { $when }: { $by } ha iscritto { $count } persone da un elenco
    }
tournament-told-added = 📋 { $names }: { $by } ti ha iscritto a **{ $tournament }**. Se non puoi giocare, premi **Ritirati**.
refused-import-closed = Le iscrizioni sono chiuse: non si può più iscrivere un elenco. Aggiungi le persone una a una in **Giocatori…**, se la formula lo permette.
refused-import-too-large = Questo file supera { $max } kB. Manda un file di testo o CSV con una persona per riga.
refused-import-not-text = Non riesco a leggere questo file. Manda testo semplice o CSV in UTF-8, con una persona per riga.
refused-import-empty = In questo file non c’è nessuno. Scrivi una menzione, un ID o un nome per riga.
refused-import-too-many = Questo file ha più di { $max } righe, e nessun torneo accetta più giocatori. Dividilo.
refused-import-unreadable = Discord non mi dà questo file. Mandalo di nuovo.
refused-import-gone = Questo elenco è già stato iscritto o scartato. Manda di nuovo il file.

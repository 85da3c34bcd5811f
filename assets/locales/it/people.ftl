# What people have chosen for themselves, what a server has, and all tables of one person.

people-title = ### ⚙️ Le tue impostazioni
people-notify = **Quando tocca a te:** { $how }
people-quiet-none = **Ore di silenzio:** nessuna
people-quiet = **Ore di silenzio:** dalle { $begins } alle { $ends } ({ $place })
people-away = **Assenza:** { $begins } – { $ends }
people-theme = **Le mie immagini:** { $theme }
people-theme-choice = Le mie immagini: { $theme }
people-theme-placeholder = Le mie immagini
people-motion =
    { $on ->
        [yes] **Animazioni:** sì
       *[no] **Animazioni:** no
    }
people-motion-button =
    { $on ->
        [yes] Senza animazioni
       *[no] Con animazioni
    }
people-shape =
    { $shape ->
        [landscape] **Formato delle mie immagini:** orizzontale, per schermi larghi
       *[portrait] **Formato delle mie immagini:** verticale, per telefoni
    }
people-shape-about = -# Il formato orizzontale vale per ciò che vedi solo tu: la mano, lo zoom e i tavoli privati. Le immagini pubbliche restano verticali, perché tutti vedono le stesse.
people-shape-button =
    { $shape ->
        [landscape] Mostra le mie immagini in verticale
       *[portrait] Mostra le mie immagini in orizzontale
    }
people-quiet-about = -# Nelle ore di silenzio e durante un’assenza non ricevi notifiche, e il tempo delle partite amichevoli si ferma. I messaggi diretti sono nella lingua del tuo Discord.
notify-channel = Menzione nel canale
notify-channel-about = la tua mano arriva in un messaggio diretto silenzioso
notify-dm = Messaggio diretto
notify-dm-about = nessuna menzione nel canale
notify-both = Menzione e messaggio diretto
notify-both-about = così non ti sfugge nulla
notify-neither = Nessuna
notify-neither-about = guardo le mie partite per conto mio
notify-placeholder = Notifiche
quiet-none = Nessuna ora di silenzio
quiet-from = Silenzio dalle { $hour }
quiet-to = Silenzio fino alle { $hour }
quiet-from-placeholder = Inizio delle ore di silenzio
quiet-to-placeholder = Fine delle ore di silenzio
zone-placeholder = Il tuo fuso orario
zone-now = lì sono le { $time }
hour = { $hour }:00
own-button = Le mie impostazioni
server-button = Questo server…
refused-quiet-too-long = Le ore di silenzio sono al massimo { $max }. Per giorni interi c’è { COMMAND("away") }.
refused-no-such-zone = Nessun fuso orario si chiama “{ $zone }”. Comincia a scrivere il nome di una grande città e scegli dall’elenco.

## A server

server-title = ### ⚙️ Questo server
server-language = **Lingua:** { $language }
server-theme = **Immagini:** { $theme }
server-about = -# Lingua e immagini cambiano subito; il resto vale per i nuovi tavoli, e chi ne apre uno può scegliere altro.
server-language-placeholder = Lingua
server-language-as-discord = La stessa del server su Discord
server-theme-placeholder = Immagini
server-theme-choice = Immagini: { $theme }
refused-settings-not-allowed = Solo chi ha il permesso **Gestisci server** può cambiare le opzioni di un server, e solo da quel server.

## Away

away-title = ### 🌴 Assenze
away-line =
    { $now ->
        [yes] { $number }. **Adesso**, rientro: { $ends } ({ $left })
       *[no] { $number }. { $begins } – { $ends }
    }
away-never = Non hai nessuna assenza in corso o in programma.
away-about = -# Durante un’assenza non ricevi notifiche e il tempo delle partite amichevoli si ferma; nei tornei solo per alcuni giorni al mese. Per altre date: { COMMAND("away") }.
away-button = Assenza…
away-back-button =
    { $now ->
        [yes] Sono di nuovo qui
       *[no] Togli { $number }
    }
away-from-now = Da adesso, per:
away-for-button =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
refused-away-in-the-past = Quel giorno è già passato. Scegline uno che deve ancora venire.
refused-away-too-long = È troppo: al massimo { $days } giorni alla volta, nei prossimi sei mesi. Se starai via di più, cedi il tuo posto a qualcuno.
refused-away-too-often = Hai già in programma { $max } assenze. Prima togline una.
refused-away-how-long = Fino a quando? Indica anche `fino-a` o `giorni`.
refused-not-a-date = Non conosco il giorno “{ $date }”. Scrivi 2026-12-24 o 24/12, o scegli dall’elenco.

## My games

mygames-title =
    { $waiting ->
        [0] ### 🎲 Le tue partite ({ $count })
        [one] ### 🔔 1 tavolo ti aspetta
       *[other] ### 🔔 { $waiting } tavoli ti aspettano
    }
mygames-none = Non stai giocando nessuna partita. { COMMAND("game new") } apre un tavolo.
mygames-table = **{ $number }. [{ $game }]({ $link })** · { $channel }
mygames-waits =
    { $count ->
        [0] 🔔 **Tocca a te** · te l’ho chiesto { $since }
       *[other] 🔔 **Tocca a te** · te l’ho chiesto { $since } (tocca anche a { $others })
    }
mygames-deadline = ⏳ Il tuo tempo scade { $left }.
mygames-lobby =
    { $free ->
        [0] Non ancora iniziata: { $names }. Tavolo al completo.
        [one] Non ancora iniziata: { $names }. C’è un posto libero.
       *[other] Non ancora iniziata: { $names }. Ci sono { $free } posti liberi.
    }
mygames-hand-button = La mia mano { $number }
next-table-button = Prossimo tavolo: { $game }
next-table-sign = 🔔
more-mygames = Le mie partite
more-settings = Le mie impostazioni

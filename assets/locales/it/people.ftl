# What people have chosen for themselves, what a server has, and all tables of one person.

people-title = ### ⚙️ Le tue impostazioni
people-notify = **Quando un tavolo ti aspetta:** { $how }
people-quiet-none = **Ore di quiete:** nessuna
people-quiet = **Ore di quiete:** dalle { $begins } alle { $ends } ({ $place })
people-away = **In vacanza:** { $begins } – { $ends }
people-quiet-about = -# Nelle ore di quiete e in vacanza nessuno ti chiama, e il tempo delle partite amichevoli si ferma. I messaggi privati sono nella lingua del tuo Discord.
notify-channel = Menzione nel canale
notify-channel-about = la tua mano arriva in silenzio in privato
notify-dm = Messaggio privato
notify-dm-about = nessuna menzione nel canale
notify-both = Menzione e messaggio privato
notify-both-about = ovunque tu guardi
notify-neither = Non chiamarmi
notify-neither-about = guardo le mie partite per conto mio
notify-placeholder = Come ti si chiama
quiet-none = Niente ore di quiete
quiet-from = Quiete dalle { $hour }
quiet-to = Quiete fino alle { $hour }
quiet-from-placeholder = Inizio delle ore di quiete
quiet-to-placeholder = Fine delle ore di quiete
zone-placeholder = Il tuo fuso orario
zone-now = lì sono le { $time }
hour = { $hour }:00
own-button = Le mie impostazioni
server-button = Questo server…
refused-quiet-too-long = Le ore di quiete sono al massimo { $max }. Per giorni interi c’è { COMMAND("away") }.
refused-no-such-zone = Non c’è nessun fuso orario “{ $zone }”. Comincia a scrivere il nome di una grande città e scegli dall’elenco.

## A server

server-title = ### ⚙️ Questo server
server-language = **Lingua:** { $language }
server-theme = **Immagini:** { $theme }
server-about = -# Lingua e immagini cambiano subito; il resto vale per i nuovi tavoli, dove chi apre può scegliere altro.
server-language-placeholder = Lingua
server-language-as-discord = Quella del server in Discord
server-theme-placeholder = Immagini
server-theme-choice = Immagini: { $theme }
refused-settings-not-allowed = Solo i membri che possono gestire il server possono cambiarne le scelte, e solo su quel server.

## Away

away-title = ### 🌴 Vacanze
away-line =
    { $now ->
        [yes] { $number }. **Adesso**, ritorno: { $ends } ({ $left })
       *[no] { $number }. { $begins } – { $ends }
    }
away-never = Non sei in vacanza e non c’è nulla in programma.
away-about = -# Intanto nessuno ti chiama, e il tempo delle partite amichevoli si ferma; in un torneo solo per alcuni giorni al mese. Altri giorni: { COMMAND("away") }.
away-button = Vacanze…
away-back-button =
    { $now ->
        [yes] Eccomi di nuovo
       *[no] Annulla { $number }
    }
away-from-now = Da adesso:
away-for-button =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
refused-away-in-the-past = È già passato. Scegli un giorno che deve ancora venire.
refused-away-too-long = È troppo: al massimo { $days } giorni alla volta, nei prossimi sei mesi. Se manchi di più, cedi il tuo posto a qualcuno.
refused-away-too-often = Hai già in programma { $max } assenze. Prima annullane una.
refused-away-how-long = Fino a quando? Indica anche `fino` o `giorni`.
refused-not-a-date = “{ $date }” non è un giorno che conosco. Scrivi 2026-12-24 o 24/12, o scegli dall’elenco.

## My games

mygames-title =
    { $waiting ->
        [0] ### 🎲 Le tue partite ({ $count })
        [one] ### 🔔 1 · Un tavolo ti aspetta
       *[other] ### 🔔 { $waiting } · Dei tavoli ti aspettano
    }
mygames-none = Non siedi a nessun tavolo. { COMMAND("game new") } ne apre uno.
mygames-table = **{ $number }. [{ $game }]({ $link })** · { $channel }
mygames-waits =
    { $count ->
        [0] 🔔 **Tocca a te** · chiesto { $since }
       *[other] 🔔 **Tocca a te** · chiesto { $since } (e a { $others })
    }
mygames-deadline = ⏳ Il tuo tempo scade { $left }.
mygames-lobby =
    { $free ->
        [0] Non cominciata: { $names }. Tutti i posti sono presi.
        [one] Non cominciata: { $names }. Un posto è libero.
       *[other] Non cominciata: { $names }. { $free } posti sono liberi.
    }
mygames-hand-button = La mia mano { $number }
next-table-button = Prossimo tavolo: { $game }
next-table-sign = 🔔
more-mygames = Le mie partite
more-settings = Le mie impostazioni

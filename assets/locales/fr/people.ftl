# What people have chosen for themselves, what a server has, and all tables of one person.

people-title = ### ⚙️ Tes réglages
people-notify = **Quand c’est à toi de jouer :** { $how }
people-quiet-none = **Heures calmes :** aucune
people-quiet = **Heures calmes :** de { $begins } à { $ends } ({ $place })
people-away = **Absence :** du { $begins } au { $ends }
people-theme = **Mes images :** { $theme }
people-theme-choice = Mes images : { $theme }
people-theme-placeholder = Mes images
people-motion =
    { $on ->
        [yes] **Animations :** oui
       *[no] **Animations :** non
    }
people-motion-button =
    { $on ->
        [yes] Sans animations
       *[no] Avec animations
    }
people-shape =
    { $shape ->
        [landscape] **Format de mes images :** paysage, pour écrans larges
       *[portrait] **Format de mes images :** portrait, pour téléphones
    }
people-shape-about = -# Le paysage vaut pour ce qui n’est visible que pour toi : ta main, le zoom et les tables privées. Les images publiques restent en portrait, car tout le monde voit les mêmes.
people-shape-button =
    { $shape ->
        [landscape] Mes images en portrait
       *[portrait] Mes images en paysage
    }
people-quiet-about = -# Pendant tes heures calmes et tes absences, tu ne reçois aucune notification, et le temps des parties amicales s’arrête. Les messages privés sont dans la langue de ton Discord.
notify-channel = Mention dans le salon
notify-channel-about = ta main arrive sans bruit en message privé
notify-dm = Message privé
notify-dm-about = pas de mention dans le salon
notify-both = Mention et message privé
notify-both-about = impossible à manquer
notify-neither = Aucune notification
notify-neither-about = tu vas voir tes parties de toi-même
notify-placeholder = Notifications
quiet-none = Pas d’heures calmes
quiet-from = Calme à partir de { $hour }
quiet-to = Calme jusqu’à { $hour }
quiet-from-placeholder = Début des heures calmes
quiet-to-placeholder = Fin des heures calmes
zone-placeholder = Ton fuseau horaire
zone-now = là-bas, il est { $time }
hour = { $hour } h
own-button = Mes réglages
server-button = Ce serveur…
refused-quiet-too-long = Les heures calmes durent { $max } heures au plus. Pour des jours entiers, il y a { COMMAND("away") }.
refused-no-such-zone = Aucun fuseau horaire ne s’appelle « { $zone } ». Commence à taper le nom d’une grande ville, puis choisis dans la liste.

## A server

server-title = ### ⚙️ Ce serveur
server-language = **Langue :** { $language }
server-theme = **Images :** { $theme }
server-about = -# La langue et les images changent tout de suite ; le reste vaut pour les nouvelles tables, et la personne qui en ouvre une peut choisir autre chose.
server-language-placeholder = Langue
server-language-as-discord = Comme le serveur dans Discord
server-theme-placeholder = Images
server-theme-choice = Images : { $theme }
refused-settings-not-allowed = Seuls les membres avec la permission « Gérer le serveur » peuvent changer les options d’un serveur, et seulement sur ce serveur.

## Away

away-title = ### 🌴 Absences
away-line =
    { $now ->
        [yes] { $number }. **En ce moment**, jusqu’au { $ends } ({ $left })
       *[no] { $number }. Du { $begins } au { $ends }
    }
away-never = Aucune absence, ni en cours ni prévue.
away-about = -# Pendant ce temps, tu ne reçois aucune notification, et le temps des parties amicales s’arrête ; en tournoi, seulement quelques jours par mois. Pour d’autres jours : { COMMAND("away") }.
away-button = Absences…
away-back-button =
    { $now ->
        [yes] Je suis de retour
       *[no] Annuler { $number }
    }
away-from-now = Dès maintenant :
away-for-button =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
refused-away-in-the-past = C’est déjà passé. Choisis un jour à venir.
refused-away-too-long = C’est trop long : { $days } jours au plus, dans les six mois à venir. Pour plus longtemps, cède ta place à quelqu’un.
refused-away-too-often = Tu as déjà prévu { $max } absences. Annules-en une d’abord.
refused-away-how-long = Jusqu’à quand ? Indique aussi `fin` ou `jours`.
refused-not-a-date = Je ne comprends pas la date « { $date } ». Écris 2026-12-24 ou 24/12, ou choisis dans la liste.

## My games

mygames-title =
    { $waiting ->
        [0] ### 🎲 Tes parties ({ $count })
        [one] ### 🔔 1 · Une table t’attend
       *[other] ### 🔔 { $waiting } · Des tables t’attendent
    }
mygames-none = Tu n’as aucune partie en cours. { COMMAND("game new") } ouvre une table.
mygames-table = **{ $number }. [{ $game }]({ $link })** · { $channel }
mygames-waits =
    { $count ->
        [0] 🔔 **À toi de jouer** · { $since }
       *[other] 🔔 **À toi de jouer**, et à { $others } · { $since }
    }
mygames-deadline = ⏳ Ton temps s’achève { $left }.
mygames-lobby =
    { $free ->
        [0] Pas encore commencée : { $names }. Toutes les places sont prises.
        [one] Pas encore commencée : { $names }. Une place libre.
       *[other] Pas encore commencée : { $names }. { $free } places libres.
    }
mygames-hand-button = Ma main { $number }
next-table-button = Table suivante : { $game }
next-table-sign = 🔔
more-mygames = Mes parties
more-settings = Mes réglages

# Time: how long people have, reminders, and what happens when the time is up.
# $who is how somebody is spoken to: a mention, or their name. Times are written as Discord shows them.

pace-deadline =
    { $then ->
        [vote] ⏳ { $name } a jusqu’au { $at } ({ $left }), puis les autres peuvent laisser un ordinateur jouer ce coup.
        [computer] ⏳ { $name } a jusqu’au { $at } ({ $left }), puis un ordinateur joue ce coup.
        [forfeit] ⏳ { $name } a jusqu’au { $at } ({ $left }), puis la place est perdue.
       *[nudge] ⏳ { $name } a jusqu’au { $at } ({ $left }).
    }
pace-away = 🌴 { $name } s’absente jusqu’au { $until }.

## Reminders

pace-remind =
    { $number ->
        [1] ⏰ { $who }, c’est toujours à toi de jouer. L’attente a commencé { $since }.
        [2] ⏰ { $who }, les autres t’attendent encore. L’attente a commencé { $since }.
       *[other] ⏰ { $who }, dernier rappel : toute la partie attend ton coup. L’attente a commencé { $since }. Joue, ou dis que tu ne peux pas.
    }
pace-warn =
    { $then ->
        [vote] ⚠️ { $who }, ton temps s’achève { $left }. Ensuite, les autres pourront laisser un ordinateur jouer ce coup pour toi.
        [computer] ⚠️ { $who }, ton temps s’achève { $left }. Ensuite, un ordinateur jouera ce coup pour toi.
        [forfeit] ⚠️ { $who }, ton temps s’achève { $left }. Ensuite, **tu perdras ta place**.
       *[nudge] ⚠️ { $who }, ton temps s’achève { $left }. Joue d’ici là, s’il te plaît.
    }
pace-overdue = ⌛ { $who }, ton temps s’est achevé { $left }. Les autres t’attendent.
pace-mute-button = Couper les rappels
pace-mute-sign = 🔕
pace-muted = 🔕 Rappels coupés pour ce tour. Le temps continue de courir.
refused-reminder-not-yours = Ce rappel est pour quelqu’un d’autre. Tes propres réglages sont dans { COMMAND("settings") }.

## When the time is up

pace-lapsed-computer = ⌛ Le temps { ELIDE("de", $name) }**{ $name }** est écoulé : un ordinateur joue ce coup.
pace-lapsed-forfeit = ⌛ Le temps { ELIDE("de", $name) }**{ $name }** est écoulé : la place est perdue, comme le veulent les options de la table.
vote-skip = ⌛ Le temps { ELIDE("de", $name) }**{ $name }** est écoulé. Un ordinateur doit-il jouer ce coup ?
vote-skip-passed = ⌛ Un ordinateur joue ce coup pour **{ $name }** : le temps était écoulé.

pace-stalled =
    { $lapses ->
        [0] 💤 La partie n’avance plus : elle attend **{ $name }**, et l’attente a commencé { $since }. Que faire ?
        [one] 💤 La partie n’avance plus : elle attend **{ $name }**, et l’attente a commencé { $since }. Que faire ?
       *[other] 💤 **{ $name }** a laissé passer son temps { $lapses } fois de suite. Que faire ?
    }
pace-asked = -# À { $names } de décider.
pace-wait-on-button = Attendre encore
pace-replace-button = Remplacer…
pace-waits-on = ⏳ **{ $name }** préfère attendre encore. Le temps repart de zéro.
refused-wait-on-yourself = C’est à toi de jouer. Pas besoin de demander plus de temps : joue simplement.

## The terms of a table

pace-0 = sans limite
pace-12 = 12 heures
pace-24 = 1 jour
pace-48 = 2 jours
pace-72 = 3 jours
pace-120 = 5 jours
pace-168 = 7 jours
pace-336 = 14 jours
pace-hours = { $count } heures
overdue-nudge = Juste un rappel
overdue-nudge-about = rien d’autre ne se passe
overdue-vote = Les autres votent
overdue-vote-about = un ordinateur joue ce coup si les autres le veulent
overdue-computer = Un ordinateur joue
overdue-computer-about = seulement ce coup
overdue-forfeit = La place est perdue
overdue-forfeit-about = un ordinateur finit la partie
terms-title =
    ### Options de la table · { $game }
    Elles se modifient jusqu’au début de la partie.
terms-time = **Temps par coup :** { $time }
terms-overdue = **Temps écoulé :** { $overdue }, { $about }
terms-careful =
    { $on ->
        [yes] **Discrétion :** oui. La question est posée même quand tu n’as rien à choisir ; personne n’apprend ce qui manque à une main
       *[no] **Discrétion :** non. Quand tu n’as pas le choix, la question n’est pas posée, ce qui peut révéler ce qui manque à ta main
    }
terms-revealed =
    { $on ->
        [yes] **Cartes cachées :** toutes révélées à la fin
       *[no] **Cartes cachées :** elles le restent à la fin
    }
terms-rated =
    { $on ->
        [yes] **Classement :** le résultat compte
       *[no] **Classement :** le résultat ne compte pas
    }
terms-advice =
    { $on ->
        [yes] **Conseils :** ils disent ce qui semble le plus fort, même si le résultat compte
       *[no] **Conseils :** ils disent tout ce qui est possible, mais pas le plus fort, tant que le résultat compte
    }
terms-amended = ⚠️ **{ $host } a changé les options** alors que d’autres avaient déjà rejoint la table. Désormais :
terms-line-time =
    { $hours ->
        [0] -# ⏳ Sans limite de temps
       *[other] -# ⏳ { $time } par coup, puis : { $overdue }
    }
terms-line-careful = -# 🤫 Discrétion : taire ce qui manque à une main
terms-line-revealed = -# 👁️ Les cartes cachées sont révélées à la fin
terms-line-unrated = -# 🎈 Ne compte pas pour le classement
terms-line-advice = -# 💡 Les conseils disent ce qui semble le plus fort
terms-button = Options…
terms-sign = ⚙️
terms-time-placeholder = Temps par coup
terms-overdue-placeholder = Une fois le temps écoulé
terms-careful-button =
    { $on ->
        [yes] Sans discrétion
       *[no] Discrétion : taire ce qui manque
    }
terms-revealed-button =
    { $on ->
        [yes] Garder les cartes cachées
       *[no] Révéler les cartes à la fin
    }
terms-rated-button =
    { $on ->
        [yes] Ne pas compter le résultat
       *[no] Compter le résultat
    }
terms-advice-button =
    { $on ->
        [yes] Ne pas dire le plus fort
       *[no] Conseils : dire le plus fort
    }
terms-host-only = C’est à l’hôte de la table de les changer.
refused-terms-host-only = C’est à l’hôte de cette table de changer ses options.
terms-begun =
    { $advice ->
        [yes] La partie a commencé. Tu peux encore demander deux choses, avec l’accord de tout le monde : révéler les cartes cachées à la fin (une fois révélées, elles ne peuvent plus être cachées), et des conseils qui disent le plus fort.
       *[no] La partie a commencé : tu ne peux plus changer que le sort des cartes cachées, avec l’accord de toutes les personnes qui ont une place. Une fois révélées, elles ne peuvent plus être cachées.
    }
terms-ask-button =
    { $on ->
        [yes] { $over ->
            [yes] Demander à tout révéler
           *[no] Demander à révéler à la fin
        }
       *[no] Demander à les garder cachées
    }
terms-ask-advice-button =
    { $on ->
        [yes] Demander de vrais conseils
       *[no] Demander d’y renoncer
    }
terms-asked = 🗳️ J’ai demandé aux autres. Il faut l’accord de tout le monde.
terms-changed = ✅ C’est fait : personne d’autre n’avait à donner son accord.
more-terms = Options…
vote-reveal =
    { $on ->
        [yes] { $over ->
            [yes] 👁️ **{ $asker }** voudrait révéler à tout le monde ce qui était caché dans cette partie : les mains, les coups et l’ordre des cartes. Il faut l’accord de toutes les personnes qui ont une place.
           *[no] 👁️ **{ $asker }** voudrait que les cartes cachées soient révélées à tout le monde à la fin de cette partie. Il faut l’accord de toutes les personnes qui ont une place.
        }
       *[no] 👁️ **{ $asker }** voudrait que les cartes cachées le restent à la fin de cette partie. Il faut l’accord de toutes les personnes qui ont une place.
    }
vote-reveal-passed =
    { $on ->
        [yes] { $over ->
            [yes] 👁️ Accordé : toute la partie est révélée. { COMMAND("game log") } et { COMMAND("game export") } la montrent.
           *[no] 👁️ Accordé : les cartes cachées seront révélées à la fin.
        }
       *[no] 👁️ Accordé : les cartes cachées le resteront à la fin.
    }
vote-advice =
    { $on ->
        [yes] 💡 **{ $asker }** voudrait que les conseils disent désormais ce qui semble le plus fort, à tout le monde. Le résultat compte toujours pour le classement. Il faut l’accord de toutes les personnes qui jouent encore.
       *[no] 💡 **{ $asker }** voudrait que les conseils ne disent plus le plus fort dans cette partie. Il faut l’accord de toutes les personnes qui jouent encore.
    }
vote-advice-passed =
    { $on ->
        [yes] 💡 Accordé : désormais, les conseils disent ce qui semble le plus fort. Le résultat compte toujours pour le classement.
       *[no] 💡 Accordé : désormais, les conseils ne disent plus le plus fort.
    }

## Help

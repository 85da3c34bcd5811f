# Ce qui est conservé sur quelqu’un, et comment le faire effacer.

command-privacy = Ce qui est conservé sur moi : le voir, en recevoir une copie, le faire effacer
cmd-privacy = confidentialité

privacy-title = ### 🔒 Ce qui est conservé sur toi
privacy-nothing = Rien du tout.
privacy-seats = { $count ->
        [one] 🪑 **{ $count } place** à une table, avec le nom que tu portais alors
       *[other] 🪑 **{ $count } places** à des tables, avec le nom que tu portais alors
    }
privacy-answers = { $count ->
        [one] 👆 **{ $count } choix** dans une partie
       *[other] 👆 **{ $count } choix** dans des parties
    }
privacy-statistics = { $count ->
        [one] 📈 **{ $count } ligne** dans les résultats et les classements
       *[other] 📈 **{ $count } lignes** dans les résultats et les classements
    }
privacy-settings = 🔔 ta langue, tes noms sur Discord et la façon de te prévenir
privacy-away = { $count ->
        [one] 🌴 **{ $count } absence**
       *[other] 🌴 **{ $count } absences**
    }
privacy-watching = { $count ->
        [one] 👀 **{ $count } partie** que tu suis
       *[other] 👀 **{ $count } parties** que tu suis
    }
privacy-invitations = { $count ->
        [one] ✉️ **{ $count } invitation** ou place proposée
       *[other] ✉️ **{ $count } invitations** ou places proposées
    }
privacy-votes = { $count ->
        [one] 🗳️ **{ $count } vote** à une table
       *[other] 🗳️ **{ $count } votes** à des tables
    }
privacy-tutorials = { $count ->
        [one] 🎓 où tu en es dans **{ $count } tutoriel**
       *[other] 🎓 où tu en es dans **{ $count } tutoriels**
    }
privacy-tournaments = { $count ->
        [one] 🏆 **{ $count } ligne** dans les tournois
       *[other] 🏆 **{ $count } lignes** dans les tournois
    }
privacy-about = -# Cela sert à jouer, et à rien d’autre. Ce que tu écris dans les salons n’est pas lu. Les messages envoyés par le bot sont conservés par Discord, pas ici.
privacy-button = 🔒 Ce qui est conservé sur moi…
privacy-copy-button = M’envoyer une copie
privacy-copy-here = Tout ce qui est conservé sur toi est dans ce fichier, et rien sur personne d’autre.
privacy-forget-button = Effacer ce qui est conservé sur moi…
privacy-forget-ask =
    ### 🗑️ Effacer ce qui est conservé sur toi ?
    { $playing ->
        [0] Tu n’es dans aucune partie en cours.
        [one] **Tu abandonnes une partie en cours** ; un ordinateur joue à ta place là où les autres continuent.
       *[other] **Tu abandonnes { $playing } parties en cours** ; un ordinateur joue à ta place là où les autres continuent.
    }
    Tu quittes les tables qui n’ont pas commencé, et les tournois. Dans les parties finies, un nom neutre remplace le tien, pour que les autres puissent toujours les revoir. Tes réglages, tes résultats et ton classement disparaissent. **On ne peut pas revenir en arrière.**
privacy-sure-button = Oui, tout effacer
privacy-back-button = Retour
privacy-forgotten =
    ### 🔒 C’est fait : ce qui était conservé sur toi est effacé
    { $tables ->
        [0] Tu n’avais de place à aucune table.
        [one] Ton nom a disparu d’une table.
       *[other] Ton nom a disparu de { $tables } tables.
    } { $playing ->
        [0] {""}
        [one] Tu as abandonné une partie.
       *[other] Tu as abandonné { $playing } parties.
    }
    Tes réglages, tes résultats et ton classement ont disparu. D’anciens messages sur Discord peuvent encore te nommer. Si tu te sers à nouveau du bot, il recommence à se souvenir de toi.
forgotten-seat = 🪑 Tu as abandonné ta place dans **{ $game }** dans { $channel }, et plus rien ici ne se souvient de toi.
former-player-name = { $number ->
        [1] Quelqu’un d’autrefois
       *[other] Quelqu’un d’autrefois { $number }
    }

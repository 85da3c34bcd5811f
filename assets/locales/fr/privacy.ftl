# Ce qui est conservé sur quelqu’un, et comment le faire effacer.

command-privacy = Ce qui est conservé sur toi : le voir, en recevoir une copie, le faire effacer
cmd-privacy = confidentialité

privacy-title = ### 🔒 Ce qui est conservé sur toi
privacy-nothing = Rien du tout.
privacy-seats = { $count ->
        [one] 🪑 **{ $count } place** à une table, avec le nom que tu portais alors
       *[other] 🪑 **{ $count } places** à des tables, avec le nom que tu portais alors
    }
privacy-answers = { $count ->
        [one] 👆 **{ $count } coup** dans une partie
       *[other] 👆 **{ $count } coups** dans des parties
    }
privacy-statistics = { $count ->
        [one] 📈 **{ $count } ligne** dans les résultats et les classements
       *[other] 📈 **{ $count } lignes** dans les résultats et les classements
    }
privacy-settings = 🔔 ta langue, tes noms sur Discord et tes réglages de notification
privacy-away = { $count ->
        [one] 🌴 **{ $count } absence**
       *[other] 🌴 **{ $count } absences**
    }
privacy-watching = { $count ->
        [one] 👀 **{ $count } partie** que tu suis
       *[other] 👀 **{ $count } parties** que tu suis
    }
privacy-guesses = { $count ->
        [one] 🔮 tes pronostics dans **1 partie**
       *[other] 🔮 tes pronostics dans **{ $count } parties**
    }
privacy-puzzles = 🧩 tes choix et tes séries au **problème du jour**
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
privacy-about = -# Tout cela ne sert qu’à jouer. Ce que tu écris dans les salons n’est pas lu. Les messages envoyés par le bot sont conservés par Discord, pas ici.
privacy-button = 🔒 Ce qui est conservé sur moi…
privacy-copy-button = M’envoyer une copie
privacy-copy-here = Ce fichier contient tout ce qui est conservé sur toi, et rien sur personne d’autre.
privacy-forget-button = Effacer ce qui est conservé sur moi…
privacy-forget-ask =
    ### 🗑️ Effacer ce qui est conservé sur toi ?
    { $playing ->
        [0] Tu n’as aucune partie en cours.
        [one] **Tu abandonnes une partie en cours** ; un ordinateur joue à ta place là où les autres continuent.
       *[other] **Tu abandonnes { $playing } parties en cours** ; un ordinateur joue à ta place là où les autres continuent.
    }
    Tu quittes les tables qui n’ont pas commencé, et les tournois. Dans les parties finies, un nom neutre remplace le tien, pour que les autres puissent toujours les revoir. Tes réglages, tes résultats et ton classement disparaissent. **C’est définitif.**
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
    Tes réglages, tes résultats et ton classement ont disparu. D’anciens messages sur Discord peuvent encore te nommer. Si tu reviens jouer, le bot repart de zéro.
forgotten-seat = 🪑 Tu as abandonné ta place à **{ $game }** dans { $channel }, et plus rien n’est conservé sur toi ici.
former-player-name = { $number ->
        [1] Ancien joueur
       *[other] Ancien joueur { $number }
    }

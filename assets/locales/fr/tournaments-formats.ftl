# Byes d’un demi-point, tableau final, table finale et matchs en plusieurs parties.

## Byes d’un demi-point

tournament-line-byes =
    { $count ->
        [one] 1 bye d’un demi-point par personne
       *[other] jusqu’à { $count } byes d’un demi-point par personne
    }
tournament-new-byes-placeholder = Byes d’un demi-point
tournament-new-byes =
    { $count ->
        [0] Pas de byes d’un demi-point
        [one] 1 bye d’un demi-point par personne, sur demande
       *[other] { $count } byes d’un demi-point par personne, sur demande
    }
tournament-away = -# Bye d’un demi-point : { $names }
tournament-own-away = 👉 Tu as un bye d’un demi-point à cette ronde.
tournament-bye-button = Bye d’un demi-point…
tournament-bye-about =
    ### { $name } · byes d’un demi-point
    Tu ne peux pas jouer une ronde ? Demande un bye avant qu’elle soit appariée : tu reçois un demi-point, et personne ne t’attend. Chaque personne peut en avoir { $max }, sauf à la dernière ronde.
tournament-byes-had =
    { $count ->
        [one] Tu en as eu un à la ronde { $rounds }.
       *[other] Tu en as eu aux rondes { $rounds }.
    }
tournament-byes-asked =
    { $count ->
        [0] Tu n’en as demandé pour aucune ronde à venir.
        [one] ✅ Tu as un bye à la ronde { $rounds }. Vide le menu pour la jouer quand même.
       *[other] ✅ Tu as un bye aux rondes { $rounds }. Vide le menu pour les jouer quand même.
    }
tournament-person-byes =
    { $count ->
        [one] 💤 Bye d’un demi-point à la ronde { $rounds }
       *[other] 💤 Byes d’un demi-point aux rondes { $rounds }
    }
tournament-byes-none-left = Il ne reste aucune ronde pour laquelle en demander un.
tournament-bye-placeholder = Pas de bye ; choisis les rondes que tu ne peux pas jouer
page-away = bye d’un demi-point

refused-tournament-no-byes = Ce tournoi n’a pas de byes d’un demi-point. Demande à l’organisation de les permettre.
refused-tournament-bye-round = Pas de bye possible à la ronde { $round } : elle est déjà appariée, ou c’est la dernière. Choisis-en une autre.
refused-tournament-byes-used =
    { $max ->
        [one] Chaque personne peut avoir un seul bye d’un demi-point. Choisis une ronde.
       *[other] Chaque personne peut avoir { $max } byes d’un demi-point. Choisis moins de rondes.
    }

## Tableau final et table finale

tournament-line-cut =
    { $seats ->
        [2] tableau final pour les { $count } premiers
       *[other] table finale pour les { $count } premiers
    }
tournament-new-cut-placeholder = Finale après les rondes suisses
tournament-new-cut =
    { $count ->
        [0] Pas de finale : les rondes suisses décident
       *[other] { $seats ->
            [2] Les { $count } premiers jouent un tableau final
           *[other] Les { $count } premiers jouent une table finale
        }
    }
tournament-cut =
    { $seats ->
        [2] 🏁 **Tableau final à { $count } :** il décide des premières places. Par place aux rondes suisses : { $names }
       *[other] 🏁 **Table finale :** elle décide des premières places. Par place aux rondes suisses : { $names }
    }
tournament-tiebreak-final = finale
tournament-explained-final = **En finale :** elle décide d’abord. À égalité de parcours, les chiffres des rondes suisses comptent :

## Deux parties gagnantes

tournament-line-best-of = deux parties gagnantes dans le tableau
tournament-new-best-of-placeholder = Parties par match du tableau
tournament-new-best-of =
    { $count ->
        [one] Une partie par match du tableau
       *[other] Deux parties gagnantes dans le tableau
    }
tournament-best-of = 🎯 Deux parties gagnantes : le match va à la première personne qui a { $wins } victoires. Les parties se suivent ici ; vous commencez à tour de rôle si le jeu prévoit qui commence.
tournament-decider = 🎯 Égalité : voici la belle. Si elle est nulle, la meilleure tête de série passe.
tournament-next-game =
    ### 🏆 { $tournament } · ronde { $round }, table { $table } · partie { $game }
    { $names } : on en est à **{ $score }**, et la partie suivante vient de commencer ci-dessous.
tournament-score = { $result } { $score }
tournament-match-over = 🏁 **Le match est fini.** { $result }

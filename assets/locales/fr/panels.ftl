# What stands on messages, buttons and menus. Buttons: at most 80 characters, and short for a phone.

unexpected = Quelque chose s’est mal passé, et tu n’y es pour rien. Tes coups précédents sont bien enregistrés. Réessaie ; si ça recommence, donne ce numéro à la personne qui héberge le bot : `{ $number }`.
not-through = Discord n’a pas répondu pendant un instant. Ton choix a peut-être été pris en compte : vérifie avant d’appuyer à nouveau.
pressed-unknown = Ce bouton vient d’une version précédente. { COMMAND("game board") } montre la table telle qu’elle est, { COMMAND("game hand") } ta main.
form-returned = Rien n’a été envoyé. Voici ce que tu as écrit, pour que ce ne soit pas perdu :
pressed-late = La partie a avancé depuis. Voici où elle en est :
pressed-early = Ce n’est pas à toi d’appuyer ici. Voici où en est la partie :
dm-closed = Je ne peux pas t’envoyer de messages privés : ta main n’arrive donc pas toute seule. Tu peux jouer quand même : appuie sur **Ma main** sous la table, ou utilise { COMMAND("game hand") }.

page-before = ◀ Précédent
page-after = Suivant ▶
page-last = Dernière ▶▶

## The lobby

lobby-title =
    ## { $game }
    Hôte : { $host }. Qui joue ?
lobby-seat = { $number }. **{ $name }**
lobby-side = **{ $side } :** { $names }
lobby-player = **{ $name }**
lobby-side-free = *libre*
lobby-option = -# **{ $name } :** { $about }
lobby-nobody = Aucun joueur pour l’instant.
lobby-free-enough =
    { $free ->
        [one] Une place libre. Commencez maintenant ou attendez encore quelqu’un.
       *[other] { $free } places libres. Commencez maintenant ou attendez d’autres joueurs.
    }
lobby-free =
    { $free ->
        [one] Une place libre. Il faut être { $min } pour commencer.
       *[other] { $free } places libres. Il faut être { $min } pour commencer.
    }
lobby-full = Toutes les places sont prises. N’importe quel joueur de la table peut lancer la partie.
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-swap = Changer d’équipe
lobby-swap-sign = 🔁
lobby-start = Commencer
lobby-started = **{ $game }** commence, avec { $names }.
lobby-changed = C’est fait.
lobby-ended = Cette table { ELIDE("de", $game) }**{ $game }** a été fermée sans qu’on y joue.

## The table

# $headline: who wins; $reason: how, and by how much.
table-title-over =
    ## { $won ->
        [yes] 🏆 { $headline }
       *[no] { $headline }
    }
    { "" }**{ $reason }** · { $game } · partie terminée
seats-resigned =
    { $count ->
        [one] 🏳️ { $names } a abandonné ; un ordinateur joue à sa place.
       *[other] 🏳️ { $names } ont abandonné ; des ordinateurs jouent à leur place.
    }
seats-taken-over =
    { $count ->
        [one] 🤖 Un ordinateur joue pour { $names }, qui peut reprendre sa place à tout moment.
       *[other] 🤖 Des ordinateurs jouent pour { $names }, qui peuvent reprendre leur place à tout moment.
    }
happened-since = -# Depuis le dernier tour { ELIDE("de", $player) }{ $player }
standing =
    { $mark } **{ $name }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $achieved ->
        [0] 🏆 0/{ $needed }
       *[other] 🏆 { $achieved }/{ $needed } ({ $which })
    } · ✋ { $hand }
standing-turn = ▶
standing-other = ▫️
standing-place = { $place }\.
happened-more = *… avant : { COMMAND("game log") }*
# Turn 0: everybody chose a first card.
past-turn =
    { $turn ->
        [0] -# { $game } · le début
       *[other] -# { $game } · tour { $turn }
    }
past-turns = -# { $game } · tours { $first } à { $last }
undone-turns =
    -# ~~{ $game } · { $span ->
        [one] tour { $first }
       *[many] tours { $first } à { $last }
    }~~ · annulé
past-turn-nothing = -# Il ne s’est rien passé.
table-elsewhere = **{ $game }** continue [par ici]({ $link }).
go-to-table = Aller à la table
log-button = Journal
hand-button = Ma main
hand-sign = ✋
choose-button = Choisir

ended-agreed = 🏁 Partie arrêtée d’un commun accord.
ended-moderator = 🏁 La modération a arrêté la partie.
ended-empty = La table est fermée : tout le monde est parti.
ended-deserted = 🏁 Partie arrêtée : il ne restait que des ordinateurs.
ended-adjudicated = 🏁 La ronde est finie : les places sont celles de la table à cet instant.
ended-organiser = 🏁 L’organisation du tournoi a arrêté cette partie.
over-resigned =
    { $count ->
        [one] 🏁 **{ $winners }** remporte la partie : tous les autres ont abandonné.
       *[other] 🏁 **{ $winners }** remportent la partie : tous les autres ont abandonné.
    }
over-won =
    { $count ->
        [one] 🏁 **{ $winners }** remporte la partie !
       *[other] 🏁 **{ $winners }** se partagent la victoire !
    }
over-won-together = 🏁 **{ $winners }** remportent ensemble la partie !

## The private panel

hand-title =
    { $turn ->
        [0] ### { $game } · { $channel }
       *[other] ### { $game } · { $channel } · tour { $turn }
    }
hand-refresh = Actualiser
asked-by = ❓ **{ $card }** : { $text }
read-placeholder = 🔎 Lire une carte

## Choosing

choice-one = Choisis-en une
choice-up-to = Choisis-en jusqu’à { $max }
choice-exactly = Choisis-en { $max }
choice-between = Choisis-en de { $min } à { $max }
choice-none = Aucune
choice-continue = Continuer
chosen-in-secret = ✅ Tu as choisi **{ $chosen }**. Ton choix reste secret jusqu’à ce que tout le monde ait choisi.
choice-back = ◀ Retour
choice-again = Recommencer
choice-done =
    { $count ->
        [0] Valider
       *[other] Valider ({ $count })
    }
choice-any-order = Ordre indifférent
order-line = { $number }. { $name }

## The log

log-title = ### { $game } · journal { $page }/{ $pages }
log-empty = Il ne s’est encore rien passé.

## Resigning and ending

resign-ask =
    { $then ->
        [opponent] Veux-tu abandonner **{ $game }** dans { $channel } ? Ton adversaire gagne alors. C’est définitif.
        [team] Veux-tu abandonner **{ $game }** dans { $channel } ? L’autre équipe gagne alors. C’est définitif.
        [nobody] Veux-tu abandonner **{ $game }** dans { $channel } ? La partie s’arrête alors, car il ne resterait que des ordinateurs. C’est définitif.
       *[others] Veux-tu abandonner **{ $game }** dans { $channel } ? Les autres continuent, et un ordinateur joue à ta place. C’est définitif.
    }
resign-do = Oui, j’abandonne
resign-done = Tu as abandonné. Merci pour la partie.
end-how = Comment arrêter **{ $game }** dans { $channel } ?
end-ask-others = Demander aux autres
end-now = Arrêter tout de suite
end-asked = J’ai demandé aux autres. La partie s’arrête dès que tout le monde est d’accord.
end-done = La partie est arrêtée.
end-ask =
    { $shared ->
        [yes] 🏳️ Arrêter **{ $game }** ici ? Ceux qui jouent encore se partagent alors la première place de cette rencontre.
       *[no] 🏳️ Arrêter **{ $game }** sans vainqueur ?
    }
    D’accord : { $agreed }. On attend encore : { $missing }.
    La partie s’arrête dès que tout le monde est d’accord ; si tu continues à jouer, tu retires ton accord.
end-agree = D’accord, on arrête
channel-lost = ⚠️ Je ne peux plus afficher **{ $game }** dans { $channel }. Rien n’est perdu : ta main arrive ici, où tu peux continuer à jouer. Pour continuer ailleurs, utilise { COMMAND("game move") } dans un salon où je peux écrire ; pour arrêter la partie, { COMMAND("game end") } n’importe où, ici aussi.
channel-lost-tournament = ⚠️ Je ne peux plus afficher ton match dans { $channel } (**{ $game }**). Rien n’est perdu : j’ouvre un nouveau fil dès que l’organisation le permet, et je t’y préviens. D’ici là, ta main arrive ici, où tu peux continuer à jouer.

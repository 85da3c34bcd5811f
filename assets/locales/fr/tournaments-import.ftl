# Une liste de personnes dans un fichier, inscrite par l’organisation.

## Import of a player list

import-about = -# { COMMAND("tournament import") } inscrit toute une liste, à partir d’un fichier.
import-accepted =
    { $count ->
        [0] **Personne ne serait inscrit.**
        [one] **Une personne serait inscrite :**
       *[other] **{ $count } personnes seraient inscrites :**
    }
import-line =
    { $seed ->
        [0] · { $name }
       *[other] · { $name } (tête de série { $seed })
    }
import-refused =
    { $count ->
        [one] ⛔ **Une ligne est laissée de côté :**
       *[other] ⛔ **{ $count } lignes sont laissées de côté :**
    }
import-refused-line = Ligne { $line }, « { $text } » : { $problem }
import-problem-no-member = pas membre de ce serveur
import-problem-several = plusieurs membres portent ce nom ; mets une mention ou un identifiant
import-problem-bot = un bot
import-problem-unknown = Discord n’a pas répondu ; réessaie plus tard
import-problem-twice = déjà plus haut dans la liste
import-problem-plays = participe déjà
import-problem-disqualified = disqualifié
import-problem-waits = en liste d’attente avec quelqu’un d’autre, qui perdrait cette place
import-problem-no-partner = il faut deux personnes : écris toute l’équipe sur une ligne
import-problem-seed-taken = cette tête de série est déjà prise
import-problem-full = toutes les places sont prises
import-button =
    { $count ->
        [one] Inscrire 1 personne
       *[other] Inscrire { $count } personnes
    }
import-entered =
    { $count ->
        [0] Personne n’a été inscrit.
        [one] ✅ Une personne est inscrite, et peut se désinscrire quand elle veut.
       *[other] ✅ { $count } personnes sont inscrites, et peuvent se désinscrire quand elles veulent.
    }
import-left =
    { $count ->
        [one] ⛔ Quelque chose a changé entre-temps : { $names } n’est pas dans le tournoi.
       *[other] ⛔ Quelque chose a changé entre-temps : { $count } personnes ne sont pas dans le tournoi, { $names }
    }
import-discarded = Liste supprimée : personne n’a été inscrit.
tournament-act-import =
    { $count ->
        [one] { $when } : { $by } a inscrit une personne à partir d’une liste
       *[other] { $when } : { $by } a inscrit { $count } personnes à partir d’une liste
    }
tournament-told-added = 📋 { $names } : { $by } t’a inscrit à **{ $tournament }**. Si tu ne peux pas jouer, choisis **Quitter**.
refused-import-closed = Les inscriptions sont closes : aucune liste ne peut plus être inscrite. Ajoute des personnes une à une sous **Joueurs…**, si la formule le permet.
refused-import-too-large = Ce fichier dépasse { $max } ko. Envoie du texte simple ou du CSV, avec une personne par ligne.
refused-import-not-text = Ce fichier est illisible. Envoie du texte simple ou du CSV en UTF-8, avec une personne par ligne.
refused-import-empty = Il n’y a personne dans ce fichier. Écris une mention, un identifiant ou un nom par ligne.
refused-import-too-many = Ce fichier a plus de { $max } lignes, et aucun tournoi n’accepte plus de monde. Partage-le.
refused-import-unreadable = Discord ne me donne pas ce fichier. Envoie-le à nouveau.
refused-import-gone = Cette liste est déjà inscrite ou supprimée. Envoie le fichier à nouveau.

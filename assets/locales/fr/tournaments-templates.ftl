# Un tournoi organisé à nouveau avec les mêmes réglages, et des réglages gardés sous un nom.

## Again

tournament-again-button = Refaire…
tournament-draft-again =
    🔁 Tout est comme dans **{ $name }**, avec la même équipe d’organisation.{ $invite ->
        [yes] {" "}{ $count ->
            [one] La personne qui y a joué est invitée à s’inscrire.
           *[other] Les { $count } personnes qui y ont joué sont invitées à s’inscrire.
        }
       *[no] {""}
    }
tournament-invite-button =
    { $invite ->
        [yes] Inviter ses joueurs
       *[no] Ne pas inviter ses joueurs
    }
tournament-draft-given-role =
    { $kind ->
        [player] 🎭 Les participants reçoivent le rôle { $role }
       *[winner] 🎭 La victoire donne le rôle { $role }
    }
tournament-draft-page = 🌐 Avec une page web publique
tournament-draft-about = 📝 { $text }
tournament-invited =
    🔁 { $names }, les inscriptions { ELIDE("de", $tournament) }**{ $tournament }** sont ouvertes, avec les réglages { ELIDE("de", $before) }**{ $before }**. On remet ça ?

## Templates

tournament-templates-button = Modèles…
templates-title =
    ### 📋 Modèles
    { $count ->
        [0] Garde sous un nom les réglages que tu as choisis : toute personne qui prépare un tournoi sur ce serveur pourra les reprendre.
        [one] Un modèle. Reprends ses réglages, ou garde ceux que tu as choisis.
       *[other] { $count } modèles. Reprends les réglages de l’un d’eux, ou garde ceux que tu as choisis.
    }
templates-placeholder = Choisir un modèle
template-title = ### 📋 { $name }
template-use-button = Prendre ces réglages
template-save-button = Garder mes réglages…
template-delete-button = Supprimer…
template-delete-sure-button = Oui, le supprimer
template-delete-ask = Supprimer le modèle **{ $name }** ? Les tournois faits avec lui restent tels quels.
template-save-form = Garder comme modèle
template-rename-form = Renommer le modèle
template-name-what = Nom du modèle
template-saved = ✅ Gardé sous **{ $name }** : { COMMAND("tournament create") } et **Modèles…** le proposent désormais.
refused-no-such-template = Ce modèle n’existe plus. Choisis-en un autre.
refused-template-name = Il faut un nom de { $max } caractères au plus.
refused-template-name-taken = Il y a déjà un modèle { $name }. Choisis un autre nom.
refused-template-not-yours = Seuls la personne qui a gardé { $name } et les membres avec **Gérer le serveur** peuvent le changer. Choisis un autre nom.
refused-template-limit = Il y a déjà { $max } modèles, et un menu n’en montre pas plus. Supprimes-en d’abord un.

# Why something is not possible, and what is: refused-<reason>. Shown to the person who tried.

## An answer that does not fit

refused-not-an-option = Tu ne peux pas choisir ça maintenant. Choisis parmi ce qui est proposé.
refused-named-twice = Tu as choisi deux fois la même chose. Ne choisis chaque chose qu’une fois.
refused-too-few =
    { $min ->
        [one] Ici, il faut en choisir une.
       *[other] Il faut en choisir au moins { $min } ; pour l’instant, tu en as choisi { $chosen }.
    }
refused-too-many =
    { $max ->
        [one] Tu ne peux en choisir qu’une, pas { $chosen }.
       *[other] Tu peux en choisir { $max } au plus, pas { $chosen }.
    }
refused-all-or-none = Ici, c’est tout ou rien : choisis-en exactement { $max }, ou passe.
refused-one-group = Choisis toutes les cartes d’une seule couleur, ou laisse tout en l’état.

## An action that is not allowed

refused-not-an-action = Tu ne peux pas faire ça maintenant. Choisis une des actions proposées.
refused-not-in-hand = { $card } n’est pas dans ta main. Choisis une carte qui y est.

## Not now, or not you

# $awaited: the names of those who are, or "nobody".
refused-not-awaited =
    { $awaited ->
        [nobody] Tu n’as rien à jouer pour l’instant.
       *[other] Ce n’est pas à toi : on attend { $awaited }.
    }
refused-stale = Ce choix est déjà fait, ou la partie a avancé depuis. Continue à partir de ce qui est affiché maintenant.
refused-game-over = Cette partie est terminée. Lances-en une autre avec { COMMAND("game new") }.
refused-resigned = Tu as abandonné cette partie : tu peux seulement regarder.
refused-not-seated = Tu n’as pas de place dans cette partie : tu peux seulement regarder. Lance la tienne avec { COMMAND("game new") } dans un autre salon.
refused-other-server = Cette partie se joue sur un autre serveur. Va là-bas pour la voir ou y jouer, ou lance-en une ici avec { COMMAND("game new") }.
refused-not-on-its-server = Tu n’es pas sur le serveur de cette partie. Tu peux encore jouer à ta propre place ; le reste demande d’y être.
refused-not-joined = Tu n’es pas encore à cette table. Appuie d’abord sur **Rejoindre**, tant qu’il reste une place.
refused-not-read = Impossible de lire les parties pour l’instant. Réessaie dans un moment.
refused-not-saved = L’enregistrement a échoué : rien n’a changé. Réessaie dans un instant.

## Opening, joining, starting

refused-channel-busy = Il y a déjà une partie dans ce salon : { COMMAND("game board") } la montre. Finis-la ou arrête-la d’abord, ou prends un autre salon ou un fil.
refused-unknown-game = Aucun jeu ne s’appelle { $game } ici. Choisis parmi ceux qui sont proposés.
refused-unknown-language = Il n’y a pas de liste de cartes dans cette langue : { $language }. Choisis parmi celles qui sont proposées.
refused-unknown-option = Ce jeu n’a pas d’option { $option }. Enlève-la et réessaie.
refused-wrong-seats = Ce jeu a de { $min } à { $max } places, pas { $seats }. Choisis un nombre entre les deux.
refused-wrong-players = Ce jeu se joue de { $min } à { $max } joueurs, avec une place chacun, pas à { $players }.
refused-teams-need-four = Les équipes, c’est à quatre exactement, pas à { $players }. Jouez à quatre, ou sans équipes.
refused-no-such-table = Cette partie n’existe plus. Lances-en une autre avec { COMMAND("game new") }.
refused-table-full = Les { $seats } places sont prises. Tu peux regarder, ou lancer une autre partie dans un autre salon.
refused-already-seated = Tu as déjà une place à cette table.
refused-nobody-to-swap = Il n’y a encore personne dans l’autre équipe avec qui échanger. Attends que quelqu’un arrive.
refused-already-started = Cette partie a déjà commencé. Si tu y joues et veux la quitter, utilise { COMMAND("game resign") }.
refused-not-started = Cette partie n’a pas encore commencé. Dès qu’il y a assez de monde, n’importe quel joueur de la table peut appuyer sur **Commencer**.
refused-too-few-seated =
    { $seated ->
        [one] Il faut être { $min } pour commencer, et il n’y a qu’une personne pour l’instant. Demande à quelqu’un d’appuyer sur **Rejoindre**.
       *[other] Il faut être { $min } pour commencer, et vous êtes { $seated } pour l’instant. Demande à quelqu’un d’appuyer sur **Rejoindre**.
    }
refused-unreadable = Cette version du bot ne sait pas lire cette partie, mais rien n’est perdu. Préviens la personne qui l’héberge, ou arrête la partie : { COMMAND("game end") }.
refused-unknown-format = Cette version du bot ne sait pas lire cette partie, mais rien n’est perdu. Préviens la personne qui l’héberge, ou arrête la partie : { COMMAND("game end") }.
refused-unknown-action = Ce bouton vient d’une autre version. Appuie sur **Actualiser** ou utilise { COMMAND("game hand") } pour en avoir un nouveau.
refused-form-not-yours = Ce formulaire a été ouvert pour quelqu’un d’autre. Ouvres-en un avec le même bouton ou la même commande.
refused-unknown-form = Ce formulaire vient d’une autre version. Ouvre-le à nouveau, s’il te plaît.
refused-busy-person = Tu attends déjà { $count } réponses. Elles arrivent dans un instant ; continue ensuite.
refused-busy-yours = Je calcule encore quelque chose pour toi. Ce sera là dans un instant ; réessaie ensuite.
refused-busy-all = Il y a trop de demandes en ce moment. Réessaie dans une minute ; les parties continuent comme d’habitude.

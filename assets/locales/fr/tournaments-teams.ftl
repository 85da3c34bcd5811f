# Les tournois par équipes de deux. $mate, $name et les autres sont des mentions ou des noms.

team-of = { $one } & { $other }
team-against = { $one } contre { $other }
team-named = { $name } ({ $one } & { $other })
team-left = { $names } (équipe { $team })

## Ce qu'on joue, et qui participe

team-line = équipes de deux
team-draft-people = 👥 De { $min } à { $max } équipes de deux ; inscriptions ouvertes pendant { $time }
team-new-min-people = { $count } équipes au moins
team-new-max-people = { $count } équipes au plus
team-new-min-people-placeholder = Minimum d’équipes pour commencer
team-new-max-people-placeholder = Nombre de places pour des équipes
tournament-teams-yes-button = Équipes de deux
tournament-teams-no-button = Sans équipes
team-signed-up =
    { $count ->
        [0] **Aucune équipe pour l’instant.** Il en faut { $min } pour commencer ; il y a { $max } places.
        [one] **{ $count } équipe** est inscrite. Il en faut { $min } pour commencer ; il y a { $max } places.
       *[other] **{ $count } équipes** sont inscrites. Il en faut { $min } pour commencer ; il y a { $max } places.
    }
team-people =
    { $count ->
        [0] **Aucune équipe pour l’instant** ; il y a { $max } places :
        [one] **{ $count } équipe** participe, { $max } au plus :
       *[other] **{ $count } équipes** participent, { $max } au plus :
    }
team-out-count =
    { $count ->
        [one] 🚪 { $count } équipe a abandonné le tournoi.
       *[other] 🚪 { $count } équipes ont abandonné le tournoi.
    }
team-singles = 🔎 En quête de partenaire : { $names }
team-check-in = -# Une seule personne de l’équipe suffit.
team-cancelled = ❌ **Annulé :** { $count ->
        [0] aucune équipe n’est venue
        [one] une seule équipe est venue
       *[other] seulement { $count } équipes sont venues
    }, et il en faut { $min }. L’organisation peut rétablir le tournoi et attendre du monde.

## Trouver un ou une partenaire

team-find =
    🔎 Ton inscription à **{ $name }** est notée. On y joue par équipes de deux : il te faut maintenant un ou une partenaire. Demande à quelqu’un, ou attends qu’une personne te le propose.
    Sans partenaire, tu n’auras pas de match.
team-asked-whom = ⏳ Tu as demandé à { $name } et attends sa réponse.
team-declined-whom = Ça n’a pas marché. Demande à quelqu’un d’autre.
team-asked-by = 👋 { $names } aimerait jouer avec toi : choisis ce nom ci-dessous pour accepter.
team-partner-placeholder = Demander à quelqu’un de faire équipe
team-looking-placeholder = Demander à quelqu’un en quête de partenaire
team-question = 🤝 { $name }, { $by } aimerait faire équipe avec toi dans **{ $tournament }**. D’accord ?
team-accept-button = Oui, faisons équipe
team-decline-button = Non, merci
team-you-declined = C’est non ; cette personne cherchera ailleurs dans **{ $tournament }**.
team-find-button = Trouver un ou une partenaire
team-joined =
    ✅ { $mate } et toi faites équipe dans **{ $tournament }** : **{ $team }**.
    { $coming ->
        [1] {""}
       *[other] Vous jouerez à partir de la ronde { $coming }.
    }
team-own = 🤝 Ton équipe : **{ $team }**, avec { $mate }
team-own-single = 🔎 Tu cherches un ou une partenaire : **Participer** montre à qui demander.
team-name-button = Nom de l’équipe…
team-name-title = Nom de l’équipe
team-name-what = Nom ; vide : vos propres noms
team-named-now = ✅ L’équipe s’appelle désormais **{ $name }**.
team-drop-ask = Veux-tu quitter **{ $name }** ? { $mate } en sort avec toi. Si une partie est en cours, votre équipe l’abandonne. Ce que vous avez gagné vous reste et, si la formule le permet, vous pouvez revenir pour une ronde suivante.

## Ce qu'apprennent les partenaires

team-told =
    { $what ->
        [team] { $how ->
            [back] 🤝 { $names }, { $mate } a ramené votre équipe dans **{ $tournament }**.
            [waiting] 🎟️ { $names }, { $mate } et toi faites équipe. **{ $tournament }** est complet : vous êtes sur la liste d’attente.
           *[formed] 🤝 { $names }, { $mate } accepte : vous faites équipe dans **{ $tournament }** !
        }
        [replace] 🔁 { $names }, vous faites désormais équipe dans **{ $tournament }** : l’organisation a remplacé { $mate }.
        [disqualify] ⛔ { $names }, la disqualification frappe { $mate }, avec qui tu fais équipe dans **{ $tournament }**. { $team ->
            [stays] Ton équipe n’a plus de match tant que l’organisation n’a trouvé personne d’autre. Adresse-toi à elle.
           *[free] Trouve quelqu’un d’autre pour jouer.
        }
        [drop] 👋 { $names }, { $mate }, avec qui tu fais équipe, n’est plus sur le serveur. { $team ->
            [stays] Ton équipe dans **{ $tournament }** n’a plus de match tant que l’organisation n’a trouvé personne d’autre.
            [late] Il est trop tard pour une autre équipe : demande à l’organisation si tu peux remplacer quelqu’un dans **{ $tournament }**.
           *[free] Trouve quelqu’un d’autre pour jouer dans **{ $tournament }**.
        }
       *[break-up] 🚪 { $names }, { $mate }, avec qui tu fais équipe, a quitté **{ $tournament }**. { $team ->
            [stays] Ton équipe est hors du tournoi. L’organisation peut trouver quelqu’un d’autre si tu veux continuer.
           *[free] Trouve quelqu’un d’autre pour jouer.
        }
    }
team-told-declined =
    { $known ->
        [yes] 🙁 { $name }, { $other } ne fera pas équipe avec toi dans **{ $tournament }**. Demande à quelqu’un d’autre.
       *[no] 🙁 { $name }, la personne à qui tu as demandé ne peut plus faire équipe avec toi dans **{ $tournament }**. Demande à quelqu’un d’autre.
    }
team-told-unpaired =
    🔎 { $names }, **{ $tournament }** commence sans toi, faute de partenaire. { $late ->
        [yes] Tu peux encore faire équipe tant que la ronde { $until } n’a pas ses matchs.
       *[no] Demande à l’organisation si tu peux remplacer quelqu’un.
    }

## Organiser

team-ask-start =
    { $count ->
        [one] Une personne n’a pas encore de partenaire et n’aura pas de match. Tu peux former des équipes sous **Joueurs…**
       *[other] { $count } personnes n’ont pas encore de partenaire et n’auront pas de match. Tu peux former des équipes sous **Joueurs…**
    }
team-pair-placeholder = Réunir deux personnes sans partenaire
team-add-placeholder = Ajouter une équipe : choisis deux personnes
team-replace-placeholder = Remplacer { $name } par…
team-disqualify-button = Disqualifier { $name }…
team-lift-button = Lever la disqualification : { $name }
team-person =
    ### { $number }. { $name }
    { $person } { $state ->
        [in] participent.{ $removes ->
            [yes] {" "}Retirer l’équipe ou disqualifier l’une de ces personnes met fin à leur partie en cours, et il n’y aura plus de match.
           *[no] {""}
        }
        [organiser] ont été mis hors du tournoi par l’organisation et n’ont plus de match. Un retour reste possible.
        [disqualified] n’ont plus de match : une disqualification frappe l’une de ces personnes. Remplace-la, ou lève la disqualification.
        [missed] sont hors du tournoi pour des matchs manqués. Un retour reste possible.
        [check-in] n’ont pas confirmé leur présence. Un retour reste possible.
        [left-server] n’ont plus de match : l’une de ces personnes n’est plus sur le serveur. Remplace-la, ou ramène l’équipe.
       *[self] ont quitté le tournoi et n’ont plus de match. Un retour reste possible, aussi avec quelqu’un d’autre que tu choisis.
    }{ $missed ->
        [0] {""}
        [one] {" "}{ $missed } match manqué.
       *[other] {" "}{ $missed } matchs manqués de suite.
    }
team-left-server = 👋 Plus sur le serveur : { $names }. L’équipe ne participe donc plus à **{ $tournament }** et n’a pas de match. Remplace cette personne avec { COMMAND("tournament replace") }, et l’équipe continue.
team-left-early = 👋 Plus sur le serveur avant le début de **{ $tournament }** : { $names }. Cette équipe n’existe donc plus. Si l’autre membre est encore là, il lui suffit d’appuyer sur **Participer** pour trouver quelqu’un d’autre, tant que les inscriptions sont possibles ; ou forme une équipe toi-même sous **Joueurs…**
tournament-act-team =
    { $how ->
        [back] { $when } : { $name } de retour
        [waiting] { $when } : { $name } font équipe, sur la liste d’attente
       *[formed] { $when } : { $name } font équipe
    }
tournament-act-break-up = { $when } : { $by } a quitté { $name }
tournament-act-team-name = { $when } : { $by } a renommé { $name } : { $series }
team-act-replace = { $when } : { $by } a remplacé { $member } ({ $name }) par { $other }
team-act-disqualify = { $when } : { $by } a disqualifié { $member } ({ $name }) : { $reason }

## Refus

refused-tournament-no-partners = Dans ce tournoi, on joue sans partenaire. Appuie simplement sur **Participer**.
refused-tournament-needs-partner = Ce tournoi se joue par équipes de deux : il faut deux personnes à la fois.
refused-team-with-yourself = Tu ne peux pas faire équipe avec toi. Choisis quelqu’un d’autre.
refused-team-dropped-out = Cette personne fait partie d’une équipe hors du tournoi. Ramène l’équipe avec **Participer**, ou demande à l’organisation quelqu’un d’autre.
refused-team-mate-disqualified = Une disqualification frappe la personne avec qui tu fais équipe : ton équipe n’a plus de match. Demande à l’organisation de la remplacer.
refused-team-incomplete = Il manque quelqu’un dans cette équipe. Demande à l’organisation de remplacer cette personne.
refused-team-partner-taken = { $name } fait déjà équipe. Demande à quelqu’un d’autre.
refused-team-partner-role = { $name } n’a pas le rôle <@&{ $role }>, qu’il faut pour jouer ici. Demande à quelqu’un d’autre.
refused-team-declined-already = { $name } a déjà dit non. Demande à quelqu’un d’autre.
refused-team-ask-gone = Cette question est réglée : elle a sa réponse, a été retirée, ou l’une de vous deux personnes fait déjà équipe.
refused-team-ask-not-yours = Cette question s’adresse à quelqu’un d’autre. Appuie sur **Participer** pour trouver un ou une partenaire.
refused-team-not-looking = Cette personne ne cherche plus. Appuie sur **Participer** pour voir la liste actuelle.
refused-team-not-yours = Seules les personnes de l’équipe et l’organisation peuvent la nommer.
refused-team-name-taken = Une autre équipe s’appelle { $name }. Choisis un autre nom.
refused-team-changed = Cette équipe a changé depuis : quelqu’un l’a quittée ou joue avec quelqu’un d’autre. Ajoute ou retire plutôt des personnes sous **Joueurs…**
refused-team-waits = { $name } est en liste d’attente avec quelqu’un, qui perdrait cette place. Choisis une autre personne, ou demande-lui de quitter d’abord la liste d’attente.
refused-league-no-teams = Dans une ligue, on joue sans partenaire. Choisis un modèle sans équipes.

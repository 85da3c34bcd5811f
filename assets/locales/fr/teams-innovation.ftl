# Innovation en équipes de deux, et à une Domination de plus : des variantes absentes du livret.

innovation-teams-about = { teams-about } À deux, il faut six Dominations pour gagner. C’est une variante, absente du livret de règles.
extra-achievement = Une Domination de plus
extra-achievement-about = Il te faut une Domination de plus pour gagner. C’est une variante, absente du livret de règles.

## The table: what a team has, then each partner

standing-team = **{ $team }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · 🏆 { $achieved }/{ $needed }
standing-partner =
    { $mark } **{ $name }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $achieved ->
        [0] 🏆 0
       *[other] 🏆 { $achieved } ({ $which })
    } · ✋ { $hand }

## The picture in words ($own: the number of the player's own achievements)

alt-team = { $team } : { $names }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $won ->
        [0] aucune des { $needed } Dominations
        [one] { $won } Domination sur { $needed }
       *[other] { $won } Dominations sur { $needed }
    }.
alt-end-partner = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à deux et { $won ->
        [0] aucune des { $needed } Dominations
        [one] { $won } Domination sur { $needed }
       *[other] { $won } Dominations sur { $needed }
    }{ $own ->
        [0] {""}
       *[other] , dont { $which }
    }
told-team-goal = La première équipe à { $needed } Dominations gagne.

## Hints

hint-why-partner = aucun adversaire ne coopère, et ton partenaire en profite aussi

## Help

help-topic-variants = Équipes et autres variantes
help-text-variants =
    Deux options de { COMMAND("game new") }, absentes du livret de règles :
    - **Deux équipes de deux**, à quatre : les partenaires se font face et ont besoin de six Dominations à deux. Si une carte fait gagner l’un, l’équipe gagne. Quand il n’y a plus de cartes, on compte les points de l’équipe, puis ses Dominations.
    - **Un partenaire n’est pas un adversaire** : ta Suprématie l’épargne, et s’il est seul à coopérer, tu ne pioches rien. Les cartes qui parlent d’adversaires le laissent de côté ; Vêtements et Construction aussi.
    - **Une Domination de plus** : il en faut une de plus pour gagner.

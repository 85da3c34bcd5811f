# Why something is not possible: Innovation.

refused-not-on-top = { $card } n’est pas une de tes cartes Actives : tu ne peux pas l’activer. Choisis-en une autre.
refused-achievement-taken = La Période { $age } est déjà dominée. Choisis une Période encore libre.
refused-points-missing =
    { $points ->
        [one] La Période { $age } demande { $needed } points d’Influence, et tu en as { $points }. Comptabilise d’abord d’autres cartes.
       *[other] La Période { $age } demande { $needed } points d’Influence, et tu en as { $points }. Comptabilise d’abord d’autres cartes.
    }
refused-top-card-too-low =
    { $top ->
        [0] La Période { $age } demande une carte Active de valeur { $age } ou plus, et tu n’as aucune carte en jeu. Poses-en d’abord une.
       *[other] La Période { $age } demande une carte Active de valeur { $age } ou plus, et ta plus élevée est une { $top }. Pose d’abord une carte plus élevée.
    }

# Ce qu’un tournoi annonce de lui-même à ses joueurs. $names : des mentions.

tournament-told-result =
    🏁 { $names } : { $result }.
    { $next ->
        [end] C’était la dernière ronde ; le classement final sera dans { $channel } dès que toutes les tables auront fini.
        [bracket] La ronde { $coming } commence quand toutes les tables ont fini ; si tu es encore en lice, je te préviens à ta table.
        [check-in] Ensuite : confirmation de présence pour la ronde { $coming }. Je te préviens dans { $channel } le moment venu.
       *[table] Ensuite : la ronde { $coming }. Je te préviens à ta table ; d’ici là, rien à faire.
    }
    -# **{ $tournament }** · ronde { $round }, table { $table }
tournament-told-corrected =
    ✏️ { $names } : { $how ->
        [entered] l’organisation a saisi le résultat de cette partie : { $result }.
        [changed] l’organisation a modifié le résultat de cette partie. Il est maintenant : { $result }.
       *[replay] l’organisation fait rejouer cette partie. Je te préviens quand la nouvelle commence.
    }
    -# **{ $tournament }** · ronde { $round }, table { $table }
tournament-told-bye =
    ☕ { $names } : pas d’adversaire pour toi à la ronde { $round } de **{ $tournament }**. { $stage ->
        [elimination] Tu passes directement à la suivante.
        [swiss] Elle compte comme une victoire ; rien à faire jusqu’à la prochaine ronde.
       *[other] Chacun a une telle ronde ; rien à faire jusqu’à la prochaine.
    }
tournament-told-missed-check-in =
    🚪 { $names } : présence non confirmée. La ronde { $round } de **{ $tournament }** se joue sans toi, et tu ne participes plus. { $back ->
        [yes] Appuie sur **Participer** pour jouer la ronde suivante.
       *[no] On ne peut plus rejoindre ce format.
    }

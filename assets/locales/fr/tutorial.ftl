# The tutorial: what stands around the lessons, which are in tutorial-<game>.ftl.

cmd-tutorial = tutoriel
command-tutorial = Une première partie guidée contre un ordinateur, rien que pour toi, en dix minutes
command-tutorial-game = Le jeu que tu veux apprendre

tutorial-button = Première fois ? Apprends en dix minutes
tutorial-sign = 🎓
tutorial-choose = 🎓 **Quel jeu veux-tu apprendre ?** Tu joues contre un ordinateur de niveau facile, personne d’autre ne voit la partie, et tout est expliqué au fur et à mesure. Tu peux faire une pause à tout moment et reprendre plus tard.
tutorial-learn-button = Apprendre { $game }
tutorial-begun = 🎓 Ta première partie { ELIDE("de", $game) }**{ $game }** a commencé [dans nos messages privés]({ $link }). Personne d’autre ne la voit. Fais une pause quand tu veux : { COMMAND("tutorial") } t’y ramène.
tutorial-goes-on = 🎓 Ta première partie { ELIDE("de", $game) }**{ $game }** continue [dans nos messages privés]({ $link }).
tutorial-under-way = 🎓 Tu es en train d’apprendre **{ $old }**. Continuer, ou arrêter et apprendre **{ $new }** ?
tutorial-go-on-button = Continuer { $game }
tutorial-instead-button = Passer à { $game }
tutorial-place = tutoriel
tutorial-heading = 🎓 **Tutoriel**
tutorial-nothing-new = Continue à jouer : chaque nouveauté sera expliquée au bon moment.
tutorial-enough = 🎓 Tu sais maintenant tout ce qu’il faut. Joue jusqu’au bout pour t’exercer, ou termine le tutoriel ici ; { COMMAND("game new") } dans un salon ouvre une partie avec d’autres.
tutorial-stop-button = Terminer le tutoriel…
tutorial-end-ask = 🎓 **Terminer le tutoriel ?** Cette première partie { ELIDE("de", $game) }**{ $game }** sera alors finie pour de bon. Si tu veux seulement faire une pause, ne touche à rien : elle t’attend, et { COMMAND("tutorial") } t’y ramène.
tutorial-end-button = Oui, terminer
tutorial-keep-button = Continuer à jouer
tutorial-stopped = 🎓 Le tutoriel est terminé. { COMMAND("tutorial") } en commence un autre, { COMMAND("game new") } dans un salon ouvre une partie avec d’autres, et { COMMAND("rules") } donne les règles par thème.
tutorial-over =
    { $won ->
        [1] 🎓 **Bien joué : tu as gagné ta première partie !** Ouvres-en une avec d’autres : { COMMAND("game new") } dans un salon. { COMMAND("rules") } donne les règles par thème.
       *[other] 🎓 **Cette fois, l’ordinateur a gagné.** Tu sais maintenant comment ça marche : { COMMAND("tutorial") } permet de recommencer, { COMMAND("game new") } dans un salon ouvre une partie avec d’autres.
    }
refused-tutorial-stays = Un tutoriel reste dans tes messages privés, où personne d’autre ne le voit. { COMMAND("game new") } ouvre une partie dans ce salon.
refused-tutorial-over = Ce tutoriel est terminé. { COMMAND("tutorial") } en commence un autre.

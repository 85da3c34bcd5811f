# The tutorial: texts around the lessons, which are in tutorial-<game>.ftl.

cmd-tutorial = tutorial
command-tutorial = Learn by playing: a guided first game against a computer, in ten minutes
command-tutorial-game = Which game you’d like to learn

tutorial-button = New here? Learn it in ten minutes
tutorial-sign = 🎓
tutorial-choose = 🎓 **Which game would you like to learn?** You play against an easy computer opponent, no one else sees it, and everything’s explained as it happens. You can leave any time and carry on later.
tutorial-learn-button = Learn { $game }
tutorial-begun = 🎓 Your first game of **{ $game }** has started [in our DMs]({ $link }). No one else sees it. Leave when you like: { COMMAND("tutorial") } takes you back to it.
tutorial-goes-on = 🎓 Your first game of **{ $game }** continues [in our DMs]({ $link }).
tutorial-under-way = 🎓 You’re in the middle of learning **{ $old }**. Carry on with that, or end it and learn **{ $new }**?
tutorial-go-on-button = Continue { $game }
tutorial-instead-button = End it, learn { $game }
tutorial-place = tutorial
tutorial-heading = 🎓 **Tutorial**
tutorial-nothing-new = Play on: anything new is explained when it happens.
tutorial-enough = 🎓 That’s all you need to know. Play on for practice, or end it here; { COMMAND("game new") } in a channel opens a game with others.
tutorial-stop-button = End tutorial…
tutorial-end-ask = 🎓 **End the tutorial?** Your first game of **{ $game }** will be over for good. If you’d rather carry on later, there’s nothing to press: it waits for you, and { COMMAND("tutorial") } takes you back to it.
tutorial-end-button = Yes, end it
tutorial-keep-button = Keep playing
tutorial-stopped = 🎓 The tutorial has ended. { COMMAND("tutorial") } starts a new one, { COMMAND("game new") } in a channel opens a game with others, and { COMMAND("rules") } has the rules by topic.
tutorial-over =
    { $won ->
        [1] 🎓 **Well played: you’ve won your first game!** Now play with others: { COMMAND("game new") } in a channel opens a game. { COMMAND("rules") } has the rules by topic.
       *[other] 🎓 **The computer won this time.** Now you know how it goes: { COMMAND("tutorial") } starts again, { COMMAND("game new") } in a channel opens a game with others.
    }
refused-tutorial-stays = A tutorial stays in your DMs, where no one else sees it. Open a game in this channel with { COMMAND("game new") }.
refused-tutorial-over = This tutorial’s over. { COMMAND("tutorial") } starts a new one.

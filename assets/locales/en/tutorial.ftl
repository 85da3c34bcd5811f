# The tutorial: what stands around the lessons, which are in tutorial-<game>.ftl.

cmd-tutorial = tutorial
command-tutorial = A guided first game against a computer, for you alone: ten minutes
command-tutorial-game = Which game you would like to learn

tutorial-button = New here? Learn it in ten minutes
tutorial-sign = 🎓
tutorial-choose = 🎓 **Which game would you like to learn?** You play against an easy computer, nobody else sees it, and everything is explained as it happens. You can leave it at any time and go on later.
tutorial-learn-button = Learn { $game }
tutorial-begun = 🎓 Your first game of **{ $game }** has begun [in our direct messages]({ $link }). Nobody else sees it. Leave it when you like: { COMMAND("tutorial") } takes you back to it.
tutorial-goes-on = 🎓 Your first game of **{ $game }** goes on [in our direct messages]({ $link }).
tutorial-under-way = 🎓 You are in the middle of learning **{ $old }**. Go on with that, or end it and learn **{ $new }**?
tutorial-go-on-button = Go on with { $game }
tutorial-instead-button = End it, learn { $game }
tutorial-place = tutorial
tutorial-heading = 🎓 **Tutorial**
tutorial-nothing-new = Play on: whatever is new is explained when it happens.
tutorial-enough = 🎓 That is all you need to know. Play on to the end for practice, or end it here; { COMMAND("game new") } in a channel opens a game with others.
tutorial-stop-button = End the tutorial…
tutorial-end-ask = 🎓 **End the tutorial?** This first game of **{ $game }** is then over for good. To go on with it later you need not press anything: it waits for you, and { COMMAND("tutorial") } takes you back to it.
tutorial-end-button = Yes, end it
tutorial-keep-button = Go on playing
tutorial-stopped = 🎓 The tutorial has ended. { COMMAND("tutorial") } begins a new one, { COMMAND("game new") } in a channel opens a game with others, and { COMMAND("rules") } has the rules by topic.
tutorial-over =
    { $won ->
        [1] 🎓 **Well played: you have won your first game!** Now open one with others: { COMMAND("game new") } in a channel. { COMMAND("rules") } has the rules by topic.
       *[other] 🎓 **The computer has won this time.** Now you know how it goes: { COMMAND("tutorial") } begins again, { COMMAND("game new") } in a channel opens a game with others.
    }
refused-tutorial-stays = A tutorial stays in your direct messages, where nobody else sees it. { COMMAND("game new") } opens a game for this channel.
refused-tutorial-over = This tutorial is over. { COMMAND("tutorial") } begins a new one.

help-topic-learning = Learning and hints
help-text-learning =
    { COMMAND("tutorial") } is a first game against an easy computer, for you alone, in ten minutes: each thing is explained when it happens. You can leave it at any time and go on later.
    {"**"}What can I do?** under your hand, or { COMMAND("game hint") }, lists all your options, what each does, and what looks strongest. It never plays for you. A strict table lists the options only.
    {"**"}Standing orders** ({ COMMAND("game orders") }, or **More…** under your hand) answer for you while you are away: decline what is optional, obey demands with your lowest or highest cards, or plan your next turn of Carta Impera Victoria. They end by themselves, are cancelled by a press, and nobody else knows of them.

# Help by topic, for the screen of a phone: how to play here.
#
# help-topic-<topic> is a topic's name (a choice in a menu), help-text-<topic> its text: at most 600
# characters, lists before prose. /rules shows single lines of it, so each line makes sense alone.
# A line of Fluent that begins with an asterisk would be read as a variant, hence {"**"}.

## How to play here, whatever the game

help-topic-bot = Playing here
help-text-bot =
    - **Learn:** { COMMAND("tutorial") }, a guided first game; { COMMAND("rules") } finds a rule by topic or word
    - **Start:** { COMMAND("game new") } opens a table, { COMMAND("tables") } lists free seats, { COMMAND("game invite") } invites someone
    - **Play:** { COMMAND("game hand") } shows your hand and options, { COMMAND("game hint") } explains them, { COMMAND("card") } any card
    - **Look back:** { COMMAND("mygames") } lists your games, { COMMAND("game log") } and { COMMAND("game replay") } tell them, { COMMAND("game undo") } undoes your last move
    - **Busy?** { COMMAND("settings") } for notifications, { COMMAND("away") } for some days, { COMMAND("game seat") } for a stand-in
    - **Stuck?** { COMMAND("game replace") } an absent player, { COMMAND("game end") }, { COMMAND("game resign") } or { COMMAND("report") } a problem

help-topic-learning = Learning and hints
help-text-learning =
    - { COMMAND("tutorial") }: your first game, just for you, against an easy computer opponent. It takes ten minutes; leave any time and carry on later.
    - **What can I do?** under your hand, or { COMMAND("game hint") }: your options, what each one does, and what looks strongest. In a rated game it only lists them, unless all agreed to advice.
    - **{ define-button }** under your hand or a card: what the game’s words mean.
    - **More…** under your hand, or { COMMAND("game orders") }: choose ahead of time, so that no one has to wait. Decline optional effects, obey demands with your lowest or highest cards, or plan a turn. Only you see these orders.

help-topic-time = Time and notifications
help-text-time =
    - **{ terms-button }** in the lobby, or { COMMAND("game new") }: the time per move and what happens when it’s up (a reminder, a vote, a computer’s move, or the seat is lost).
    - **Reminders:** one ping when it’s your move, another in good time. **No more reminders** stops them for this turn.
    - { COMMAND("settings") }: a ping, a DM, both or neither; quiet hours in your time zone.
    - { COMMAND("away") }: no pings until you’re back, and casual games’ clocks stop.
    - { COMMAND("mygames") }: all your games, those waiting for you first. After a move, the next one is one tap away.

help-topic-computers = Computer players
help-text-computers =
    - **Easy**: a gentle opponent, good company for a first game.
    - **Normal**: picks the best move it sees.
    - **Hard**: thinks ahead.
    - **Expert**: thinks longest, and is the strongest.
    Add them in the lobby or with { COMMAND("game new") }. Anyone who joins a full table replaces one.
    A computer sees only what you would in its seat: its own hand and what’s face up. It moves at once and pings no one.
    If you resign, a computer takes over so that the others can finish. A game ends when only computers are left. Games that start with a computer aren’t rated.

help-topic-tournaments = Playing in tournaments
help-text-tournaments =
    - Press **Join** under a tournament’s message. When it starts I ping you in your match’s own thread; the rounds follow by themselves.
    - { COMMAND("tournament info") }: where you play and what’s next.
    - { COMMAND("tournament pairings") }: who plays whom.
    - { COMMAND("tournament standings") }: who’s ahead, and with “explain”, why.
    - { COMMAND("tournament bye") }: skip a Swiss round for half a point, where that’s allowed.
    - { COMMAND("tournament leave") }: drop out. { COMMAND("tournament join") }: come back.
    In a tournament you can’t undo a move that has shown anyone something hidden.

help-topic-organising = Running a tournament
help-text-organising =
    - { COMMAND("tournament create") }: choose in the menus, then press **Open sign-up**. Pairings, threads, deadlines, standings and podium follow by themselves.
    - **Organise…** under each message, or { COMMAND("tournament organise") }: start early, pause, drop or replace players, correct results, change deadlines, make announcements, undo your last action.
    - **Formats** at tables of two: Swiss, round robin, groups with a final, single and double elimination. At tables of three or four: Swiss, round robin and elimination.

help-topic-ratings = Ratings
help-text-ratings =
    A game among people is **rated**, unless its host turns that off before the start (**{ terms-button }**).
    - Everyone starts at **1500**. Being 200 points ahead means winning about three duels out of four. Beating stronger players earns more.
    - What counts is the final order: if several win together, they share first place. A team wins and loses together.
    - Your rating is provisional (with a question mark) until you’ve played 10 games and met 3 opponents. Playing the same people again and again within a week counts for less and less.
    - { COMMAND("stats player") } and { COMMAND("stats server") } show the statistics.

help-topic-unrated = What isn’t rated
help-text-unrated =
    - If you **resign**, or lose your seat because your time ran out, you come last. If several do, the first to go comes last.
    - If you **hand over your seat**, neither you nor your successor is rated; the others are compared with each other. In teams, the whole game isn’t rated.
    - **Not rated**: games that start with a computer, that end without a winner (by agreement or by a moderator), or that end before they were really played.
    - A moderator can annul a game with { COMMAND("game annul") }, as if it had never been played.

## About

about-text =
    {"**"}Civitas** is a bot for playing civilisation card games on Discord, a move at a time.
    It’s unofficial: neither made nor endorsed by the authors and publishers of the games.
    {"**"}Innovation** is a game by Carl Chudyk, published by Asmadi Games and IELLO. **Carta Impera Victoria** is a game by Rémi Amy, published by Ludonaute.
    All texts here are in our own words. If you like the games, buy them.
    { COMMAND("privacy") } tells you what’s stored about you, and deletes it if you like.

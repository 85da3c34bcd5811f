# The words of Innovation. Everything else refers to these, so that a thing has one name everywhere.

## Resources: the sign in a text, and the name

icon-castle = 🏰
icon-crown = 👑
icon-leaf = 🍃
icon-lightbulb = 💡
icon-factory = 🏭
icon-clock = 🕰️

resource-castle = castle
resource-crown = crown
resource-leaf = leaf
resource-lightbulb = lightbulb
resource-factory = factory
resource-clock = clock

resources-castle =
    { $count ->
        [one] { $count } castle
       *[other] { $count } castles
    }
resources-crown =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
resources-leaf =
    { $count ->
        [one] { $count } leaf
       *[other] { $count } leaves
    }
resources-lightbulb =
    { $count ->
        [one] { $count } lightbulb
       *[other] { $count } lightbulbs
    }
resources-factory =
    { $count ->
        [one] { $count } factory
       *[other] { $count } factories
    }
resources-clock =
    { $count ->
        [one] { $count } clock
       *[other] { $count } clocks
    }

## Colours: the name, and the sign beside it

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue
color-purple = purple

color-icon-red = 🟥
color-icon-yellow = 🟨
color-icon-green = 🟩
color-icon-blue = 🟦
color-icon-purple = 🟪

## Directions in which a pile is splayed

splay-left = left
splay-right = right
splay-up = up

## Effects of cards: the kind, and whom it concerns

effect-coop = Shared
effect-demand = Demand
effect-coop-about = Everyone with at least as many { $icon } as you uses it first.
effect-demand-about = Everyone with fewer { $icon } than you must obey.

## Achievements

achievement-age = Age { $age }

achievement-empire = Military
achievement-monument = Technology
achievement-wonder = Culture
achievement-world = Diplomacy
achievement-universe = Science

achievement-empire-about = At least three of each of the six icons on your board. Or by Construction.
achievement-monument-about = Six cards tucked or scored in one turn, counted together. Or by Masonry.
achievement-wonder-about = All five colours on your board, each splayed up or right. Or by Invention.
achievement-world-about = Twelve { icon-clock } or more on your board. Or by Translation.
achievement-universe-about = Five top cards, each of age 8 or higher. Or by Astronomy.

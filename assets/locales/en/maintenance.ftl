# What the host of the bot tells all tables.

maintenance-note =
    🛠️ **From the people who run this bot:** { $text }
    -# No game is lost, and every move you’ve made is saved.

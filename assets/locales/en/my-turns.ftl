# A direct message with one's games, kept up to date.

turns-button = My turns…
turns-about =
    ### 🔔 My turns
    One message in your DMs lists all your games, the ones that wait for you first. I keep it up to date, silently.
turns-state =
    { $on ->
        [yes] It’s **on**.
       *[no] It’s **off**.
    }
turns-switch =
    { $on ->
        [yes] Switch off
       *[no] Switch on
    }

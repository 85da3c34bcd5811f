# A tournament held again with the same settings, and settings saved under a name.

## Again

tournament-again-button = Again…
tournament-draft-again =
    🔁 Everything is as in **{ $name }**, and its organisers are helpers.{ $invite ->
        [yes] {" "}{ $count ->
            [one] Its player is invited to sign up.
           *[other] Its { $count } players are invited to sign up.
        }
       *[no] {""}
    }
tournament-invite-button =
    { $invite ->
        [yes] Invite its players
       *[no] Don’t invite its players
    }
tournament-draft-given-role =
    { $kind ->
        [player] 🎭 Players get the role { $role }
       *[winner] 🎭 The winner gets the role { $role }
    }
tournament-draft-page = 🌐 With a public web page
tournament-draft-about = 📝 { $text }
tournament-invited =
    🔁 { $names }, **{ $tournament }** is open for sign-up, with the settings of **{ $before }**. Are you in again?

## Templates

tournament-templates-button = Templates…
templates-title =
    ### 📋 Templates
    { $count ->
        [0] Save the settings you’ve chosen under a name: everyone who creates a tournament on this server can use them again.
        [one] One template. Use its settings, or save the ones you’ve chosen.
       *[other] { $count } templates. Use the settings of one, or save the ones you’ve chosen.
    }
templates-placeholder = Choose a template
template-title = ### 📋 { $name }
template-use-button = Use these settings
template-save-button = Save my settings…
template-delete-button = Delete…
template-delete-sure-button = Yes, delete it
template-delete-ask = Delete the template **{ $name }**? Tournaments that were made from it stay as they are.
template-save-form = Save as a template
template-rename-form = Rename the template
template-name-what = Name of the template
template-saved = ✅ Saved as **{ $name }**: { COMMAND("tournament create") } and **Templates…** offer it from now on.
refused-no-such-template = This template isn’t here any more. Choose another.
refused-template-name = A template needs a name of at most { $max } characters.
refused-template-name-taken = There’s already a template called { $name }. Choose another name.
refused-template-not-yours = Only the member who saved { $name } and members with **Manage Server** can change it. Choose another name.
refused-template-limit = There are { $max } templates already, and a menu holds no more. Delete one first.

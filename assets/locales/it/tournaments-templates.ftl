# Un torneo fatto di nuovo con le stesse impostazioni, e impostazioni salvate con un nome.

## Again

tournament-again-button = Di nuovo…
tournament-draft-again =
    🔁 Tutto è come in **{ $name }**, con gli stessi organizzatori.{ $invite ->
        [yes] {" "}{ $count ->
            [one] Chi ci ha giocato è invitato a iscriversi.
           *[other] I { $count } giocatori di allora sono invitati a iscriversi.
        }
       *[no] {""}
    }
tournament-invite-button =
    { $invite ->
        [yes] Invita i suoi giocatori
       *[no] Non invitare i suoi giocatori
    }
tournament-draft-given-role =
    { $kind ->
        [player] 🎭 I partecipanti ricevono il ruolo { $role }
       *[winner] 🎭 Chi vince riceve il ruolo { $role }
    }
tournament-draft-page = 🌐 Con una pagina web pubblica
tournament-draft-about = 📝 { $text }
tournament-invited =
    🔁 { $names }, sono aperte le iscrizioni a **{ $tournament }**, con le impostazioni di **{ $before }**. Giochi di nuovo?

## Templates

tournament-templates-button = Modelli…
templates-title =
    ### 📋 Modelli
    { $count ->
        [0] Salva con un nome le impostazioni che hai scelto: chiunque prepari un torneo su questo server potrà riprenderle.
        [one] Un modello. Usa le sue impostazioni, o salva quelle che hai scelto.
       *[other] { $count } modelli. Usa le impostazioni di uno, o salva quelle che hai scelto.
    }
templates-placeholder = Scegli un modello
template-title = ### 📋 { $name }
template-use-button = Usa queste impostazioni
template-save-button = Salva le mie impostazioni…
template-delete-button = Elimina…
template-delete-sure-button = Sì, eliminalo
template-delete-ask = Eliminare il modello **{ $name }**? I tornei fatti con questo modello restano come sono.
template-save-form = Salva come modello
template-rename-form = Rinomina il modello
template-name-what = Nome del modello
template-saved = ✅ Salvato come **{ $name }**: d’ora in poi lo trovi in { COMMAND("tournament create") } e in **Modelli…**.
refused-no-such-template = Questo modello non c’è più. Scegline un altro.
refused-template-name = Serve un nome di al massimo { $max } caratteri.
refused-template-name-taken = C’è già un modello di nome { $name }. Scegli un altro nome.
refused-template-not-yours = Solo chi ha salvato { $name } e i membri con **Gestire server** possono cambiarlo. Scegli un altro nome.
refused-template-limit = Ci sono già { $max } modelli, e un menu non ne mostra di più. Prima eliminane uno.

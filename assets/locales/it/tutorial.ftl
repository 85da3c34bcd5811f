# The tutorial: what stands around the lessons, which are in tutorial-<game>.ftl.

cmd-tutorial = tutorial
command-tutorial = Una prima partita guidata contro un computer, solo per te: dieci minuti
command-tutorial-game = Il gioco che vuoi imparare

tutorial-button = È la prima volta? Impara in dieci minuti
tutorial-sign = 🎓
tutorial-choose = 🎓 **Quale gioco vuoi imparare?** Giochi contro un computer facile, nessun altro vede la partita, e tutto viene spiegato man mano che succede. Puoi fare una pausa quando vuoi e riprendere più tardi.
tutorial-learn-button = Impara { $game }
tutorial-begun = 🎓 La tua prima partita a **{ $game }** è cominciata [nei nostri messaggi diretti]({ $link }). Nessun altro la vede. Fai una pausa quando vuoi: { COMMAND("tutorial") } ti ci riporta.
tutorial-goes-on = 🎓 La tua prima partita a **{ $game }** continua [nei nostri messaggi diretti]({ $link }).
tutorial-under-way = 🎓 Stai già imparando **{ $old }**. Vuoi continuare, o chiudere e imparare **{ $new }**?
tutorial-go-on-button = Continua { $game }
tutorial-instead-button = Chiudi, impara { $game }
tutorial-place = tutorial
tutorial-heading = 🎓 **Tutorial**
tutorial-nothing-new = Continua: quello che è nuovo viene spiegato quando succede.
tutorial-enough = 🎓 Ora sai tutto quello che serve. Gioca fino alla fine per esercitarti, o chiudilo qui; { COMMAND("game new") } in un canale apre una partita con altri.
tutorial-stop-button = Chiudi il tutorial…
tutorial-end-ask = 🎓 **Chiudere il tutorial?** Questa prima partita a **{ $game }** finisce allora per sempre. Per riprenderla più tardi non serve fare nulla: ti aspetta, e { COMMAND("tutorial") } ti ci riporta.
tutorial-end-button = Sì, chiudi
tutorial-keep-button = Continua a giocare
tutorial-stopped = 🎓 Il tutorial è finito. { COMMAND("tutorial") } ne comincia un altro, { COMMAND("game new") } in un canale apre una partita con altri, e { COMMAND("rules") } ha le regole per argomento.
tutorial-over =
    { $won ->
        [1] 🎓 **Complimenti: hai vinto la tua prima partita!** Ora aprine una con altri: { COMMAND("game new") } in un canale. { COMMAND("rules") } ha le regole per argomento.
       *[other] 🎓 **Questa volta ha vinto il computer.** Ora sai come funziona: { COMMAND("tutorial") } ricomincia, { COMMAND("game new") } in un canale apre una partita con altri.
    }
refused-tutorial-stays = Un tutorial resta nei tuoi messaggi diretti, dove nessun altro lo vede. { COMMAND("game new") } apre una partita in questo canale.
refused-tutorial-over = Questo tutorial è finito. { COMMAND("tutorial") } ne comincia un altro.

help-topic-learning = Imparare, chiedere consiglio
help-text-learning =
    { COMMAND("tutorial") } è una prima partita contro un computer facile, solo per te, in dieci minuti: ogni cosa viene spiegata quando succede. Puoi fare una pausa quando vuoi e riprendere più tardi.
    {"**"}Che cosa posso fare?**, sotto la tua mano, o { COMMAND("game hint") }, elenca tutte le tue opzioni, che cosa fa ognuna, e quali sembrano forti. Non gioca mai al posto tuo. Un tavolo rigoroso elenca solo le opzioni.
    {"**"}Le istruzioni** ({ COMMAND("game orders") }, o **Altro…** sotto la tua mano) rispondono per te mentre non ci sei: rifiutare ciò che è facoltativo, obbedire alle Supremazie con le carte più basse o più alte, o pianificare il tuo prossimo turno di Carta Impera Victoria. Finiscono da sole, si annullano con un tocco, e nessun altro le conosce.

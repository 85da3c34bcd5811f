# The tutorial: what stands around the lessons, which are in tutorial-<game>.ftl.

cmd-tutorial = tutorial
command-tutorial = Una prima partita guidata contro un computer, solo per te, in dieci minuti
command-tutorial-game = Il gioco che vuoi imparare

tutorial-button = Prima volta? Impara in dieci minuti
tutorial-sign = 🎓
tutorial-choose = 🎓 **Quale gioco vuoi imparare?** Giochi contro un computer di livello facile, nessun altro vede la partita, e ti spiego tutto man mano che succede. Puoi fare una pausa quando vuoi e riprendere più tardi.
tutorial-learn-button = Impara { $game }
tutorial-begun = 🎓 La tua prima partita a **{ $game }** è cominciata [nei nostri messaggi diretti]({ $link }). Nessun altro la vede. Fai una pausa quando vuoi: con { COMMAND("tutorial") } ci torni.
tutorial-goes-on = 🎓 La tua prima partita a **{ $game }** continua [nei nostri messaggi diretti]({ $link }).
tutorial-under-way = 🎓 Stai già imparando **{ $old }**. Vuoi continuare, o passare a **{ $new }**?
tutorial-go-on-button = Continua con { $game }
tutorial-instead-button = Passa a { $game }
tutorial-place = tutorial
tutorial-heading = 🎓 **Tutorial**
tutorial-nothing-new = Continua pure: ti spiego ogni novità quando arriva.
tutorial-enough = 🎓 Ora sai tutto quello che serve. Gioca fino alla fine per fare pratica, o chiudi qui; con { COMMAND("game new") } in un canale apri una partita con altri.
tutorial-stop-button = Chiudi il tutorial…
tutorial-end-ask = 🎓 **Chiudere il tutorial?** Questa prima partita a **{ $game }** finirà qui. Se vuoi solo una pausa, non premere nulla: la partita ti aspetta, e con { COMMAND("tutorial") } ci torni.
tutorial-end-button = Sì, chiudi
tutorial-keep-button = Continua a giocare
tutorial-stopped = 🎓 Il tutorial è finito. { COMMAND("tutorial") } ne comincia un altro, { COMMAND("game new") } in un canale apre una partita con altri, e in { COMMAND("rules") } trovi le regole per argomento.
tutorial-over =
    { $won ->
        [1] 🎓 **Complimenti: hai vinto la tua prima partita!** Ora aprine una con altri: { COMMAND("game new") } in un canale. In { COMMAND("rules") } trovi le regole per argomento.
       *[other] 🎓 **Questa volta ha vinto il computer.** Ora sai come funziona: { COMMAND("tutorial") } ricomincia, { COMMAND("game new") } in un canale apre una partita con altri.
    }
refused-tutorial-stays = Un tutorial resta nei tuoi messaggi diretti, dove nessun altro lo vede. { COMMAND("game new") } apre una partita in questo canale.
refused-tutorial-over = Questo tutorial è finito. { COMMAND("tutorial") } ne comincia un altro.

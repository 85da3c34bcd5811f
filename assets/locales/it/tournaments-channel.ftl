# Il canale di un torneo: dove si aprono i tavoli, annunci, date.

tournament-tables-channel = 🎴 Tavoli in { $channel }
tournament-new-tables-channel-id-placeholder = I tavoli si aprono nello stesso canale; scegline un altro o un forum
tournament-post = 🏆 **{ $tournament }** · round { $round }, tavolo { $table }: { $names }
tournament-act-move-tables = { $when }: { $by } ha spostato i tavoli in { $channel }
refused-tournament-forum-tags = Ogni post in { $channel } richiede un tag, e non posso usarne nessuno. Aggiungi un tag che non sia riservato ai moderatori.
tournament-announcement-thread = 📣 { $name }: annuncio

# Le salon d’un tournoi : où s’ouvrent les tables, annonces, dates.

tournament-tables-channel = 🎴 Tables dans { $channel }
tournament-new-tables-channel-id-placeholder = Les tables s’ouvrent dans ce salon ; choisis-en un autre ou un forum
tournament-post = 🏆 **{ $tournament }** · ronde { $round }, table { $table } : { $names }
tournament-act-move-tables = { $when } : { $by } a déplacé les tables dans { $channel }
refused-tournament-forum-tags = Chaque post de { $channel } a besoin d’un tag, et je ne peux en utiliser aucun. Ajoutes-en un qui ne soit pas réservé à la modération.
tournament-announcement-thread = 📣 { $name } : annonce

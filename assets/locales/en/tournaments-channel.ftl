# The channel of a tournament: where tables open, announcements, dates.

tournament-tables-channel = 🎴 Tables in { $channel }
tournament-new-tables-channel-id-placeholder = Tables open in the same channel; choose another or a forum
tournament-post = 🏆 **{ $tournament }** · round { $round }, table { $table }: { $names }
tournament-act-move-tables = { $when }: { $by } moved the tables to { $channel }
refused-tournament-forum-tags = Every post in { $channel } needs a tag, and I may use none of them. Add one that isn’t for moderators only.
# A thread's name: 100 characters at most.
tournament-announcement-thread = 📣 { $name }: announcement

# What whoever hosts the bot reads: the command line, the lines on which it stops, the demo's pages.

console-description = Civitas : des jeux de cartes de civilisation dans un salon Discord.
console-run = jouer sur Discord avec le jeton de DISCORD_TOKEN
console-demo = jouer dans un navigateur sur cette machine, sans Discord
console-backup = copier les parties dans un nouveau fichier, même pendant que le bot tourne
console-restore = remettre en place les parties d’une sauvegarde ; le bot doit être arrêté
console-migrate = déplacer les parties du fichier vers la base PostgreSQL vide indiquée par DATABASE_URL
console-forget = effacer ce qui est conservé sur une personne, d’après son identifiant Discord, même pendant que le bot tourne
console-doctor = chercher ce qui ne va pas dans cette installation
console-status = un aperçu des serveurs, des parties et des tournois ; ne change rien
console-maintenance = affiche une note dans les salons de toutes les tables, comme « De retour à 18 h » ; "" la retire
console-check = essayer sur Discord ce que le bot y fait, dans un salon donné par son identifiant, puis ranger
console-check-user = l’identifiant de la personne qui reçoit le message privé, au lieu du propriétaire de l’application
console-check-record = écrire dans ce nouveau fichier les clés et les types des réponses de Discord
console-health = dire par le code de sortie si le bot est en vie
console-of-demo = les parties de la démo
console-otherwise = Sans commande : run si DISCORD_TOKEN est défini, sinon demo.

## It cannot start, or cannot go on: one line that says what is wrong and what to do.

stop-no-token = DISCORD_TOKEN n’est pas défini. Donne-lui le jeton du bot de ton application, ou lance « python -m bot demo » pour jouer sans Discord.
stop-token-refused = Discord refuse ce jeton. Copie à nouveau le jeton du bot depuis la page Bot de ton application et mets-le dans DISCORD_TOKEN.
stop-discord-forbids = Discord ne permet pas cela au bot : { $error }. Invite-le à nouveau avec les scopes et les permissions indiqués dans le README.
stop-discord-unreachable = Discord est injoignable : { $error }. Vérifie le réseau et relance.
stop-data-unwritable = Impossible d’écrire dans le dossier des parties, { $path } ({ $error }). Donne à CIVITAS_DATA un dossier où l’on peut écrire, ou corrige ses permissions.
stop-store-unusable = Impossible d’ouvrir les parties de { $path } : { $error }.
stop-newer-database = Les parties ont été écrites par une version plus récente ({ $names }). Installe cette version, ou remets une sauvegarde d’avant la mise à jour.
stop-sqlite-too-old = Ce Python contient SQLite { $version }, et Civitas a besoin de la version 3.39 ou plus. Installe un Python plus récent.
stop-not-a-port = { $name } doit être un nombre entier de 1 à { $last }, pas « { $value } ».
stop-not-a-level = { $name } doit être l’un de { $levels }, pas « { $value } ».
stop-not-an-address = { $name } doit être un port, ou une adresse et un port comme 0.0.0.0:9100, et non « { $value } ».
stop-not-an-api = { $name } doit être une adresse comme https://discord.com/api/v10 : http ou https, avec un serveur, sans utilisateur, ni « ? » ni « # ». Le jeton du bot y est envoyé.
stop-not-an-id = { $name } doit être l’identifiant d’un salon (des chiffres seulement), et non « { $value } ».
stop-not-days = { $name } doit être un nombre entier de jours de 1 à { $most }, pas « { $value } ».
stop-not-a-number = { $name } doit être un nombre entier de 1 à { $most }, et non « { $value } ».
stop-note-too-long = Une note a { $most } caractères au plus.
stop-pages-without-monitor = { $name } a besoin de CIVITAS_MONITOR, dont le serveur a les pages.
stop-no-games = Il n’y a pas encore de parties dans { $path }.
stop-games-older = Les parties de { $path } viennent d’une version plus ancienne. Le bot les met à jour quand il démarre ; redemande ensuite.
stop-nothing-to-forget = Il n’y a pas de parties dans { $path } : rien n’est conservé sur qui que ce soit.
stop-monitor-port-taken = Le port { $port } est déjà utilisé sur cette machine. Donne un autre port dans CIVITAS_MONITOR.
stop-demo-missing = Il manque quelques paquets à la démo : pip install ".[demo]" dans le dossier du projet, ou make run.
stop-port-taken = Le port { $port } est déjà pris sur cette machine. Une démo tourne-t-elle déjà ? Sinon, donne un autre port à CIVITAS_DEMO_PORT.

health-alive = en vie
health-dead = aucun signe de vie depuis { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
health-never = jamais vu en vie

stop-already-running = Un autre Civitas utilise { $path } en ce moment. Arrête-le d’abord, ou donne un autre dossier dans CIVITAS_DATA.
stop-nothing-to-back-up = Il n’y a pas encore de parties dans { $path } : rien à copier.
stop-file-is-there = { $path } existe déjà. Choisis un autre nom.
stop-no-such-file = Il n’y a pas de fichier { $path }.
stop-damaged = Les parties de { $path } sont endommagées : { $error }. Remets la dernière sauvegarde avec « python -m bot restore FICHIER ».
stop-not-copied = Les parties n’ont pas pu être copiées dans { $path } : { $error }.
stop-not-a-backup = { $path } n’est pas une sauvegarde utilisable par cette version : { $error }. Rien n’a changé.

backup-made = Les parties sont copiées dans { $path }.
restored = Les parties de { $path } sont en place. Relance le bot.
restored-kept = Ce qui était là avant est gardé dans { $path }.
maintenance-noted = C’est noté : le bot l’affiche à toutes les tables d’ici dix minutes, et `python -m bot maintenance ""` la retire.
maintenance-withdrawn = Retirée : le bot efface ses messages d’ici dix minutes.
forget-noted = C’est noté : ce qui est conservé sur { $user } est effacé d’ici dix minutes si le bot tourne, sinon quand il démarre.

## A PostgreSQL database instead of the file

stop-not-a-database-url = DATABASE_URL doit être une adresse comme postgresql://utilisateur@serveur/base. Les caractères spéciaux d’un mot de passe s’écrivent sous forme de codes, comme %40 pour @ et %2F pour /.
stop-not-shards = { $name } doit indiquer les shards de ce processus et leur nombre total, comme 0-3/8 ou 5/8, et non « { $value } ».
stop-shards-without-database = { $name } vaut { $value } : les autres shards reviennent à d’autres processus, et plusieurs processus ont besoin d’une base PostgreSQL commune. Indique-la dans DATABASE_URL, ou donne ici tous les shards.
stop-shards-taken = Un autre processus s’occupe déjà de certains des shards { $shards } avec les parties de { $path }, ou compte sur un autre nombre de shards. Donne à chaque processus ses propres shards dans CIVITAS_SHARDS, tous avec le même nombre après la barre.
stop-database-driver-missing = Il manque un paquet pour PostgreSQL : pip install ".[postgresql]" dans le dossier du projet.
stop-database-unreachable = Aucun serveur PostgreSQL ne répond à { $path } : { $error }. Vérifie qu’il tourne, son nom et son port dans DATABASE_URL, et le réseau.
stop-database-refused = PostgreSQL refuse à cet utilisateur l’accès à { $path } : { $error }. Vérifie l’utilisateur et le mot de passe dans DATABASE_URL, et le pg_hba.conf du serveur.
stop-database-missing = Le serveur n’a pas cette base : { $path } ({ $error }). Crée-la avec « CREATE DATABASE nom OWNER utilisateur », ou corrige son nom dans DATABASE_URL.
stop-database-forbidden = L’utilisateur de { $path } ne peut pas y créer de tables : { $error }. Fais-en le propriétaire de la base : « ALTER DATABASE nom OWNER TO utilisateur ».
stop-database-read-only = Le serveur PostgreSQL de { $path } n’accepte aucun changement : { $error }. Est-ce la copie d’un autre ? Mets celui-là dans DATABASE_URL, ou désactive default_transaction_read_only.
stop-database-occupied = { $path } contient déjà les tables d’un autre programme : { $error }. Donne à Civitas une base pour lui seul.
stop-database-not-utf8 = La base { $path } garde les textes en { $encoding }, qui n’a pas toutes les lettres. Crée-en une autre avec « CREATE DATABASE nom ENCODING UTF8 TEMPLATE template0 ».
stop-older-database-in-use = Les parties de { $path } sont d’une version plus ancienne, et un bot de cette version tourne encore. Arrête tous les bots de cette base, fais une sauvegarde, puis relance.
stop-not-upgraded = Les parties de { $path } n’ont pas pu être mises à jour : { $error }. Rien n’a changé : la version qui les a écrites peut toujours les ouvrir.
stop-database-in-use = Un bot joue dans { $path } en ce moment. Arrête d’abord tous les bots de cette base.
stop-database-not-empty = Il y a déjà des parties dans { $path }, rien n’a donc été déplacé. Donne une base vide dans DATABASE_URL, ou mets le fichier à la place de ce qui s’y trouve avec « python -m bot restore FICHIER ».
stop-no-database-url = DATABASE_URL n’est pas défini. Donne-lui l’adresse de la base PostgreSQL où les parties doivent aller.
stop-nothing-to-move = Il n’y a pas de parties dans { $path }, donc rien à déplacer. Le bot peut démarrer sur la base telle quelle.
migrated = { $tables ->
        [one] Une table est maintenant dans { $where }
       *[other] { $tables } tables sont maintenant dans { $where }
    }, avec { $answers ->
        [one] un coup
       *[other] { $answers } coups
    }. Démarre désormais le bot avec ce DATABASE_URL. Le fichier { $path } est resté tel quel ; garde-le comme sauvegarde.

## The doctor: what it looked at, and what to do

doctor-good = ok :
doctor-note = note :
doctor-bad = ERREUR :
doctor-unknown-setting = Ces réglages n’existent pas : { $names }. Une faute de frappe ?
doctor-space = { $megabytes } Mo libres dans { $path }.
doctor-little-space = Il ne reste que { $megabytes } Mo dans { $path }. Libère de la place : sans elle, aucun coup ne peut être enregistré.
doctor-not-running = Aucun bot ne tourne sur ce dossier.
doctor-silent = Un bot utilise ce dossier, mais ne donne plus signe de vie. S’il ne se rétablit pas, relance-le : aucun coup n’est perdu.
doctor-running = Le bot tourne et va bien.
doctor-nobody-plays = Aucun bot ne tourne sur cette base.
doctor-shards-alone = Sur { $count } shards, personne ne s’occupe de { $shards } : lance le processus qui les a dans CIVITAS_SHARDS.
doctor-shards-attended = { $count ->
        [one] Un bot tourne sur cette base et s’occupe de tous les serveurs.
       *[other] Chacun des { $count } shards a un bot qui s’en occupe.
    }
doctor-kept-for-ever = Les parties finies sont gardées sans limite de temps. CIVITAS_KEEP_DAYS permet de les effacer.
doctor-kept = { $days ->
        [one] Les parties sont effacées { $days } jour après leur fin. Les résultats et les classements restent.
       *[other] Les parties sont effacées { $days } jours après leur fin. Les résultats et les classements restent.
    }
doctor-no-backups = Aucune sauvegarde ne se fait toute seule. Donne à CIVITAS_BACKUP un dossier pour en avoir une par jour.
doctor-backups-none-yet = Il n’y a pas encore de sauvegarde dans { $path } ; le bot en fait une dans les dix minutes.
doctor-backups-unreadable = Impossible de lire les sauvegardes de { $path } : { $error }.
doctor-backups-old = La dernière sauvegarde dans { $path } a plus de deux jours. Si le bot tourne, son journal dit pourquoi.
doctor-backups = { $count ->
        [one] Une sauvegarde récente dans { $path }.
       *[other] { $count } sauvegardes dans { $path }, la dernière est récente.
    }
doctor-no-games = Il n’y a pas encore de parties dans { $path }.
doctor-damaged = Les parties sont endommagées : { $error }. Arrête le bot et remets la dernière sauvegarde avec « python -m bot restore FICHIER » ; le fichier endommagé est gardé.
doctor-sound = La base de données { $path } est saine.
doctor-server = PostgreSQL { $version } répond à { $path } ; les parties y prennent { $megabytes } Mo. Lui seul sait combien de place il reste.
doctor-server-forgets = Sur le serveur PostgreSQL, ces réglages sont désactivés : { $names }. Une coupure de courant pourrait faire perdre des coups. Active-les dans postgresql.conf.
doctor-locked = Un autre programme a verrouillé la base de données { $path } : aucun coup ne peut être enregistré. Trouve-le (un programme de copie, un éditeur ; sous Linux, « fuser { $path } » donne son nom) et arrête-le.
doctor-not-writable = Le bot ne peut pas écrire dans { $path }. Donne ce fichier et son dossier à l’utilisateur qui fait tourner le bot.
doctor-older = Les parties sont d’une version plus ancienne. Le bot les met à jour au démarrage ; fais d’abord une sauvegarde.
doctor-playing = { $count ->
        [one] { $count } partie est en cours.
       *[other] { $count } parties sont en cours.
    }
doctor-restarted = { $count ->
        [one] Dans { $count } partie, une action recommence, car les nouvelles règles la jouent autrement ; le joueur concerné en est informé.
       *[other] Dans { $count } parties, une action recommence, car les nouvelles règles la jouent autrement ; les joueurs concernés en sont informés.
    }
doctor-unreadable = { $count ->
        [one] Cette version ne peut pas lire cette partie : table { $tables }. Installe la version avec laquelle elle a été jouée, ou laisse ses joueurs l’arrêter avec /partie arrêter.
       *[other] Cette version ne peut pas lire { $count } parties : tables { $tables }. Installe la version avec laquelle elles ont été jouées, ou laisse leurs joueurs les arrêter avec /partie arrêter.
    }
doctor-stuck = { $count ->
        [one] Cette partie n’attend plus personne : table { $tables }. Signale-le, s’il te plaît.
       *[other] { $count } parties n’attendent plus personne : tables { $tables }. Signale-le, s’il te plaît.
    }
doctor-tournaments = { $count ->
        [0] Aucun tournoi n’est en cours.
        [one] Un tournoi est en cours.
       *[other] { $count } tournois sont en cours.
    }
doctor-tournaments-stuck = { $count ->
        [one] Le tournoi { $tables } n’avance pas : une étape prévue n’a pas eu lieu. Si le bot tourne depuis un quart d’heure, son journal dit pourquoi.
       *[other] { $count } tournois n’avancent pas : { $tables }. Si le bot tourne depuis un quart d’heure, son journal dit pourquoi.
    }
doctor-matches-overdue = { $count ->
        [one] Une partie de tournoi a dépassé son échéance.
       *[other] { $count } parties de tournoi ont dépassé leur échéance.
    }
doctor-no-token = DISCORD_TOKEN n’est pas défini : rien n’a été vérifié auprès de Discord.
doctor-token = Discord connaît ce bot sous le nom { $name }.
doctor-not-asked = Discord n’a pas répondu pour tous les salons : { $error }.
doctor-channels = Le bot voit les salons de toutes ses tables.
doctor-channels-lost = { $count ->
        [one] Le salon d’une table a disparu, ou le bot ne peut pas le voir : table { $tables }. Ses joueurs peuvent continuer ailleurs avec /partie déplacer ; sinon, rends au bot ses permissions.
       *[other] Les salons de { $count } tables ont disparu, ou le bot ne peut pas les voir : tables { $tables }. Leurs joueurs peuvent continuer ailleurs avec /partie déplacer ; sinon, rends au bot ses permissions.
    }
doctor-removed = { $count ->
        [one] Le bot n’est plus sur le serveur d’une table : table { $tables }. Invite-le de nouveau ; sinon, ses joueurs peuvent continuer sur un autre serveur avec /partie déplacer.
       *[other] Le bot n’est plus sur les serveurs de { $count } tables : tables { $tables }. Invite-le de nouveau ; sinon, leurs joueurs peuvent continuer sur un autre serveur avec /partie déplacer.
    }
doctor-permissions = { $count ->
        [one] Il manque des permissions au bot dans le salon de la table { $tables } : { $permissions }. Rends-les-lui dans les paramètres du salon ; sinon, ses joueurs peuvent continuer ailleurs avec /partie déplacer.
       *[other] Il manque des permissions au bot dans les salons de { $count } tables (tables { $tables }) : { $permissions }. Rends-les-lui dans les paramètres des salons ; sinon, leurs joueurs peuvent continuer ailleurs avec /partie déplacer.
    }

## The check: the findings on Discord, and what to change. The first texts are for messages that are deleted again.

check-hello = Civitas vérifie qu’il peut jouer ici. Ce message disparaît dans un instant.
check-changed = Civitas vérifie qu’il peut modifier ses messages. Celui-ci disparaît dans un instant.
check-button = Ne fait rien
check-thread-name = Civitas : une vérification
check-portal = Les réglages du portail des développeurs sont bons.
check-user-install = « User Install » est activé. Désactive-le sur la page Installation de ton application : Civitas ne se joue que sur les serveurs qui l’ont invité.
check-no-guild-install = « Guild Install » est désactivé : aucun serveur ne peut inviter le bot. Active-le sur la page Installation de ton application.
check-code-grant = « Requires OAuth2 Code Grant » est activé : le lien d’invitation ne marche pas. Désactive-le sur la page Bot de ton application.
check-not-public = « Public Bot » est désactivé : personne d’autre que toi ne peut inviter le bot. Pour que d’autres le puissent, active-le sur la page Bot.
check-install-link = Il manque { $names } au lien d’installation de ton application. Ajoute-le sur la page Installation, sous « Default Install Settings », ou choisis « None » pour ce lien et donne celui du README.
check-endpoint = Une Interactions Endpoint URL est indiquée : les commandes et les boutons n’arrivent pas au bot. Efface-la sur la page General Information de ton application.
check-intents = Ces intents privilégiés sont activés, et Civitas n’en a besoin d’aucun : { $names }. Désactive-les sur la page Bot.
check-verification = Le bot est sur environ { $count } serveurs et n’est pas vérifié. Discord lui en permet { $most } au plus : commence la vérification sur le portail des développeurs. docs/hosting.md dit comment.
check-failed = { $what } : échec. { $error }
check-left = { $what } : il en reste quelque chose que je n’ai pas pu supprimer ({ $error }). Supprime-le à la main, s’il te plaît.
check-step-portal = Regarder l’application
check-step-place = Regarder le salon
check-step-gateway = Se connecter à la passerelle
check-step-message = Publier, modifier et supprimer un message
check-step-thread = Ouvrir un fil
check-step-dm = T’envoyer un message privé
check-step-commands = Regarder les commandes
check-step-times = Mesurer
check-no-channel = Ce salon n’existe pas, ou le bot ne le voit pas. Vérifie l’identifiant (mode développeur, « Copier l’identifiant du salon »), donne-y au bot la permission « Voir le salon », ou invite-le : { $link }
check-channel-kind = Ce n’est ni un salon textuel ni un fil. Indique un salon où jouer.
check-permissions = Dans ce salon, il manque au bot : { $names }. Accorde-le dans les réglages du salon, ou invite de nouveau le bot.
check-tournaments = Pour les tournois, dont chaque match a son fil, il manque au bot dans ce salon : { $names }. Accorde-le si tu veux des tournois ici.
check-place = Dans ce salon, le bot a toutes les permissions qu’il lui faut.
check-gateway = La passerelle était prête au bout de { $seconds } s. { $shards ->
        [one] Discord recommande un shard
       *[other] Discord recommande { $shards } shards
    } ; aujourd’hui, le bot peut encore se connecter { $left } fois.
check-incomplete = Un message est revenu sans son image ou sans ses boutons. Signale-le, s’il te plaît.
check-nonce = Un message envoyé deux fois avec le même nonce est arrivé deux fois. Après une panne, un message pourrait s’afficher en double. Signale-le, s’il te plaît.
check-message = Publier, modifier, republier et supprimer un message avec une image et des boutons : ça marche.
check-in-thread = C’est un fil, dans lequel on ne peut pas en ouvrir d’autre. Pour essayer aussi les fils, indique son salon.
check-thread = Ouvrir un fil, y écrire, l’archiver et le supprimer : ça marche.
check-thread-stays = Ouvrir un fil, y écrire et l’archiver : ça marche. « { $name } » y reste, archivé : il faut la permission « Gérer les fils » pour le supprimer.
check-dm = T’envoyer un message privé avec une image : ça marche.
check-dm-closed = Tu n’acceptes pas de messages privés de ce bot : cet essai n’a pas eu lieu. Autorise-les dans les paramètres de confidentialité du serveur, ou indique quelqu’un d’autre avec --user ID.
check-dm-later = Le bot a ouvert trop de messages privés ces derniers temps : cet essai n’a pas eu lieu. Attends quelques minutes.
check-commands = { $count ->
        [one] Une commande est enregistrée.
       *[other] { $count } commandes sont enregistrées.
    }
check-commands-old = Certaines commandes enregistrées datent d’une version plus ancienne, et on peut les installer pour soi. Le bot les remplace à son prochain démarrage.
check-no-commands = Aucune commande n’est encore enregistrée. Le bot les enregistre en démarrant.
check-times = Discord répond assez vite : { $times }.
check-slow = Discord répond lentement : { $times }. Un appui sur un bouton doit recevoir une réponse en 3 secondes. Si ça dure, regarde le réseau de cette machine, ou héberge le bot plus près de Discord.
check-time-gateway = passerelle { $time } ms
check-time-post = publier { $time } ms
check-time-edit = modifier { $time } ms
check-time-delete = supprimer { $time } ms
check-time-thread = fil { $time } ms
check-time-dm = message privé { $time } ms
check-recorded = Les réponses de Discord, sans noms, identifiants ni contenu, sont dans { $path }.
stop-not-recorded = L’enregistrement n’a pas pu être écrit dans { $path } : { $error }.

## The demo

demo-ready = La démo est à { $address } (Ctrl-C l’arrête ; les parties restent dans { $path }).
demo-title = Civitas : la démo
demo-intro = Un serveur Discord avec un salon et quatre personnes, sur cette machine seulement. Sois chacune d’elles, dans un onglet ou une fenêtre à part.
demo-hint = Commence en tant { ELIDE("que", $name) }{ $name } : tape /game new dans le champ en bas du salon.
demo-tour = Fais-moi visiter
demo-tour-about = une partie d’Innovation contre l’ordinateur, en tant { ELIDE("que", $name) }{ $name }
demo-tour-begun = Tu es { $name }, face à l’ordinateur. Le bouton sous l’image sert à jouer ; ta main est dans les messages privés.
demo-tour-over = Fermer
demo-person-page = le salon et les messages privés comme les voit { $name }
demo-everyone = Le salon
demo-everyone-page = comme le voient les quatre, tour à tour
demo-person-title = { $name } – Civitas
demo-channel = Salon
demo-dms = Messages privés
demo-back = Toutes les pages

## L’aperçu des serveurs, des parties et des tournois

status-servers = { $count ->
        [0] Rien ne se joue sur aucun serveur.
        [one] Parties ou tournois sur un serveur.
       *[other] Parties ou tournois sur { $count } serveurs.
    }
status-lobby = { $count ->
        [one] Une table de { $game } en attente
       *[other] { $count } tables de { $game } en attente
    }
status-playing = { $count ->
        [one] Une partie de { $game } en cours
       *[other] { $count } parties de { $game } en cours
    }
status-ended = { $count ->
        [one] Une partie terminée ces { $days } derniers jours
       *[other] { $count } parties terminées ces { $days } derniers jours
    }
status-server = serveur { $id } : tables { $tables }, tournois { $tournaments }
status-more = … et { $count } de plus
status-tournaments = { $count ->
        [0] Aucun tournoi n’est en cours.
        [one] Un tournoi en cours
       *[other] { $count } tournois en cours
    }
status-tournament = { $id } : { $name } ({ $game }) sur le serveur { $server }, joueurs : { $people }, { $state ->
        [signup] inscriptions
        [checkin] confirmation de présence
        [paused] en pause
        [stuck] BLOQUÉ à la ronde { $round }
       *[running] ronde { $round }
    }

# What whoever hosts the bot reads: the command line, the lines on which it stops, the demo's pages.

console-description = Civitas : des jeux de cartes de civilisation dans un salon Discord.
console-command = que faire ; sans rien : run si DISCORD_TOKEN est défini, sinon demo
console-run = jouer sur Discord avec le jeton de DISCORD_TOKEN
console-demo = jouer dans un navigateur sur cette machine, sans Discord
console-health = dire par le code de sortie si le bot en marche est en vie

## It cannot start, or cannot go on: one line that says what is wrong and what to do.

stop-no-token = DISCORD_TOKEN n’est pas défini. Donne-lui le jeton du bot de ton application, ou lance « python -m bot demo » pour jouer sans Discord.
stop-token-refused = Discord refuse ce jeton. Copie à nouveau le jeton du bot depuis la page Bot de ton application et mets-le dans DISCORD_TOKEN.
stop-discord-forbids = Discord ne permet pas cela au bot : { $error }. Invite-le à nouveau avec les portées et permissions indiquées dans le README.
stop-discord-unreachable = Discord est injoignable : { $error }. Vérifie le réseau et relance.
stop-data-unwritable = Impossible d’écrire dans le dossier des parties, { $path } ({ $error }). Donne à CIVITAS_DATA un dossier où l’on peut écrire, ou corrige ses permissions.
stop-store-unusable = Impossible d’ouvrir les parties de { $path } : { $error }.
stop-not-a-port = { $name } doit être un nombre entier de 1 à { $last }, pas « { $value } ».
stop-not-a-level = { $name } doit être l’un de { $levels }, pas « { $value } ».
stop-demo-missing = Il manque quelques paquets à la démo : pip install ".[demo]" dans le dossier du projet, ou make run.
stop-port-taken = Le port { $port } est déjà pris sur cette machine. Une démo tourne-t-elle déjà ? Sinon, donne un autre port à CIVITAS_DEMO_PORT.

health-alive = en vie
health-dead = aucun signe de vie depuis { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
health-never = jamais vu en vie

## The demo

demo-ready = La démo est à { $address } (Ctrl-C l’arrête ; les parties restent dans { $path }).
demo-title = Civitas : la démo
demo-intro = Un serveur Discord avec un salon et quatre personnes, sur cette machine seulement. Sois chacune d’elles, dans un onglet ou une fenêtre à part.
demo-hint = Commence en tant que { $name } : tape /game new dans le champ en bas du salon.
demo-person-page = le salon et les messages privés comme les voit { $name }
demo-everyone = Le salon
demo-everyone-page = comme le voient les quatre, tour à tour
demo-person-title = { $name } – Civitas
demo-channel = Salon
demo-dms = Messages privés
demo-back = Toutes les pages

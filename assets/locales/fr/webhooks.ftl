# Le webhook d’un tournoi : ses résultats, envoyés à une URL de l’organisation.

webhook-button = Webhook…
webhook-about = Un webhook envoie chaque résultat, chaque correction et la fin du tournoi en JSON signé à une URL de ton choix, avec les noms qu’ont les joueurs sur ce serveur.
# To those who take part.
webhook-told = 📤 Les résultats partent aussi vers un site hors de Discord, avec les noms des joueurs sur ce serveur.
webhook-at = Les résultats vont à **{ $host }**.
webhook-failed = ⚠️ Le dernier envoi a échoué { $when } : { $error }.
webhook-error =
    { $kind ->
        [address] son adresse n’est pas publique
        [name] son nom d’hôte est introuvable
        [tls] son certificat n’est pas valide
        [timeout] pas de réponse en 5 secondes
        [status] il a répondu avec le statut { $status }
       *[connection] connexion impossible
    }
webhook-waiting =
    { $count ->
        [one] Un événement attend. Je le renvoie pendant 24 heures, puis j’abandonne.
       *[other] { $count } événements attendent. Je renvoie chacun pendant 24 heures, puis j’abandonne.
    }
webhook-given-up =
    { $count ->
        [one] Un événement n’a jamais été accepté : il est abandonné.
       *[other] { $count } événements n’ont jamais été acceptés : ils sont abandonnés.
    }
webhook-url-button =
    { $set ->
        [yes] Changer l’URL
       *[no] Définir une URL
    }
webhook-test-button = Tester
webhook-remove-button = Retirer
webhook-remove-ask =
    { $count ->
        [0] Retirer le webhook ? J’efface son URL et son secret.
        [one] Retirer le webhook ? J’efface son URL, son secret et un événement en attente.
       *[other] Retirer le webhook ? J’efface son URL, son secret et { $count } événements en attente.
    }
webhook-remove-sure-button = Oui, le retirer
webhook-removed = Le webhook est retiré.
webhook-form = Webhook pour les résultats
webhook-form-what = URL, commençant par https://
webhook-secret = L’URL est définie. Voici le secret avec lequel je signe chaque requête. Copie-le maintenant : je ne le montrerai plus. Pour en avoir un autre, définis l’URL de nouveau.
webhook-tested = ✅ Le serveur a accepté le test.
webhook-test-failed = ⚠️ Le test a échoué : { $error }.
tournament-act-webhook =
    { $on ->
        [yes] { $when } : { $by } a défini le webhook pour les résultats
       *[no] { $when } : { $by } a retiré le webhook pour les résultats
    }
refused-webhook-off = Les personnes qui hébergent ce bot n’ont pas autorisé les webhooks.
refused-webhook-none = Ce tournoi n’a pas de webhook. Définis d’abord une URL.
refused-webhook-url = Il faut une URL qui commence par https://, sans nom d’utilisateur ni « # », de { $max } caractères au plus.
refused-webhook-private = Cette adresse n’est pas publique : je ne peux rien y envoyer. Choisis un serveur sur internet.
refused-webhook-ping-wait = Tu viens de le tester. Attends dix secondes.

# The webhook of a tournament: its results, posted to a URL of the organiser.

webhook-button = Webhook…
webhook-about = A webhook posts each result, each correction and the end of the tournament as signed JSON to a URL of yours, with the players’ names on this server.
# To those who take part.
webhook-told = 📤 Results also go to a website outside Discord, with players’ names on this server.
webhook-at = Results go to **{ $host }**.
webhook-failed = ⚠️ The last delivery failed { $when }: { $error }.
webhook-error =
    { $kind ->
        [address] its address isn’t a public one
        [name] its host name can’t be found
        [tls] its certificate isn’t valid
        [timeout] no response within 5 seconds
        [status] it responded with status { $status }
       *[connection] can’t connect to it
    }
webhook-waiting =
    { $count ->
        [one] One event is waiting. I’ll keep trying for 24 hours, then drop it.
       *[other] { $count } events are waiting. I’ll keep trying each for 24 hours, then drop it.
    }
webhook-given-up =
    { $count ->
        [one] One event was never accepted and has been dropped.
       *[other] { $count } events were never accepted and have been dropped.
    }
webhook-url-button =
    { $set ->
        [yes] Change the URL
       *[no] Set a URL
    }
webhook-test-button = Test
webhook-remove-button = Remove
webhook-remove-ask =
    { $count ->
        [0] Remove the webhook? I’ll delete its URL and secret.
        [one] Remove the webhook? I’ll delete its URL and secret, and one event that’s waiting.
       *[other] Remove the webhook? I’ll delete its URL and secret, and { $count } events that are waiting.
    }
webhook-remove-sure-button = Yes, remove it
webhook-removed = The webhook is removed.
webhook-form = Webhook for results
webhook-form-what = URL, with https://
webhook-secret = The URL is set. This is the secret with which I sign each request. Copy it now: I won’t show it again. To get a new one, set the URL again.
webhook-tested = ✅ The server accepted the test.
webhook-test-failed = ⚠️ The test failed: { $error }.
tournament-act-webhook =
    { $on ->
        [yes] { $when }: { $by } set the webhook for results
       *[no] { $when }: { $by } removed the webhook for results
    }
refused-webhook-off = The people who run this bot haven’t allowed webhooks.
refused-webhook-none = This tournament has no webhook. Set a URL first.
refused-webhook-url = A webhook needs a URL with https://, without a user name or “#”, of { $max } characters at most.
refused-webhook-private = This address isn’t public, so I can’t post to it. Use a server on the internet.
refused-webhook-ping-wait = You’ve just tested it. Wait ten seconds.

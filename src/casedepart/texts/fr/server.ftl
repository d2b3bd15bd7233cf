# Ce que le serveur dit aux gens : ce qui ne va pas, et que faire.

bad-request = La demande est illisible : { $detail }. Ce qu’elle doit contenir est dans docs/protocol.md.
bad-host = Ce serveur ne s’appelle pas « { $name } ». Ouvrez-le par son adresse, ou démarrez-le avec --name { $name }.
bad-origin = Cette page n’appartient pas à ce serveur. Ouvrez le jeu à l’adresse du serveur lui-même.
not-allowed = Cette clé n’ouvre pas cela. Prenez la clé qui a été donnée pour cela.
no-address = Il n’y a rien à cette adresse. Toutes les adresses sont dans /api/openapi.json.
no-code = Ce code n’est pas bon, ou ne l’est plus. Demandez-en un nouveau sur l’appareil qui a la place.
no-edition = Il n’y a pas d’édition nommée { $edition }. La liste est dans /api/editions.
no-table = Cette table n’existe pas, ou elle est privée et demande une clé. Demandez le lien à son hôte.
wrong-method = Cette adresse n’accepte pas { $method }. Toutes les adresses sont dans /api/openapi.json.
one-seat = Quelqu’un de votre adresse est déjà assis à cette table. Demandez l’invitation à son hôte pour venir à plusieurs.
too-big = C’est trop long : { $most } octets au plus sont acceptés. Envoyez moins.
too-late = La requête n’est pas arrivée à temps : son corps doit être là en { $seconds } secondes. Renvoyez-la.
bad-edition = Cette édition n’est pas jouable : { $detail }
bad-record = Cette partie enregistrée est inutilisable : { $detail }
too-many = C’est trop à la fois. Attendez { $seconds } s, puis réessayez.
too-many-lines = Il y a trop de connexions. Fermez-en, ou réessayez dans un instant.
head-too-late = L’en-tête de la requête est trop long, ou est arrivé trop tard.
no-version = Cette version de HTTP n’est pas parlée ici. Utilisez HTTP/1.1.
internal = Une erreur s’est produite dans le serveur ; elle y est notée. Rien n’a été enregistré. Réessayez.
no-page = Le serveur tourne, mais sa page n’a pas été construite. « make web » la construit.
disk-low = Le disque du serveur est presque plein : aucune nouvelle table ne s’ouvre avant qu’il y ait de la place. Les parties commencées continuent.
only-play = Le disque du serveur est presque plein : avant qu’il y ait de la place, seul le jeu est enregistré, sans messages, ni noms, ni réglages. La partie continue.
bots-alone = Vous avez ouvert { $most } tables où des robots jouent sans que personne regarde. Regardez-en une, ou attendez qu’elles soient finies.
unreadable = Cette version de Case Départ ({ $here }, règles { $rules_here }) ne sait pas lire ce qui est enregistré de cette table. Rien n’en est perdu : il lui faut { $engine ->
    [unknown] la version qui l’a écrite
   *[other] la version qui l’a écrite, { $engine }{ $rules ->
        [unknown] {""}
       *[other] {" "}(règles { $rules })
    }
}, ou une sauvegarde si la base de données est abîmée.
unstorable = Une fois enregistré, cela ne pourrait plus être relu : { $detail }. Rien n’a changé. Modifiez-le, puis renvoyez-le.
storage = Le serveur ne peut rien enregistrer pour le moment. Renvoyez le message dans un instant avec le même id : il ne comptera qu’une fois.

bad-message = Ce message est illisible : { $detail }. Rien n’a changé.
unknown-type = Il n’y a pas de message de ce type : { $detail }. Rien n’a changé.
binary = Les messages sont du texte, pas des octets. Envoyez le JSON comme du texte.
too-deep = Ce message est trop imbriqué. Rien n’a changé.
hello-first = Le premier message doit être « hello », dans les { $seconds } secondes. Reconnectez-vous et dites bonjour.
hello-twice = Cette connexion a déjà dit bonjour. Ouvrez-en une autre pour une autre table.
too-many-listeners = Trop de connexions à cette table. Réessayez plus tard.
weighing = Vous avez déjà demandé vos chances : attendez la réponse.
no-thought = Personne n’a pu y réfléchir à temps. Redemandez dans un instant.
chat-rate = Cela fait beaucoup de paroles d’un coup. Attendez quelques secondes avant d’en dire plus.
no-seat = { $why ->
    [moved] Vous jouez maintenant sur un autre appareil.
    [removed] L’hôte vous a retiré votre place. Pour vous rasseoir, demandez le lien.
   *[left] Vous n’avez plus de place à cette table.
}
too-many-faults = Trop de messages inacceptables : cette connexion est fermée.
too-slow = Cette connexion lit trop lentement : elle est fermée. Reconnectez-vous pour voir le dernier état.

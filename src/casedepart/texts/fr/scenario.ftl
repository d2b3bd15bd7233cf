# Ce qui est dit d’un scénario qui n’aboutit pas.

failed = échec : { $title }
step = étape { $number }, ligne { $line } : { $text }
end = { $text }, ligne { $line }
expected = attendu
found = trouvé
allowed = c’est permis
refused = c’est refusé
refused-by = c’est refusé par { $rule }
said = c’est refusé par { $rule } : { $said }
differs = ligne { $line }, { $what }
fault = une faute du programme, pas du scénario : { $fault }

# Une position à laquelle aucune partie ne mène.

impossible = given, ligne { $line } : aucune partie ne mène à cette position
impossible-fault = ligne { $line }, { $what } : { $why }
impossible-how = Pour la jouer quand même : casedepart check --impossible { $file }

# Ce qui ne va pas dans le fichier d’un scénario. La valeur dit quoi, .cure que faire ; les mots du fichier restent les siens.

quoted = « { $value } »
in-quotes = « { $value } » entre guillemets
a-mapping = un dictionnaire
a-list = une liste
nothing = rien
meant = Vouliez-vous dire « { $word } » ?{" "}
near-it = Proches : { $rules }.{" "}

## Comment une chose s’appelle dans un message

it-scenario = Un scénario
it-field-name = Le nom d’un champ
it-field = « { $field } »
it-field-of = « { $field } » sous « { $of } »
it-of-bank = « { $field } » sous « bank »
it-of-offer = « { $field } » dans une offre
it-step = Une étape
it-offer = Une offre
it-card-does = L’effet d’une carte
it-square = Une case
it-buildings = Le nombre de bâtiments de la case { $square }
it-option = Une option
it-card = Une carte
it-deck = Un paquet
it-verb = Un verbe
it-player = Un joueur
it-player-name = Un nom de joueur
it-players = Un ensemble de joueurs
it-asked = Ce qui est demandé à { $player }

## Où se trouve un mot

in-scenario = {" "}dans un scénario
in-part = {" "}sous « { $part } »
in-bank = {" "}sous « bank »
in-player = {" "}pour un joueur
in-offer = {" "}dans une offre
in-variant = {" "}sous « { $variant } »
in-edition = {" "}dans l’édition { $edition }
in-ruleset = {" "}dans l’édition { $edition } sous { $ruleset }
in-deck = {" "}dans le paquet « { $deck } » de cette édition

## Le fichier

no-file = Ce fichier n’existe pas.
    .cure = Vérifiez son nom et son dossier.
unreadable-file = Lecture impossible : { $reason }.
    .cure = Donnez un fichier lisible.
not-text = Ce n’est pas du texte UTF-8.
    .cure = Enregistrez le fichier en UTF-8.
empty = Il n’y a pas de scénario dans ce fichier.
    .cure = { cure-document }
empty-folder = Il n’y a pas de scénario dans ce dossier.
    .cure = Donnez un fichier .yaml.
nested = Ce fichier est imbriqué trop profondément.
    .cure = Cinq niveaux suffisent à un scénario.
no-sign = Il y a ici un signe qui n’est pas du texte.
    .cure = Retirez-le.
not-yaml = Ce n’est pas du YAML lisible.
    .cure = Regardez les retraits, deux-points, crochets et guillemets, ici et au-dessus.
tabs = En YAML, on n’indente pas avec des tabulations.
    .cure = Écrivez des espaces.
glued = « { $word } » se lit comme un seul mot.
    .cure = Mettez un espace après le deux-points.
twice = « { $name } » figure ici deux fois, d’abord à la ligne { $line }.
    .cure = N’en gardez qu’un.
not-a-mapping = { $what } doit être un dictionnaire, pas { $value }.
    .cure = { $how }
not-a-list = { $what } doit être une liste, pas { $value }.
    .cure = { $how }
not-a-text = { $what } doit être un texte, pas { $value }.
    .cure = { $how }
not-whole = { $what } doit être un nombre entier, pas { $value }.
    .cure = { $how }
not-so-much = { $what } ne peut pas valoir { $number }.
    .cure = { $how }
not-truth = { $what } doit valoir true ou false, pas { $value }.
    .cure = Écrivez true ou false.
no-such-square = Il n’y a pas de case { $number }.
    .cure = Les cases vont de 0 à 39, comptées depuis la case Départ.
unknown = Il n’y a pas { $kind ->
    [field] de champ
    [field-or-player] de champ ni de joueur
    [player] de joueur
    [verb] de verbe
    [deck] de paquet
    [card] de carte
    [side] de côté
    [option] d’option
    [mode] de mode
   *[ruleset] de règlement
} « { $word } »{ $where }.
    .cure = { $how }
there-are = { $meant }Il y a : { $known }.
leave-out = Retirez-le.
no-such-rule = Il n’y a pas de règle « { $number } ».
    .cure = { $near }« casedepart rules » les donne toutes.

## Comment une chose s’écrit

cure-document = Écrivez ses champs : rule, name, edition, players, given, steps, then.
cure-rule = Écrivez le numéro d’une règle, comme P7.
cure-word = Écrivez « { $field }: » et un mot.
cure-least = Écrivez un nombre entier, au moins { $least }.
cure-bounds = Écrivez un nombre entier, de { $least } à { $most }.
cure-given = Écrivez par exemple {"{"}A: {"{"}at: 34{"}"}{"}"}.
cure-expect = Écrivez ce qui doit être vrai, comme {"{"}A: {"{"}cash: 1430{"}"}{"}"}.
cure-numbers = Écrivez par exemple {"{"}salary: 400{"}"}.
cure-options = Écrivez une liste, comme [fight], ou retirez « options ».
cure-deck-cards = Écrivez une liste de cartes, comme [advance-to-go].
cure-steps = Commencez chaque étape par un tiret.
cure-players = Écrivez des noms dans l’ordre du tour, comme [A, B, C].
cure-name = Écrivez un mot, comme A ou Mimi.
cure-seat = Donnez un nom parmi { $known }.
cure-seats = Écrivez une liste, comme [{ $name }].
cure-bank = Écrivez ce qui lui reste, comme {"{"}houses: 3{"}"}.
cure-variant = S’y trouvent : { $known }.
cure-asked = Écrivez des verbes pour des joueurs, comme {"{"}{ $name }: [buys, declines]{"}"}.
cure-player = Écrivez des champs, comme {"{"}cash: 500, at: 10{"}"}.
cure-properties = Écrivez une liste de cases, comme [37, 39].
cure-squares = Écrivez une liste de cases, comme [5, 12].
cure-decks = Écrivez une liste de paquets : [chance], [chest] ou les deux.
cure-deck = Écrivez chance ou chest.
cure-buildings = Écrivez la case et un nombre, comme {"{"}37: 4{"}"} ; 5 est le grand bâtiment.
cure-step = Écrivez QUI VERBE, comme « A rolls 3 4 » ou « B claims ».
cure-offer = Écrivez « A offers B: {"{"}give: {"{"}cash: 100{"}"}, get: {"{"}squares: [12]{"}"}{"}"} ».
cure-time = Écrivez « time is up by agreement », ou bien le nom du joueur qui abandonne.
cure-card = Écrivez un paquet, puis l’effet de la carte : « card chance: collect 50 ».
cure-correction = Écrivez ce qui est, chaque chose entre crochets : « correction [A cash 500] [A owns 1 3] [turn B] ».
cure-deal = Écrivez un joueur et des cases : « bank deals A 1 39 ».
cure-refused = Écrivez « refused: B claims » ou « refused: {"{"}step: B builds 37, rule: B3{"}"} ».

## Le document

no-steps = Ce scénario n’a ni steps ni then.
    .cure = Ajoutez l’un des deux.
no-players = Ce scénario ne dit pas ses joueurs.
    .cure = Ajoutez « players: [A, B, C] ».
says-no-edition = Ce scénario ne dit pas son édition.
    .cure = Ajoutez « edition: » et un fichier, ou un nom parmi { $known }.
bad-number = { $why }.
    .cure = {""}
bad-options = { $why }
    .cure = Retirez l’une des options.
number-unplayed = « { $name } » est un nombre de la variante { $variant }, qui n’est pas jouée.
    .cure = Ajoutez { $variant } à « { $field } », ou retirez ce nombre.
bad-edition = { $why }
    .cure = { $how }
broken-edition = Cette édition n’est pas jouable : { $why }
    .cure = {""}
variant-not-allowed = La variante « { $name } » n’est pas permise ici.
    .cure = Permettez-la ainsi : { $command }
called-twice = Deux joueurs s’appellent « { $name } ».
    .cure = Donnez à chacun un nom à lui.
number-of-players = Cette édition ne se joue pas à { $count } (S2).
    .cure = Nommez de { $least } à { $most } joueurs.
name-no-text = Pour YAML, « { $name } » n’est pas un texte.
    .cure = Mettez des guillemets, ou choisissez un mot.
name-taken = Aucun joueur ne peut s’appeler « { $name } » : ce mot dit autre chose ici.
    .cure = { cure-name }
no-name = « { $name } » n’est pas un nom.
    .cure = { cure-name }

## Les étapes

one-entry = Une étape a une seule entrée. Celle-ci en a { $count }.
    .cure = Commencez chaque étape par un tiret ; la règle d’un refus se met à l’intérieur.
one-refused = « refused » contient une seule étape. Celui-ci en a { $count }.
    .cure = { cure-refused }
no-such-step = Il n’y a pas d’étape « { $words }: … ».
    .cure = Avant un deux-points viennent « expect », « refused » ou une offre, comme « A offers B ».
unread = « { $words } » est illisible.
    .cure = { $how }
no-verb = Cette étape ne dit pas ce qui est fait.
    .cure = { cure-step }
bad-words = { $why }
    .cure = Écrivez par exemple « { $example } ».
must-name-dice = « { $words } » doit donner deux dés.
    .cure = Écrivez les deux, comme « A rolls 3 4 ».
no-three-dice = « { $words } » ne donne pas trois dés.
    .cure = { $why }
no-two-dice = « { $words } » ne donne pas deux dés.
    .cure = Un dé montre de 1 à 6.
dealt-before = Les propriétés ne se distribuent qu’avant une partie.
    .cure = Ajoutez « dealing: true » à ce scénario.
third-die-missing = « { $words } » donne deux dés, et il y en a un troisième sur la table.
    .cure = Ajoutez ce qu’il montre : { $faces }.
third-die-unasked = « { $words } » donne un troisième dé, et on en lance deux ici.
    .cure = Retirez-le.
card-not-named = « { $words } » tire une carte du paquet « { $deck } », et le scénario ne la nomme pas.
    .cure = Ajoutez son nom à « { $deck } » sous « given ».
card-cannot-come = La carte « { $card } » ne peut pas venir maintenant : un joueur l’a, ou elle est sous le paquet « { $deck } ».
    .cure = Nommez une autre carte dans « { $deck } » sous « given ».

## La position

no-property = La case { $square } n’est pas une propriété : personne ne peut l’avoir.
    .cure = Nommez une propriété.
no-street = La case { $square } n’est pas une case de couleur : rien ne s’y construit.
    .cure = { cure-buildings }
bankrupt-owner = { $player } est en faillite, et ne possède rien.
    .cure = Retirez ses propriétés, ou « out ».
two-owners = La case { $square } ne peut pas appartenir à la fois à { $other } et à { $player }.
    .cure = Donnez-la à un seul joueur.
not-their-street = La case { $square } n’appartient pas à { $player }.
    .cure = Ajoutez-la à « owns » ; ce qui se trouve sur une case sans propriétaire se met dans « streets ».
owned-street = La case { $square } appartient à { $player } ; « streets » est pour les cases sans propriétaire.
    .cure = Écrivez-la dans « houses », sous { $player }.
too-high = Nulle part on ne trouve { $count } bâtiments sur une case ici : le grand vient après { $tall } (Q2).
    .cure = Écrivez de 0 à { $tall }, ou 5 pour un grand bâtiment.
card-held = { $player } a déjà la carte Prison du paquet « { $deck } ».
    .cure = Chaque paquet en a une : donnez-la à un seul joueur.
no-jail-card = Le paquet « { $deck } » de cette édition n’a pas de carte Prison.
    .cure = Retirez-la.
no-coins = Il n’y a ici ni pièces ni figurine (S8).
    .cure = Jouez ce scénario sous sore-losers.
coins-in-all = Le nombre de pièces est { $most } en tout.
    .cure = Écrivez de 0 à { $most }.
two-figures = { $player } est déjà M. Monopoly.
    .cure = Il y a une figurine : donnez-la à un seul joueur.
bad-variant = La variante { $variant } ne peut pas être dans cet état : { $why }.
    .cure = Écrivez une autre position.
houses-in-all = « { $thing } » ne va que jusqu’à { $most }.
    .cure = Écrivez de 0 à { $most }.
endless-stock = La banque ne manque jamais de rien ici (H22) : « { $thing } » n’a pas de nombre.
    .cure = Retirez-le, ou retirez la règle maison.
too-many-tries = Personne n’est encore en prison après tant d’essais manqués : { $tries } (J5).
    .cure = Écrivez de 0 à { $most }.
no-last-lap = Il n’y a pas de dernier tour dans ce règlement (W2).
    .cure = Jouez ce scénario sous sore-losers.
turn-of-bankrupt = { $player } est en faillite, et n’a pas de tour.
    .cure = Nommez un autre joueur.

## Une position à regarder

no-position = Il n’y a pas de position à l’étape { $at } : le nombre d’étapes du scénario est { $count }.
    .cure = Choisissez un nombre plus petit, ou retirez --at.
not-so-step = L’étape { $number } ne donne pas ce que dit le scénario.
    .cure = Voyez « casedepart check { $file } ».
no-such-scenario = Il n’y a pas de scénario « { $which } » dans ce fichier.
    .cure = Choisissez-en un avec --scenario et son numéro ou son nom : { $listed }.
several-scenarios = Le nombre de scénarios de ce fichier est { $count }.
    .cure = Choisissez-en un avec --scenario et son numéro ou son nom : { $listed }.

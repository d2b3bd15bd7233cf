# Ce que la ligne de commande dit d’elle-même. Un message est une commande, ses attributs sont ses options et arguments ;
# `-usual` est ce qui vaut sans l’option, `details` un second paragraphe. Ce que plusieurs partagent est dans `every`.

casedepart = Jouer, étudier et fabriquer des jeux de plateau immobiliers de la famille du Monopoly.
    .version = Afficher la version et terminer.
    .variant = Une variante à vous, que l’on pourra jouer ; peut être répétée.
    .install_completion = Faire compléter les commandes par cet interpréteur.
    .show_completion = Écrire ce qui fait compléter les commandes par cet interpréteur, pour le copier ou le modifier.

every =
    .help = Afficher cette page et terminer.
    .lang = La langue : { $languages }.
    .lang-usual = la vôtre
    .plain = De simples lignes, pour un lecteur d’écran ou un tube.
    .edition = Une édition du catalogue, ou un fichier à vous.
    .ruleset = Un autre règlement, là où l’édition le permet.
    .mode = standard, speed (rapide) ou timed (à durée limitée).
    .options = Règles facultatives (fight, powers), règles maison ({ $house_rules } ; casedepart rules H les nomme toutes), ou les vôtres, module:Class ; peut être répétée.
    .players = Le nombre de joueurs.
    .players-usual = 4, ou autant que l’édition a de pions
    .bot_names = Un robot pour toutes les places, ou un par place, séparés par des virgules.
    .games = Le nombre de parties.
    .seed = La même graine donne les mêmes parties.
    .cores = Le nombre de cœurs.
    .cores-usual = tous
    .cluster = Jouer sur la grappe Dask à cette adresse.
    .as_json = Écrire les chiffres en JSON.
    .changes = Un nombre ou un choix autre que celui qui est imprimé, comme salary=400 ; plusieurs fois possible.
    .timed_turns = En partie à durée limitée : le temps est écoulé après tant de tours.
    .plot = Enregistrer une image : un nom en .svg, .png ou .pdf.

## The game

play = Jouer dans le navigateur, avec robots et amis ; avec --terminal, ou l’une de ses options, dans le terminal.
    .port = Où est la page ; 0 : un port libre.
    .port-usual = 8000, ou le premier libre ensuite
    .share = Laisser d’autres de la maison se joindre, par lien ou par code.
    .browser = Ouvrir la page dans votre navigateur.
    .terminal = Jouer dans le terminal.
    .edition-usual = classic
    .humans = Le nombre de personnes à ce clavier.
    .humans-usual = 1
    .bots = Le nombre de robots.
    .bots-usual = de quoi être 4
    .names = Des noms, séparés par des virgules, les personnes d’abord.
    .mode-usual = standard
    .minutes = Une partie à durée limitée, de tant de minutes.
    .minutes-usual = 90 si la durée est limitée
    .bot = Le robot qui joue : shrewd, master, steady ou random.
    .dice = program : le programme lance et tire ; hand : vous jouez avec une vraie boîte, vous tapez les dés et dites les cartes.
    .box = Jouer avec une vraie boîte devant soi : une édition, ou le fichier de votre boîte. La page demande qui joue.
    .pace = Secondes avant chaque réponse d’un robot ; Entrée fait une pause.
    .pace-usual = 0,5
    .pause = S’arrêter avant le tour de chaque robot.
    .seed = La même graine donne les mêmes dés et les mêmes cartes.
    .save = Enregistrer la partie dans ce fichier.
    .load = Reprendre cette partie enregistrée.
    .saved = Lister les parties que l’on peut reprendre, et en choisir une.
serve = Tenir des tables par HTTP et WebSocket, jusqu’à Ctrl-C ou SIGTERM.
    .host = L’adresse où écouter ; 0.0.0.0 pour toutes.
    .port = Le port où écouter ; 0 : un port libre.
    .db = Un fichier pour SQLite, ou postgresql://user@host/database.
    .db-usual = un fichier de votre dossier de données
    .workers = Le nombre de processus ; plus d’un demande PostgreSQL.
    .origin = L’adresse d’une page qui peut parler à ce serveur ; peut être répétée.
    .name = Un nom sous lequel on appelle ce serveur, comme play.example.org ; peut être répétée.
    .behind_proxy = Le mandataire placé devant, qui dit qui appelle.
    .metrics = Montrer /metrics à tous, ou à personne.
    .metrics-usual = cette machine seule
    .limits = Limiter le rythme auquel une adresse peut demander ; à ôter pour les essais de charge seulement.
    .forget_after = Effacer les tables où rien ne s’est passé depuis tant de jours.
    .forget_after-usual = jamais
    .bots_alone = Combien de temps les robots jouent encore à une table où il n’y a personne.
    .keep_free = S’il reste moins de place sur le disque (SQLite), plus aucune table n’est ouverte, et seul le jeu est enregistré.
    .deflate = Comprimer les messages, ce qui coûte du temps de calcul.
    .variant = Une variante à vous, que les tables pourront jouer ; peut être répétée.
    .page = Une autre construction de la page.
    .page-usual = la sienne
    .log_level = L’un de debug, info, warning, error.
backup = Copier toutes les tables dans un fichier, telles qu’elles sont à cet instant ; le serveur qui les tient continue.
    .file = Le fichier à écrire ; une copie plus ancienne y est remplacée.
    .db = Le fichier où les tables sont gardées.
    .db-usual = un fichier dans votre dossier de données
restore = Mettre les tables d’une copie à la place de celles qui sont là, qui sont gardées à côté. Aucun serveur ne doit les tenir pendant ce temps.
    .file = La copie.
    .db = Le fichier où les tables seront gardées.
    .db-usual = un fichier dans votre dossier de données

## Rules, editions, records

rules = Lister les règles, en trouver par vos mots, ou en dire une en entier : ce qui change selon l’édition, et ce que nous avons tranché.
    .numbers = Des règles par numéro, comme B3 ; par chapitre, comme B ; ou par des mots, comme hypothèque : les cinq qui répondent le mieux.
    .edition = Dans les mots de cette édition.
    .ruleset = Telles qu’elles se jouent sous ce règlement.
    .page = Toutes les règles en une page Markdown.
editions = Lister les éditions, en montrer une, ou vérifier la vôtre.
editions-show = Montrer une édition : son plateau, ses titres et ses cartes.
    .name = Le nom d’une édition, ou son fichier.
    .ruleset = Telle qu’imprimée sous ce règlement.
editions-schema = Écrire le schéma JSON des fichiers d’édition, pour les éditeurs de texte.
editions-check = Vérifier des fichiers d’édition : chacun est bon, ou tout ce qui ne va pas est dit, avec sa ligne et son remède.
    .files = Des fichiers d’édition, ou des noms.
check = Jouer des scénarios : ce qui ne se passe pas comme ils le disent est montré, étape, attendu et trouvé.
    .details = Le code de sortie est 0 si tout se passe comme ils le disent, 1 si l’un échoue, 2 si l’un est illisible.
    .files = Des fichiers de scénarios, ou des dossiers qui en contiennent.
    .impossible = Jouer aussi les positions auxquelles aucune partie ne mène.
replay = Raconter une partie enregistrée, montrer l’une de ses positions, ou la vérifier.
    .file = Une partie enregistrée.
    .at = Montrer la position après N réponses.
    .check = La rejouer et dire si tout concorde ; le code de sortie est 0 si oui, 1 sinon.
    .lines = Telle qu’écrite, sans la jouer : ne demande pas l’édition.
    .edition = Le fichier de l’édition, si c’est la vôtre.
    .anyway = La jouer bien que son édition ait changé depuis.
verify = Tirer à nouveau chaque dé et chaque carte d’une partie enregistrée, et comparer avec ce que la table avait promis.
    .details = Le code de sortie est 0 si tout concorde, 1 si un tirage diffère, 2 si rien ne peut être vérifié.
    .file = Une partie enregistrée.
    .commitment = L’engagement que vous aviez noté avant le premier lancer ; ses 16 premiers chiffres suffisent.
    .edition = Le fichier de l’édition, si c’est la vôtre.

## The laboratory

simulate = Jouer beaucoup de parties entre robots et en faire le bilan.
    .out = Garder les parties en Parquet : un dossier, ou un fichier en .parquet. Relancée, la commande continue ; avec plus de parties, la série s’allonge.
    .rows = Avec --out : une ligne par partie (games), tour (turns), paiement (payments), séparés par des virgules.
    .tell = Raconter la partie N, la première étant 0, avec les raisons de chaque robot.
tournament = Faire jouer des robots les uns contre les autres à toutes les places : victoires et cotes, avec leurs intervalles de confiance à 95 %.
    .bot_names = Les robots qui jouent : un par place, séparés par des virgules ; l’un peut en avoir plusieurs.
    .plot = Enregistrer les victoires en image : un nom en .svg, .png ou .pdf.
compare = Jouer deux variations avec les mêmes dés : ce qui change, et si c’est plus que du bruit.
    .details = Ce qui peut changer : edition, ruleset, mode, options, bots, players, et tout nombre ou choix que fixe le fichier d’une édition, comme cash, salary, houses, hotels, fine, jail_tries, interest, station_rents=25/50/100/200 ou even=false.
    .b = Ce que B change, comme 'mode=speed', 'salary=400 houses=20' ou 'bots=shrewd,steady'.
    .a = Ce que A change, de la même façon.
    .a-usual = rien
    .games = Le nombre de parties de chacune.
sweep = Jouer beaucoup de valeurs d’un nombre ou d’un choix avec les mêmes dés : chaque mesure avec son intervalle de confiance à 95 %, et les différences.
    .details = Ce qui peut varier : tout nombre ou choix que le fichier d’une édition peut fixer, edition, ruleset, mode, players, bots, et with : des options et règles maison, plusieurs réunies par un signe plus.
    .values = Ce qui varie : salary=0..400:50, mode=standard,speed ou with=none,jackpot.
    .metric = Ce qui est mesuré, séparé par des virgules : length, capped, trades, bankruptcies, winner_worth, first_to_play, last_to_play, ou la vôtre, module:fonction.
    .games = Combien de parties pour chaque valeur.
    .out = Écrire les chiffres (.json), ou une ligne par partie de chaque valeur (.parquet).
odds = La chance de gagner de chacun à partir d’une position, par la méthode de Monte-Carlo : des robots la jouent jusqu’au bout, bien des fois.
    .file = Une partie enregistrée (.jsonl) ou un scénario (.yaml).
    .at = Après N réponses d’une partie enregistrée, ou N étapes d’un scénario.
    .scenario = Quel scénario d’un fichier qui en a plusieurs : son numéro ou son nom.
    .answers = Aussi la chance après chaque réponse possible.
    .besides = Avec --answers : aussi tout ce qu’on peut faire d’autre maintenant (T6).
    .player = Avec --answers : seulement celles de ce joueur.
    .review = Toute la partie enregistrée : courbe, tournant, échanges.
    .plot = Avec --review : enregistrer la courbe en image : un nom en .svg, .png ou .pdf.
    .playouts = Combien de fois au plus une position est continuée.
    .seconds = Combien de temps cela peut prendre.
    .bot_names = Les robots qui jouent la suite : un pour tous, ou un par place.
    .bot_names-usual = de rapides
    .rounds = Arrêter après tant de tours de chaque joueur : les chances apprises disent le reste, plus vite. 0 : des parties entières.
    .seed = La même graine et le même nombre de parties donnent les mêmes chiffres.
    .edition = Le fichier de l’édition d’une partie enregistrée, si c’est la vôtre.
    .anyway = Jouer une partie enregistrée bien que son édition ait changé depuis.
study = Étudier une édition : où s’arrêtent les pions, quels titres rapportent, qui gagne, combien de temps cela dure ; un fichier HTML.
    .editions = Des éditions du catalogue, ou des fichiers à vous ; plusieurs sont comparées.
    .games = Le nombre de parties de chaque édition.
    .pace = Les secondes que l’on met à jouer un tour : une hypothèse.
    .vary = Jouer aussi chaque autre règlement, mode et option.
    .out = Le fichier à écrire.
    .out-usual = study-EDITION.html
    .data = Écrire aussi chaque tableau en Parquet, un dossier par édition.
    .every = Étudier tout le catalogue, dans un dossier.
    .lengths = Avec --all : écrire la durée des parties, en JSON pour la page.
    .house = Mesurer plutôt le prix de chaque règle maison, par paires de parties aux mêmes dés.
    .figures = Avec --house : où écrire les chiffres.
    .figures-usual = à côté du rapport, .json
landings = Faire seulement avancer des pions, et compter où ils sont après chaque lancer, en pour cent.
    .rolls = Le nombre de lancers.
    .jail = Rester en prison tant qu’il se peut (stay), ou en sortir aussitôt (leave).
    .seed = La même graine donne les mêmes lancers.
    .as_json = Écrire les parts en JSON.

## Words of a help page

heading-usage = Utilisation :
heading-commands = Commandes :
heading-arguments = Arguments :
heading-options = Options :
heading-terminal = Dans le terminal :
usual = par défaut : { $value }
required = obligatoire
bounds = de { $least } à { $most }
bounds-least = au moins { $least }
bounds-most = au plus { $most }
values =
    .options = [OPTIONS]
    .command = COMMANDE
    .number = N
    .text = TEXTE
    .path = CHEMIN
    .file = FICHIER
    .edition = ÉDITION
    .folder = DOSSIER
    .record = PARTIE
    .rule = RÈGLE
    .address = ADRESSE
    .days = JOURS
    .minutes = MINUTES
    .megabytes = MÉGAOCTETS
    .module-class = MODULE:CLASSE

## Errors of use

no-command = Il n’y a pas de commande « { $typed } ».
no-command-given = Il manque une commande.
no-option = Il n’y a pas d’option { $typed }.
did-you-mean = Vouliez-vous dire { $name } ?
see-help = Voir : { $command }
needs-value = { $option } demande une valeur à sa suite.
takes-no-value = { $option } ne prend pas de valeur.
missing = Il manque { $name }.
too-many = Ceci est de trop : { $words }.
no-int = « { $typed } » ne convient pas : donnez un nombre entier{ $bounds }.
no-float = « { $typed } » ne convient pas : donnez un nombre{ $bounds }.
none-of = « { $typed } » ne convient pas : choisissez parmi : { $choices }.
unusable = « { $typed } » ne peut pas servir ici.

## Output that cannot be written

lost-output = Tout n’a pas pu être écrit : { $reason }.
odd-zone = TZ={ $zone } : ce n’est pas un fuseau horaire. Les heures sont données en UTC ; donnez-en un comme Europe/Paris.
lost-file = { $file } ne peut pas servir : { $reason }.

## What cannot be done so

tell-beyond = --tell { $number } : cette série a les parties de 0 à { $last } ({ $games } en tout). Augmentez --games, ou faites-en raconter une autre.
needs-extra = { $option } demande { $module }, qui n’est pas installé : { $cure }
bad-variant = --variant { $name } : { $reason }
serve-at = Case Départ est à { $address } et garde ses tables dans { $where }
serve-listen = { $address } : le serveur ne peut pas écouter ici : { $reason }. Choisissez un autre --host ou --port.
serve-page = --page : il n’y a pas d’index.html dans { $folder }. Donnez le dossier d’une page construite.
serve-workers = --workers : plusieurs processus demandent PostgreSQL. Donnez --db postgresql://…, ou un seul processus.
serve-origin = --origin : « { $typed } » n’est pas l’adresse d’une page. Écrivez-la comme https://play.example.org.
serve-name = --name : « { $typed } » n’est pas le nom d’un hôte. Écrivez-le comme play.example.org.
serve-proxy = --behind-proxy : « { $typed } » n’est pas une adresse. Écrivez-la comme 127.0.0.1, ou un réseau comme 10.0.0.0/8.
serve-level = --log-level : il n’y a pas de niveau « { $typed } ». Choisissez parmi : { $levels }.
colon = {" "}:
place-served = Ces tables sont déjà servies à l’adresse { $address }, par le processus { $process }.
    .cure = Mettez-y d’abord fin, par Ctrl-C ou « kill { $process } », puis recommencez.
place-library = PostgreSQL demande { $library }, qui n’est pas installé.
    .cure = Installez-le : { $command }
place-taken = Un autre processus ({ $process }) travaille sur ce fichier.
    .cure = Attendez qu’il ait fini, puis recommencez.
place-log = Le journal à côté, { $log }, est celui d’un autre fichier, ou abîmé : ensemble ils ne peuvent pas être lus. Rien n’a été changé, et le fichier seul contient { $n } { $n ->
    [one] table
   *[other] tables
}.
    .cure = Pour continuer avec celles-ci, déplacez { $log } et { $index } dans un autre dossier et recommencez ; ou remettez une copie avec casedepart restore.
place-damaged = Cette base de données est abîmée : sur { $n } { $n ->
    [one] table
   *[other] tables
} qu’elle nomme, { $broken } ne peuvent pas être lues jusqu’au bout. Les autres continuent.
    .cure = Remettez une copie avec casedepart restore, ou sauvez ce qui peut être lu avec « sqlite3 FICHIER .recover ».
copy-missing = Il n’y a pas de tel fichier.
    .cure = Nommez-en un qui existe.
copy-itself = C’est le fichier des tables lui-même.
    .cure = Nommez-en un autre.
copy-in-use = Cette base de données est en service : il y a { $log } à côté.
    .cure = Nommez un autre fichier.
copy-over = Il y a là autre chose, qui n’est pas remplacé.
    .cure = Nommez un nouveau fichier, ou une copie plus ancienne.
copy-foreign = Ce fichier ne contient pas de tables de Case Départ.
    .cure = Nommez un fichier que casedepart backup a écrit.
copy-damaged = Cette base de données est abîmée, et la copie le serait aussi. Rien n’a été changé.
    .cure = Prenez une copie plus ancienne, ou sauvez ce qui peut être lu avec « sqlite3 FICHIER .recover ».
copy-failed = La copie n’a pas pu être faite : { $reason }. Rien n’a été changé.
    .cure = Nommez un fichier dans un dossier où vous pouvez écrire, sur un disque qui a de la place.
copy-not-a-file = PostgreSQL a ses propres outils pour cela.
    .cure = « pg_dump --format=custom --file=FICHIER BASE » fait une copie ; « pg_restore --clean --if-exists --dbname=BASE FICHIER » la remet quand aucun serveur ne tourne.
backup-done = { $file } contient { $n } { $n ->
    [one] table
   *[other] tables
}.
restore-done = { $where } contient { $n ->
    [one] la table
   *[other] les { $n } tables
} de la copie.
restore-kept = Ce qui était là avant est gardé dans { $file }
odds-record = { $file } est une partie enregistrée : --scenario est pour les fichiers de scénarios, --at pour une position d’une partie enregistrée
odds-not-review = { $option } ne va pas avec --review : ôtez l’une des deux
odds-review-alone = { $option } va avec --review
odds-review-scenario = { $file } : --review demande une partie enregistrée entière ; ceci est un scénario
odds-over = { $file } : la partie y est finie : donnez une position antérieure avec --at, ou --review pour la partie entière
odds-player = il n’y a pas de joueur « { $player } » : les joueurs sont { $players }
bots-count = --bots nomme { $count } robots pour { $players } joueurs : nommez-en un pour tous, ou un par place
study-all = --all étudie tout le catalogue : ne nommez pas d’édition avec elle
study-lengths = --lengths va avec --all : les durées sont celles de tout le catalogue
study-twice = une édition est nommée deux fois : nommez chacune une fois
study-house-alone = --house n’étudie que les règles maison : des autres options elle prend --games, --players, --bots, --seed, --pace, --out et --figures
study-figures = --figures va avec --house : ce sont les prix des règles maison
study-place = { $path } ne peut pas être écrit : donnez un fichier dans un dossier qui existe
set-how = --set { $word } : écrivez ce qui change comme nom=valeur, par exemple salary=400
set-twice = --set { $name } y est deux fois : { $name }={ $first } et { $name }={ $second }
plot-name = --plot { $file } : le nom d’une image finit par { $endings }
sweep-name = --out { $file } : son nom finit en { $endings }
no-folder = { $option } { $file } : il n’y a pas de dossier { $folder } ; créez-le d’abord
unwritable = { $file } ne peut pas être écrit : { $reason }
stopped = Arrêté.

## What came of it

check-summary = Scénarios réussis : { $passed } ; échoués : { $failed }

## How it runs

interpreted = Interprété, bien plus lent que compilé : { $why }.
why-interpreted =
    .source = c’est la source même, que personne n’a compilée
    .asked = il a été construit pour toutes les machines, sans compiler ; là où il y a un compilateur C, « pip install casedepart --no-binary casedepart » le compile
    .no-compiler = aucun compilateur C n’a été trouvé là où il a été construit ({ $detail })
    .no-headers = les fichiers de développement de Python (Python.h) manquaient là où il a été construit
    .failed = le compilateur a échoué là où il a été construit ({ $detail })

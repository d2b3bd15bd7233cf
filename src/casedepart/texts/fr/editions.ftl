# Les titres sous lesquels une édition est montrée.

shown-editions = Éditions
shown-edition = édition
shown-name = nom
shown-ruleset = règlement
shown-rulesets = règlements
shown-modes = modes
shown-options = options
shown-players = joueurs
shown-tokens = pions
shown-notes = À savoir
shown-board = Plateau
shown-square = case
shown-kind = genre
shown-group = groupe
shown-price = prix
shown-deeds = Titres de propriété
shown-mortgage = hypothèque
shown-bare = terrain nu
shown-hotel = bâtiment le plus haut
shown-building = bâtiment
shown-strength = force
shown-card = carte
shown-words = texte
shown-source = source
shown-none = aucune
shown-go = case Départ
shown-street = rue
shown-station = gare
shown-utility = service public
shown-tax = taxe
shown-bill = facture
shown-deck = carte
shown-jail = prison
shown-free_parking = Parc gratuit
shown-go_to_jail = allez en prison
shown-digest = empreinte
shown-cash = au début
shown-salary = passage par la case Départ
shown-fine = sortir de prison
shown-station-rents = loyers selon le nombre de titres
shown-with = avec
shown-booklet = livret
shown-public = public
shown-ours = nous

in-short = « { $name } » : { $groups } groupes et { $streets } cases de couleur, titres des deux autres genres { $stations } et { $utilities }, { $cards } cartes, { $tokens } pions ; { $rulesets }
fine = tout va bien : { $found }
colon = {" : "}

# Ce qui ne va pas dans le fichier d’une édition. La valeur dit quoi, .cure que faire ; les mots du fichier restent les siens.

did-you-mean = {" "}Vouliez-vous dire « { $word } » ?
quoted = « { $value } »
a-table = une table
a-list = une liste
a-tag = le code d’une langue (fr, en, de, …)
this-edition = Cette édition
in-place = {" "}dans { $where }
entry = , entrée { $number }
and-more = { $n ->
    [one] (Et { $n } autre : casedepart editions check { $file })
   *[other] (Et { $n } autres : casedepart editions check { $file })
}

## Le fichier

no-file = Ce fichier n’existe pas.
    .cure = Vérifiez son nom et son dossier.
not-text = Ce n’est pas du texte UTF-8.
    .cure = Enregistrez le fichier en UTF-8.
unreadable-file = Lecture impossible : { $reason }.
    .cure = Donnez un fichier lisible.
not-toml = Ce n’est pas du TOML : { $reason }.
    .cure = Corrigez cette ligne, ou celle d’avant.
nested = Ses listes ou ses tables sont imbriquées trop profondément.
    .cure = Imbriquez-les moins.
no-edition = Il n’y a pas d’édition nommée « { $name } ».{ $near }
    .cure = Choisissez parmi { $known }, ou donnez un fichier dont le nom finit par .toml.
extends-itself = Cette édition se prolonge elle-même (extends) : { $chain }.
    .cure = Laissez l’une d’elles sans extends.
extends-missing = Elle prolonge { $file }, qui n’est pas là.
    .cure = Il devrait y avoir un fichier { $place }.
extends-no-text = La valeur de « extends » n’est pas du texte.
    .cure = Écrivez-la entre guillemets : extends = "classic".
extends-unknown = Elle prolonge « { $name } », qui n’est pas une édition.{ $near }
    .cure = Choisissez parmi { $known }, ou un fichier dont le nom finit par .toml.
extends-a-file = Elle prolonge « { $name } », qui ne vient pas avec le programme.
    .cure = Choisissez parmi { $known }.
no-signs = Elle contient des signes qui ne sont pas du texte.
    .cure = Retirez-les.
too-long = Elle est trop longue.
    .cure = Écrivez au plus { $most } caractères.
line-too-long = Cette ligne est trop longue.
    .cure = Écrivez au plus { $most } caractères.
too-many-dots = Il y a trop de points dans cette ligne.
    .cure = Écrivez-en au plus { $most }.
too-many-values = Elle contient trop de valeurs.
    .cure = Écrivez-en au plus { $most }.
takes-too-long = Ce fichier demande trop de temps ou de mémoire.
    .cure = Envoyez-en un plus simple.

## Les clés et les valeurs

must-be-truth = { $where } doit valoir true ou false, pas { $value }.
    .cure = Écrivez true ou false, sans guillemets.
must-be-table = { $where } doit être une table, pas { $value }.
    .cure = Écrivez {"{"} clé = valeur, … {"}"}, ou mettez-la sous un [titre].
must-be-list = { $where } doit être une liste, pas { $value }.
    .cure = Écrivez [un, deux, …].
must-be-text = { $where } doit être du texte, pas { $value }.
    .cure = Écrivez-le entre guillemets.
must-be-number = { $where } doit être un nombre entier, pas { $value }.
    .cure = Écrivez des chiffres seuls, sans guillemets ni virgule.
cannot-be = { $where } ne peut pas valoir { $value }.{ $near }
    .cure = Choisissez parmi { $known }.
not-a-slug = { $where } ne peut pas valoir { $value }.
    .cure = Écrivez des minuscules, des chiffres et des traits d’union, comme dans mon-edition.
not-a-colour = { $where } ne peut pas valoir { $value }.
    .cure = Écrivez une couleur avec # et six chiffres hexadécimaux, comme "#1d4e89".
not-a-square = { $where } ne peut pas valoir { $value }.
    .cure = Les cases sont numérotées de 0 à 39, depuis la case Départ.
out-of-range = { $where } ne peut pas valoir { $value }.
    .cure = Donnez un nombre de { $least } à { $most }.
empty-text = { $where } est vide.
    .cure = Écrivez au moins une lettre, ou retirez la clé.
text-too-long = { $where } est un texte trop long.
    .cure = Écrivez au plus { $most } caractères.
bad-key = { $where } ne peut pas avoir la clé « { $key } ».
    .cure = { $cure }
unknown-key = Il n’y a pas de clé « { $key } »{ $where }.
    .cure = Sont connues ici : { $known }.
misspelt-key = Il n’y a pas de clé « { $key } »{ $where }. Vouliez-vous dire « { $near } » ?
    .cure = Remplacez-la par { $near }, ou retirez-la.
lacking = { $where } n’a pas tout : il y manque { $keys }.
    .cure = { $n ->
        [one] Ajoutez la clé, ou prolongez l’édition qui l’a.
       *[other] Ajoutez ces clés, ou prolongez l’édition qui les a.
    }

## L’édition

not-whole = Ce qui est imprimé sous { $ruleset } n’est pas complet : { $reason }.
    .cure = Une case qui change de nature recommence à zéro : donnez son nom, et tout ce que sa nature demande.
ruleset-not-listed = Le règlement { $ruleset } ne figure pas parmi ceux de cette édition.
    .cure = Ajoutez-le à rulesets, ou choisissez-en un qui y figure : { $known }.
no-standard = Le mode standard manque.
    .cure = Toute édition l’a : ajoutez-le à modes.
listed-twice = { $name } figure deux fois dans { $key }.
    .cure = Une seule fois suffit.
mode-of-no-ruleset = Le mode { $mode } n’existe dans aucun de ses règlements ({ $rulesets }).
    .cure = Ils connaissent { $known } : retirez { $mode }, ou ajoutez un règlement qui l’a.
number-of-tokens = Le nombre de pions est { $count }.
    .cure = Il en faut un par joueur : donnez-en de { $least } à { $most }.
token-twice = Deux pions s’appellent « { $name } ».
    .cure = Donnez à chacun son nom.
variant-not-allowed = La variante { $name } n’est pas permise ici.
    .cure = La personne qui lance le programme la permet ainsi : { $command }
no-options-there = Le règlement { $ruleset } n’a pas d’options.
    .cure = Laissez les options vides, ou ajoutez un autre règlement.
no-strength = La case { $at } n’a pas de force (strength), et le combat (fight) en demande une.
    .cure = Ajoutez strength à chaque case street, ou retirez fight.
too-few-deeds = Le mode { $mode } distribue des propriétés à chacun des { $players } joueurs (par personne : { $dealt }), et le plateau n’en a que { $deeds }.
    .cure = Mettez moins de pions, distribuez moins de propriétés, ou retirez ce mode.
number-of-variant = Le nombre { $number } de la variante { $variant } ne peut pas valoir { $value }.
    .cure = Donnez un nombre de { $least } à { $most }.
variants-apart = Ces variantes ne peuvent pas se jouer sous { $where } : { $why }
    .cure = Retirez une variante, ou bien les règlements et les modes avec lesquels elle ne va pas.
no-such-number = Aucune variante n’a de nombre nommé « { $name } ».{ $near }
    .cure = Renommez { $name }, ou retirez-le.
number-unplayed = Le règlement { $ruleset } n’a pas de nombre { $name }.
    .cure = Retirez { $name }, ou jouez une variante qui l’a.
own-words = { $what }
    .cure = { $cure }
own-reason = { $why }.
too-few-coins = { $players } joueurs commencent avec { $together } pièces en tout, mais il n’y en a que { $most }.
    .cure = Baissez coins, ou augmentez coins_in_all.
coins-beyond-a-hand = Les pièces du début ({ $value }) dépassent ce que peut avoir un joueur ({ $most }).
    .cure = Baissez coins, ou augmentez most_coins.

## Le plateau

squares-missing = { $n ->
    [one] Il manque la case { $squares }.
   *[other] Il manque les cases { $squares }.
}
    .cure = Un plateau en a 40, numérotées de 0 à 39.
nothing-for-sale = Rien sur ce plateau ne peut être acheté.
    .cure = Ajoutez des cases street ou station.
other-kind = La case { $at } est de nature { $found }.
    .cure = Sur tout plateau, c’est { $kind } : mettez { $found } ailleurs.
second-of-kind = La case { $at } est une seconde case { $kind }.
    .cure = Un plateau en a une, dans son coin : choisissez une autre nature.
square-lacks = La case { $at } n’a pas la clé { $key }, que demande la nature { $kind }.
    .cure = Ajoutez { $key } à la case { $at }.
square-lacks-number = La case { $at } n’a pas la clé { $key }, que demande la nature { $kind }.
    .cure = Ajoutez { $key } à la case { $at }, au-dessus de 0.
square-has-more = La case { $at } a la clé { $key }, mais elle est de nature { $kind }.
    .cure = Retirez { $key }, ou changez sa nature.
mortgage-above-price = L’hypothèque de la case { $at } rapporte { $mortgage }, mais la case coûte { $price }.
    .cure = Baissez l’hypothèque : c’est en général la moitié du prix.
number-of-rents = La case { $at } a { $count ->
    [one] { $count } loyer
   *[other] { $count } loyers
}.
    .cure = Donnez-en 6 : terrain nu, de 1 à 4 bâtiments, puis le grand bâtiment.
rents-fall = Les loyers de la case { $at } ne montent pas : { $higher } vient après { $lower }.
    .cure = Chaque bâtiment doit rapporter plus que le précédent.
number-without-name = La case { $at } a un numéro, mais le thème ne dit pas comment s’appellent les numéros.
    .cure = Ajoutez number à [theme], comme number = {"{"} fr = "N°", en = "No." {"}"}.
no-such-group = La case { $at } est dans le groupe « { $group } », qui n’existe pas.{ $near }
    .cure = Choisissez parmi { $known }, ou ajoutez-le sous [groups].
lonely-street = La case { $at } est seule dans le groupe « { $group } ».
    .cure = Un groupe a au moins deux cases : donnez-lui-en une autre, ou mettez celle-ci dans un autre groupe.
too-many-of-kind = Le nombre de cases de nature { $kind } est { $count } sur ce plateau, mais { $key } n’en prévoit que { $listed }.
    .cure = Écrivez { $key } sous [choices], avec un nombre pour chaque quantité possédée.
odd-mortgage = La case { $at } coûte { $price }, pour une hypothèque de { $mortgage }.
    .cure = C’est en général la moitié du prix : { $half }.
empty-group = Aucune case n’est dans le groupe « { $group } ».
    .cure = Donnez-lui des cases, ou retirez-le.
no-way-to-jail = Aucune case n’envoie en prison.
    .cure = Faites-en une de nature go_to_jail, si vous voulez.
same-name = Les cases { $first } et { $second } ont le même nom.
    .cure = Donnez à chaque propriété un nom à elle.

## Les cartes

card-lacks = La carte { $card } n’a pas la clé { $key }, que demande l’effet { $effect }.
    .cure = Ajoutez { $key } à la carte.
card-has-more = La carte { $card } a la clé { $key }, dont l’effet { $effect } ne fait rien.
    .cure = Retirez { $key }, ou changez l’effet.
unknown-blank = Le texte de la carte { $card } contient un blanc { $blank } que rien ne remplit.
    .cure = Cette carte peut contenir { $known }.
empty-deck = Le paquet { $deck } est vide.
    .cure = Donnez la liste de ses cartes, { $usual } en général.
too-many-cards = Le nombre de cartes du paquet { $deck } est { $count }.
    .cure = Donnez-en au plus { $most }.
no-such-card = Le paquet { $deck } contient la carte « { $card } », qui n’existe pas.{ $near }
    .cure = Ajoutez-la sous [cards.{ $deck }], ou retirez-la de la liste.
kept-cards = Il y a plus d’une carte que l’on garde pour sortir de prison dans le paquet { $deck } : { $count }.
    .cure = Un paquet en a une au plus : retirez les autres.
only-a-kept-card = Le paquet { $deck } est vide dès que sa seule carte est gardée.
    .cure = Ajoutez une autre carte.
no-target = La carte { $card } mène à la case { $target } la plus proche, mais sous { $ruleset } le plateau n’en a pas.
    .cure = Retirez la carte du paquet, ou ajoutez une case { $target }.
effect-unplayed = La carte { $card } a l’effet { $effect }, mais rien de ce qui se joue toujours sous { $ruleset } ne l’apporte.
    .cure = Retirez la carte du paquet, ou mettez-la sous [under.RULESET.decks] d’un règlement qui a cet effet.
odd-deck = Le nombre de cartes du paquet { $deck } est { $count }.
    .cure = Il y en a { $usual } en général.
endless-deck = On peut tirer des cartes sans fin sur la case { $at } : chaque carte du paquet { $deck } peut mener à une case où l’on en tire une.
    .cure = Ajoutez une carte qui ne déplace personne, ou qui mène à une case sans paquet.
endless-decks = On peut tirer des cartes sans fin sur la case { $at } : chaque carte des deux paquets peut mener à une case où l’on en tire une.
    .cure = Ajoutez une carte qui ne déplace personne, ou qui mène à une case sans paquet.

## Ce qui se joue

not-offered = { $what ->
    [ruleset] Pas de règlement
    [mode] Pas de mode
   *[option] Pas d’option
} « { $asked } » dans l’édition { $edition }{ $ruleset ->
    [none] {""}
   *[other] {" "}sous { $ruleset }
}.
    .cure = Choisissez parmi { $known }.
booklet-no-such-rule = Il n’y a pas de règle « { $number } ».
    .cure = Toutes les règles : casedepart rules.
booklet-no-source = { $number } n’est ni imprimée ni de nous.
    .cure = Écrivez { $number } = {"{"} printed = ["Un titre"] {"}"}, ou { $number } = {"{"} ours = true {"}"}.
unplayable = { $why }
    .cure = {""}
number-unknown = rien ne s’appelle « { $name } » : il y a { $known }
number-not-words = { $name }={ $value } : { $name } est un mot parmi { $known }
number-not-truth = { $name }={ $value } : { $name } vaut true ou false
number-not-whole = { $name }={ $value } : { $name } est un nombre entier de { $least } à { $most }
number-not-list = { $name }={ $value } : { $name } est une liste de nombres entiers séparés par des barres ({ $n }), comme { $printed }
contradict = { $first } et { $second } se contredisent : jouez l’une des deux.
no-place = { $variant } ({ $rule }) : { $why }
no-variant = Il n’y a pas de variante « { $name } » : il y a { $known }.
own-not-allowed = La variante « { $name } » n’est pas permise ici ; la personne qui lance le programme la permet ainsi : { $command }
own-no-variant = « { $name } » n’est pas une variante : écrivez « class { $kind }(casedepart.engine.Variant) ».
own-not-made = « { $name } » n’a pas pu être créée : { $reason }.
own-bad-name = « { $name } » s’appelle elle-même « { $called } » : choisissez un nom à elle, en minuscules avec des traits d’union.
own-bad-rule = « { $name } » appelle une règle « { $rule } » : il faut une lettre que n’a aucune règle et un nombre, comme « Y1 ».

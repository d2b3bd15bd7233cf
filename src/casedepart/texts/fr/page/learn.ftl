# Les leçons : ce que dit le professeur. $who est le partenaire, $square ce dont il s’agit, $sum ce que l’on offre.

learn-start = Apprendre en cinq minutes
learn-edition = Commencer : apprendre { $edition } en jouant, en cinq minutes
learn-begin = Commencer
learn-what = Une courte partie où un professeur vous dit quoi faire, et pourquoi. Vous jouez vous-même, à une vraie table, et partez quand vous voulez.
learn-of-classic = Acheter, réclamer un loyer, compléter un groupe, construire, enchérir, échanger, la prison, l’hypothèque.
learn-of-dragon-ball-super = Les bases, des loyers à réclamer tout de suite, et ceux qui se lancent aux dés.
learn-of-duel-masters = Les bases, et le combat pour la dernière créature d’un groupe.
learn-of-pokemon = Les bases, et les pouvoirs des doubles : l’attaque, la téléportation.
learn-of-saint-seiya = Les bases, des loyers à réclamer tout de suite, et ceux qui se lancent aux dés.
learn-of-sore-losers = Les bases, des pièces pour ce qui va mal, et M. Monopoly.
learn-opening = La leçon se prépare…
learn-title = Leçon : les dés sont décidés d’avance
learn-step = Étape { $step } sur { $steps }
learn-do = Le faire pour moi
learn-leave = Quitter la leçon
learn-scripted = Les dés et les cartes de cette leçon suivent un scénario, décidé d’avance : ils ne prouvent rien.
learn-again = Refaire la leçon
learn-play = Jouer une vraie partie
learn-rules = Les règles

lesson-roll = Bienvenue ! { $who } joue avec vous. C’est à vous : lancez les dés, votre pion avance de leur somme.
lesson-buy = Personne ne possède { $square }. Achetez : désormais, tout autre joueur qui s’y arrête vous doit un loyer. Si vous refusez, la vente se fait aux enchères.
lesson-end = C’est fait. Finissez votre tour : { $who } joue ensuite.
lesson-watch = { $who } joue. Regardez le plateau : c’est bientôt à vous.
lesson-free = C’est possible aussi. Continuez à votre guise : la leçon revient d’elle-même.
lesson-claim = { $who } est chez vous ! Un loyer n’est dû que si vous le réclamez à temps : { $claim_turns ->
    [one] avant le lancer du joueur suivant
   *[other] avant le lancer du deuxième joueur après { $who }
}. Réclamez-le.
lesson-claim-coin = { $who } est chez vous ! Un loyer se réclame avant le prochain lancer : c’est maintenant. Payer un loyer rapporte une pièce.
lesson-second-roll = C’est de nouveau à vous : lancez les dés.
lesson-double = Un double : vous relancez. Mais un troisième double de suite mène en prison.
lesson-buy-group = Avec { $square }, vous avancez dans un groupe de couleur déjà commencé. Un groupe complet double ses loyers et permet de construire : achetez.
lesson-bid = { $who } ne veut pas acheter { $square } : la vente se fait aux enchères, ouvertes à tous. Vous pouvez enchérir à { $sum } : c’est souvent moins que le prix.
lesson-trade = { $who } possède { $square }, qui complète un de vos groupes. Tout s’échange, à tout moment : offrez { $sum }.
lesson-build = Le groupe est à vous ! Le loyer de ses terrains nus est doublé, et vous pouvez construire à tout moment. Construisez sur { $square }.
lesson-build-evenly = Construisez uniformément : chaque case du groupe a son premier bâtiment avant que l’une en ait deux. Maintenant { $square }.
lesson-roll-on = Bien. Lancez les dés.
lesson-jail = Vous êtes en prison. On en sort par un double, avec une carte, ou en payant { $fine }. Payez, puis lancez comme d’habitude.
lesson-jail-roll = Vous voilà libre : lancez les dés.
lesson-rent-roll = Ce loyer dépend des dés, et ici on les lance toujours à nouveau. Lancez.
lesson-mortgage = Un jour à court d’argent ? Hypothéquez { $square } : la banque vous paie tout de suite, il n’y a plus de loyer en attendant, et lever l’hypothèque coûte { $interest } % de plus. Essayez.
lesson-last-end = Voilà les bases. Finissez votre tour.
lesson-last-end-coins = Quand il n’y a plus rien à acheter, on joue un dernier tour de plateau : arrivé à la case Départ, on s’arrête, les loyers sont comptés une fois encore, et le plus riche gagne. Finissez votre tour.
lesson-fight = { $who } possède { $square } : c’est la dernière créature qui vous manque dans son groupe, et vous pouvez combattre au lieu de payer. Les deux dés, fois 1 000, doivent atteindre sa force ; si vous perdez, vous payez dix fois le loyer. Combattez !
lesson-fight-roll = Lancez les dés du combat.
lesson-power-card = Un double ! Au lieu de relancer, vous pouvez utiliser son pouvoir. Le double 5 tire une carte ({ $chest }) ; le 2 rapporte { $two_hundred } de la banque, le 3 { $fifty } de chaque joueur, le 4 une carte ({ $chance }). Utilisez-le.
lesson-power-attack = Le double 6, c’est l’attaque : { $who } et vous lancez les dés pour { $square }, le plus haut total l’emporte. Utilisez-le.
lesson-attack-roll = Vous lancez d’abord. Le plus haut total gagne.
lesson-power-teleport = Le double 1, c’est la téléportation : allez où vous voulez, sauf en prison. Le chemin vers la case { $square } passe par la case Départ, qui vous rapporte { $salary }. Utilisez-le.
lesson-tax-coin = Une taxe. Mais en payer une rapporte une pièce, comme payer un loyer ou aller en prison. Quatre pièces achètent la figurine de M. Monopoly. Finissez votre tour.
lesson-coins = En prison, mais avec quatre pièces ! Devenez M. Monopoly : vous sortez de prison, et tout s’inverse.
lesson-figure-roll = Vous êtes M. Monopoly : chez les autres, c’est le propriétaire qui vous paie, et les taxes sont pour vous. Lancez les dés.
lesson-figure-paid = { $who } a payé votre visite, et reçu une pièce. Finissez votre tour.
lesson-free-house = Tant que quelqu’un est M. Monopoly, chaque double, de qui que ce soit, place un bâtiment gratuit. Placez-le sur { $square }.
lesson-steal = Vous arrivez là où se tient { $who } : M. Monopoly piège, et peut voler une propriété. Prenez { $square }.
lesson-over = Bravo : vous en savez assez pour jouer. Cette table continue si vous voulez, et cette fois avec de vrais dés.

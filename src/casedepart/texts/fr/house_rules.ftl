# Les règles maison : la cagnotte, le dé rapide, et comment une partie s’arrête avant la fin.

option-jackpot = Cagnotte du Parc gratuit
rule-H1 = Cagnotte du Parc gratuit
    .text = Les taxes, les amendes et ce qu’une carte fait payer à la banque sont posés sur le Parc gratuit{
        $pot_begins ->
        [0] {""}
       *[other] , où { $pot_begins } sont posés dès le début
    }. Qui s’y arrête prend tout{ $pot_refill ->
        [0] {""}
       *[other] , et la banque y repose { $pot_refill }
    }.
    .decision = Une règle maison : aucun livret ne la donne, et les mots sont les nôtres. Achats, loyers,
        intérêts et ce que les joueurs se paient entre eux ne comptent pas.
event-pot = Il y a maintenant { $amount } sur le Parc gratuit.
why-jackpot = la cagnotte

option-speed-die = Le dé rapide
rule-H2 = Le dé rapide
    .text = Chaque joueur commence avec { $speed_cash } de plus. Dès que vous avez atteint Départ une première
        fois, lancez un troisième dé avec les deux autres pour avancer. Il montre 1, 2, 3, un bus et deux fois M.
        Monopoly. En prison, et pour tout ce qui n’est pas votre déplacement, lancez deux dés comme toujours ; seuls
        ces deux-là font un double.
    .decision = Une règle maison, selon les règles communément connues : aucun livret ne la donne, et les mots
        sont les nôtres.
rule-H3 = Dé rapide : 1, 2 ou 3
    .text = Avancez du total des trois dés.
    .decision = Un loyer compté selon les dés l’est selon les deux autres.
rule-H4 = Dé rapide : le bus
    .text = Choisissez d’avancer selon l’un des deux autres dés, ou selon les deux.
rule-H5 = Dé rapide : M. Monopoly
    .text = Avancez selon les deux autres dés et faites ce que dit la case. Avancez ensuite jusqu’à la prochaine
        propriété que personne ne possède, pour l’acheter ou la laisser aux enchères ; s’il n’y en a plus, jusqu’à
        la prochaine dont vous devez le loyer.
    .decision = Qui a été envoyé en prison entre-temps y reste.
rule-H6 = Dé rapide : trois pareils
    .text = Si les trois dés montrent la même chose, allez sur la case de votre choix, dans le sens du jeu. Vous
        ne relancez pas.
    .decision = Le troisième double mène en prison malgré tout (T3).
action-moves-to = Avancer
    .square = Avancer jusqu’à { $square }
face-bus = le bus
face-monopoly = M. Monopoly
refused-not-a-stop = Vous ne pouvez pas choisir cette case.

rule-H7 = S’arrêter d’un commun accord
    .text = Tous ceux qui jouent peuvent convenir d’arrêter la partie, quel que soit son mode. Plus personne ne lance
        les dés ; on termine ce qui est en cours, puis on compte les fortunes : l’argent, les propriétés à leur prix,
        celles qui sont hypothéquées à la moitié, les constructions à ce qu’elles ont coûté. Le plus riche gagne.
    .decision = Une règle maison : aucun livret ne la donne, et les mots sont les nôtres. Les robots ne sont pas
        consultés.
rule-H8 = Abandonner
    .text = Qui joue seul contre des robots peut abandonner : la partie s’arrête aussitôt, et le gagnant est l’un des
        autres, comptés tels quels (H7). Là où d’autres personnes jouent, un robot prend plutôt la place.
    .decision = Une règle maison : aucun livret ne la donne, et les mots sont les nôtres.
event-agreed = Tous conviennent d’arrêter la partie et de compter.
event-gave-up = { $who } abandonne.
refused-counting = On compte les fortunes : plus personne ne lance les dés.

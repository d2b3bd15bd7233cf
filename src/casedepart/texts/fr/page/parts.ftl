# Petits éléments communs à toutes les pages.

part-close = Fermer
part-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
part-loading = Un instant…
part-slow = En attente du serveur…
part-lost = La connexion est perdue. Nouvel essai…
part-rule = Règle { $rule }
part-not-found = Il n’y a rien à cette adresse.
part-home = Vers la première page
part-unreachable = Le serveur ne répond pas. Est-il en marche ?
part-failed = La page a rencontré un problème. Rechargez-la : le serveur garde votre partie.
part-reload = Recharger

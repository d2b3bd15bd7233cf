# La fin d’une partie.

end-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
end-ranking = Classement final
end-place = Place { $n }
end-out = en faillite
end-rematch = La revanche, avec les mêmes
end-to-rematch = Vers la partie suivante
end-host-rematch = L’hôte peut inviter tout le monde à une autre partie.
end-replay = Revoir la partie
end-record = Télécharger la partie
end-new = Nouvelle partie
end-worth = La fortune de chacun
end-turn = Tour { $n } sur { $of }
end-as-table = En tableau
end-column-turn = Tour
end-rents = Loyers touchés
end-rents-of = { $name } : { $sum } ({ $times } fois)
end-no-rents = Personne n’a touché de loyer.
end-stations = { $stations }
end-utilities = { $utilities }
end-luck = La chance
end-pips = Points par lancer
end-doubles = Doubles
end-cards = Cartes
end-rents-both = Loyers
end-fair = attendu : { $n }
end-numbers = Tours : { $turns } · Lancers : { $rolls } · Loyers : { $rents } ({ $sum })
end-no-history = Impossible d’obtenir la partie enregistrée pour l’instant.
end-again = Réessayer

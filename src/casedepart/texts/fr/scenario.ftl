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

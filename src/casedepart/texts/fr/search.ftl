# Les règles que l’on cherche par des mots.

no-rule-found = Aucune règle ne répond à « { $question } ». Essayez un autre mot, ou lisez-les toutes : casedepart rules
found-rules-hint = En entier : casedepart rules { $rule }

# Rules that were looked for by words.

no-rule-found = No rule answers “{ $question }”. Try another word, or read them all: casedepart rules
found-rules-hint = In full: casedepart rules { $rule }

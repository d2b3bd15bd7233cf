# What is told of a scenario that failed.

failed = failed: { $title }
step = step { $number }, line { $line }: { $text }
end = { $text }, line { $line }
expected = expected
found = found
allowed = it is allowed
refused = it is refused
refused-by = it is refused by { $rule }
said = it is refused by { $rule }: { $said }
differs = line { $line }, { $what }
fault = a fault of the program, not of the scenario: { $fault }

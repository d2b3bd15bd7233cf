// Which lines of the log have a reason to open: a rule, or how a sum came about.
import { eventReason } from '../../words/events.ts'
import { ruleBehind, type Line } from './lines.ts'

export function isExplained(line: Line): boolean {
  return ruleBehind(line) !== '' || eventReason(line.event) !== ''
}

// Why a bot answers as it does, in a sentence: the same texts as the engine's.
import { NOBODY } from '../protocol/numbers.ts'
import type { ReasonView } from '../protocol/types.ts'
import type { Names } from './names.ts'
import { hasText, money, t } from './words.svelte.ts'

/** Empty where there is no reason, or the page has no words for it. */
export function reasonText(reason: ReasonView | null | undefined, names: Names): string {
  if (!reason || !hasText(`reason-${reason.key}`)) return ''
  const { square = -1, group = -1, seat = NOBODY, n = 0, m = 0 } = reason
  return t(`reason-${reason.key}`, {
    square: names.square(square),
    group: names.group(group),
    player: names.player(seat),
    n,
    m,
    amount: money(n),
    second: money(m),
  })
}

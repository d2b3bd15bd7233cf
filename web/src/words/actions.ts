// The label of an answer, as full as what is known allows: the same texts as the terminal's.
import type { Verb } from '../protocol/types.ts'
import type { Names } from './names.ts'
import { VERBS, type Taken } from './verbs.ts'
import { hasText, money, t } from './words.svelte.ts'

interface Known {
  /** What the verb takes; -1: nothing. */
  n?: number
  /** Of a verb of someone's own: what it is called, and what it takes. */
  word?: string
  takes?: Taken
  /** The property that the question is about, where the verb itself does not say. */
  square?: number
  amount?: number | undefined
  /** What a no is about: purchase, fight, theft, contest, claim; or inherited: one answer for all of that. */
  about?: string
}

export function actionText(verb: Verb, names: Names, known: Known = {}): string {
  const { n = -1, word = '', takes = VERBS[verb].takes, square = -1, amount, about = '' } = known
  const message = `action-${(word || verb).replaceAll(' ', '-')}`
  // A variant of someone's own may come without words: then its own word is shown.
  if (verb === 'own' && !hasText(message)) return word
  const at = n >= 0 && takes !== 'seat' ? n : square
  const given = {
    square: names.square(at),
    player: takes === 'seat' && n >= 0 ? names.player(n) : '',
    amount: amount === undefined ? '' : money(Math.abs(amount)),
  }
  const forms: [string, boolean][] = [
    [`about-${about}`, about !== ''],
    ['priced', given.square !== '' && given.amount !== ''],
    ['square', given.square !== ''],
    ['player', given.player !== ''],
    ['sum', given.amount !== ''],
  ]
  const form = forms.find(([name, ready]) => ready && hasText(`${message}.${name}`))
  return t(form ? `${message}.${form[0]}` : message, given)
}

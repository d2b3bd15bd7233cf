// The label of an answer, as full as what is known allows: the same texts as the terminal's.
import type { Names } from './names.ts'
import { hasText, money, t } from './words.svelte.ts'

/** Verbs whose number is a seat; of the others that take one it is a square. */
const ON_PLAYERS = new Set(['sends', 'robs', 'claims', 'offers', 'accepts', 'rejects'])

interface Known {
  /** The square or the seat that the verb takes; -1: none. */
  n?: number
  /** The property that the question is about, where the verb itself does not say. */
  square?: number
  amount?: number | undefined
  /** What a no is about: purchase, fight, theft, contest, claim. */
  about?: string
}

export function actionText(verb: string, names: Names, { n = -1, square = -1, amount, about = '' }: Known = {}): string {
  const message = `action-${verb.replaceAll(' ', '-')}`
  const toPlayer = ON_PLAYERS.has(verb)
  const at = n >= 0 && !toPlayer ? n : square
  const known = {
    square: names.square(at),
    player: toPlayer && n >= 0 ? names.player(n) : '',
    amount: amount === undefined ? '' : money(Math.abs(amount)),
  }
  const forms: [string, boolean][] = [
    [`about-${about}`, about !== ''],
    ['priced', known.square !== '' && known.amount !== ''],
    ['square', known.square !== ''],
    ['player', known.player !== ''],
    ['sum', known.amount !== ''],
  ]
  const form = forms.find(([name, ready]) => ready && hasText(`${message}.${name}`))
  return t(form ? `${message}.${form[0]}` : message, known)
}

export function isOnPlayers(verb: string): boolean {
  return ON_PLAYERS.has(verb)
}

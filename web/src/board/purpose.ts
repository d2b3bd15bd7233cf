// What a square that is no street or station does, in a sentence.
import type { Look } from '../protocol/types.ts'
import { money, said, t } from '../words/words.svelte.ts'

export function purposeOf(look: Look, at: number): string {
  const square = look.squares[at]!
  switch (square.kind) {
    case 'go':
      return t('board-deed-go')
    case 'jail':
      return t('board-deed-jail')
    case 'free_parking':
      return look.coin ? t('board-deed-parking-coin') : t('board-deed-parking')
    case 'go_to_jail':
      return t('board-deed-go-to-jail')
    case 'tax':
    case 'bill':
      return t('board-deed-takes', { amount: money(square.amount) })
    case 'chance':
    case 'chest':
      return t('board-deed-draws', { deck: said(look.decks[square.kind].name) })
    case 'utility':
      return t('board-deed-utility')
    case 'street':
    case 'station':
      return ''
  }
}

import { describe, expect, it } from 'vitest'
import type { EventView } from '../protocol/types.ts'
import { drawnIn } from './drawn.ts'

const answers = (...events: EventView[]) => [{ n: 1, seat: 0, do: '', events }]
const card = { seat: 1, deck: 0, card: 'bank-dividend' }

describe('the open card', () => {
  it('is the one drawn last', () =>
    expect(drawnIn(answers({ kind: 'rolled', n: 9 }, { kind: 'drew', seat: 1, n: 0, why: 'bank-dividend' }, { kind: 'received', seat: 1, n: 50 }), null)).toEqual(card))

  it('lies there while nothing else is rolled', () => expect(drawnIn(answers({ kind: 'built' }), card)).toEqual(card))

  it.each(['rolled', 'turn', 'skipped'])('is put away when something begins anew: %s', (kind) => expect(drawnIn(answers({ kind }), card)).toBeNull())
})

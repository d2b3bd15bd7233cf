import { describe, expect, it } from 'vitest'
import type { EventKind, EventView } from '../protocol/types.ts'
import { drawnIn } from './drawn.ts'

const answers = (...events: EventView[]) => [{ n: 1, seat: 0, do: '', events }]
const card = { seat: 1, deck: 'chance' as const, card: 'bank-dividend' }

describe('the open card', () => {
  it('is the one drawn last', () =>
    expect(
      drawnIn(
        answers({ kind: 'rolled', dice: [1, 1] }, { kind: 'drew', ...card }, { kind: 'received', seat: 1, sum: 50 }),
        null,
      ),
    ).toEqual(card))

  it('lies there while nothing else is rolled', () => expect(drawnIn(answers({ kind: 'built' }), card)).toEqual(card))

  it.each<EventKind>(['rolled', 'turn', 'skipped'])('is put away when something begins anew: %s', (kind) =>
    expect(drawnIn(answers({ kind }), card)).toBeNull(),
  )
})

import { describe, expect, it } from 'vitest'
import type { AnswerView, EventView } from '../protocol/types.ts'
import { after, hurried, lengthOf, planOf, type Step } from './plan.ts'

const JAIL = 10
const answer = (...events: EventView[]): AnswerView => ({ n: 1, seat: 0, do: '', events })
const plan = (...events: EventView[]) => planOf([answer(...events)], JAIL, 1)

describe('the plan', () => {
  it('throws the dice, then walks square by square', () => {
    const steps = plan(
      { kind: 'rolled', seat: 1, dice: [2, 1] },
      { kind: 'moved', seat: 1, square: 2, from: 39, by_dice: true },
    )
    expect(steps.map((step) => step.kind)).toEqual(['dice', 'walk'])
    expect(steps[0]).toMatchObject({ dice: [2, 1], face: '' })
    expect(steps[1]).toMatchObject({ seat: 1, way: [0, 1, 2] })
    expect(steps.every((step) => step.ms > 0)).toBe(true)
  })

  it('shows what a third die shows', () => {
    expect(plan({ kind: 'rolled', seat: 1, dice: [2, 1], face: 'bus' })).toMatchObject([{ dice: [2, 1], face: 'bus' }])
  })

  it('walks a short way back when a card says so', () => {
    expect(plan({ kind: 'moved', seat: 0, square: 33, from: 36 })[0]).toMatchObject({ kind: 'walk', way: [35, 34, 33] })
  })

  it('leaps when a card sends far away', () => {
    expect(plan({ kind: 'moved', seat: 0, square: 39, from: 7 })[0]).toMatchObject({
      kind: 'leap',
      to: 39,
      cell: false,
    })
  })

  it('never walks backward by the dice', () => {
    expect(plan({ kind: 'moved', seat: 0, square: 5, from: 7, by_dice: true })[0]).toMatchObject({ kind: 'walk' })
  })

  it('goes straight to the cell, and out of it', () => {
    const [jailed, freed] = plan({ kind: 'jailed', seat: 2 }, { kind: 'freed', seat: 2 }) as [Step, Step]
    expect(after(jailed)).toEqual({ at: JAIL, cell: true })
    expect(after(freed)).toEqual({ at: JAIL, cell: false })
  })

  it('shows sums at both tokens, and none at the bank', () => {
    expect(plan({ kind: 'paid', seat: 0, other: 1, sum: 50 })).toMatchObject([
      { seat: 0, amount: -50 },
      { seat: 1, amount: 50 },
    ])
    expect(plan({ kind: 'paid', seat: 0, other: -1, sum: 50 })).toHaveLength(1)
    expect(plan({ kind: 'received', seat: 0, sum: 200 })).toMatchObject([{ amount: 200 }])
    expect(plan({ kind: 'bought', seat: 1, square: 3, sum: 60 })).toMatchObject([{ seat: 1, amount: -60 }])
    expect(plan({ kind: 'built', seat: 1, square: 3, level: 2, price: 50 })).toMatchObject([{ amount: -50 }])
    expect(plan({ kind: 'sold', seat: 1, square: 3, level: 1, price: 25 })).toMatchObject([{ amount: 25 }])
    expect(plan({ kind: 'built', seat: 1, square: 3, level: 2 })).toEqual([])
  })

  it('is empty without motion, and longer with slow motion', () => {
    const rolled = [answer({ kind: 'rolled', seat: 0, dice: [1, 1] })]
    expect(planOf(rolled, JAIL, 0)).toEqual([])
    expect(lengthOf(planOf(rolled, JAIL, 2))).toBe(2 * lengthOf(planOf(rolled, JAIL, 1)))
  })

  it('never lasts long, however much has happened', () => {
    const turn = answer(
      { kind: 'rolled', seat: 0, dice: [1, 1] },
      { kind: 'moved', seat: 0, square: 12, from: 0, by_dice: true },
    )
    const steps = planOf(
      Array.from({ length: 200 }, () => turn),
      JAIL,
      1,
    )
    expect(lengthOf(steps)).toBeLessThan(5000)
    expect(steps.at(-1)).toMatchObject({ kind: 'walk' })
  })
})

describe('hurrying', () => {
  const steps = plan(
    { kind: 'rolled', seat: 0, dice: [1, 1] },
    { kind: 'moved', seat: 0, square: 4, from: 0, by_dice: true },
  )

  it('leaves alone what is short enough', () => expect(hurried(steps, 10_000)).toEqual(steps))

  it('keeps the newest', () => {
    const short = hurried(steps, 300)
    expect(lengthOf(short)).toBeLessThanOrEqual(300)
    expect(hurried(steps, 500).at(-1)).toMatchObject({ kind: 'walk' })
  })
})

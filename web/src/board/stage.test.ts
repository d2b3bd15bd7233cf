import { describe, expect, it } from 'vitest'
import type { Point } from './geometry.ts'
import type { Step } from './plan.ts'
import { Stage, type Actors } from './stage.ts'
import { spotsOf, type Standings } from './standing.ts'

const JAIL = 10
const at = (...squares: number[]): Standings => squares.map((square) => ({ at: square, cell: false }))
const walk = (seat: number, ...way: number[]): Step => ({ kind: 'walk', seat, way, ms: 300 })

/** Actors on paper: motions end when the test says so. */
function paper() {
  const places: (Point | null)[] = []
  const told: string[] = []
  let end: () => void = () => {}
  const motion = () => new Promise<void>((resolve) => (end = resolve))
  const actors: Actors = {
    place: (seat, spot) => void (places[seat] = spot),
    walk: (seat, way) => {
      told.push(`walk ${seat} ${way.length}`)
      return motion().then(() => void (places[seat] = way.at(-1)!))
    },
    leap: (seat, to) => {
      told.push(`leap ${seat}`)
      return motion().then(() => void (places[seat] = to))
    },
    roll: (dice) => {
      told.push(`roll ${dice.join()}`)
      return motion()
    },
    sum: (seat, amount) => void told.push(`sum ${seat} ${amount}`),
    hurry: () => void told.push('hurry'),
    stop: () => {
      told.push('stop')
      end()
    },
  }
  const finish = async () => {
    end()
    for (let turn = 0; turn < 6; turn++) await Promise.resolve()
  }
  return { actors, places, told, finish }
}

describe('the stage', () => {
  it('shows the steps in order and ends with the view', async () => {
    const { actors, places, told, finish } = paper()
    const stage = new Stage(actors, JAIL)
    stage.show(at(0, 0), [])
    stage.show(at(3, 0), [
      { kind: 'dice', seat: 0, dice: [1, 2], face: '', ms: 100 },
      walk(0, 1, 2, 3),
      { kind: 'sum', seat: 0, amount: -60, ms: 0 },
    ])
    expect(told).toEqual(['roll 1,2'])
    await finish()
    expect(told).toEqual(['roll 1,2', 'walk 0 3'])
    await finish()
    expect(told.at(-1)).toBe('sum 0 -60')
    expect(places).toEqual(spotsOf(at(3, 0), JAIL))
  })

  it('hurries when something new comes, and still ends with the last view', async () => {
    const { actors, places, told, finish } = paper()
    const stage = new Stage(actors, JAIL)
    stage.show(at(0, 0), [])
    stage.show(at(2, 0), [walk(0, 1, 2)])
    stage.show(at(2, 5), [walk(1, 1, 2, 3, 4, 5)])
    expect(told).toEqual(['walk 0 2', 'hurry'])
    await finish()
    await finish()
    expect(places).toEqual(spotsOf(at(2, 5), JAIL))
  })

  it('is right at once when it is cut, and nothing of the old comes after', async () => {
    const { actors, places, told, finish } = paper()
    const stage = new Stage(actors, JAIL)
    stage.show(at(0), [])
    stage.show(at(4), [walk(0, 1, 2), walk(0, 3, 4)])
    stage.cut(at(7))
    expect(places).toEqual(spotsOf(at(7), JAIL))
    await finish()
    expect(told).toEqual(['walk 0 2', 'stop'])
  })

  it('goes on with the steps when a view brings none', async () => {
    const { actors, told, places, finish } = paper()
    const stage = new Stage(actors, JAIL)
    stage.show(at(0), [])
    stage.show(at(2), [walk(0, 1, 2)])
    stage.show(at(2), [])
    expect(told).toEqual(['walk 0 2'])
    await finish()
    expect(places).toEqual(spotsOf(at(2), JAIL))
  })

  it('says of each view when it has been seen, in order', async () => {
    const { actors, finish } = paper()
    const stage = new Stage(actors, JAIL)
    const seen: number[] = []
    stage.show(at(0), [], () => seen.push(1))
    expect(seen, 'nothing moves').toEqual([1])
    stage.show(at(2), [walk(0, 1, 2)], () => seen.push(2))
    stage.show(at(2), [], () => seen.push(3))
    stage.show(at(5), [walk(0, 3, 4, 5)], () => seen.push(4))
    expect(seen).toEqual([1])
    await finish()
    expect(seen).toEqual([1, 2, 3])
    await finish()
    expect(seen).toEqual([1, 2, 3, 4])
  })

  it('has been seen to the end when it is skipped or cut', async () => {
    const { actors, places, finish } = paper()
    const stage = new Stage(actors, JAIL)
    const seen: number[] = []
    stage.show(at(0), [])
    stage.show(at(4), [walk(0, 1, 2), walk(0, 3, 4)], () => seen.push(1))
    expect(stage.busy).toBeGreaterThan(0)
    stage.skip()
    expect(seen).toEqual([1])
    expect(stage.busy).toBe(0)
    expect(places).toEqual(spotsOf(at(4), JAIL))
    await finish()
    expect(seen).toEqual([1])
  })

  it('takes tokens of the bankrupt off the board', () => {
    const { actors, places } = paper()
    const stage = new Stage(actors, JAIL)
    stage.show(at(0, 1), [])
    stage.show([null, ...at(1)], [])
    expect(places[0]).toBeNull()
  })
})

describe('standing', () => {
  it('gives those who share a square different places, and the cell its own', () => {
    const spots = spotsOf(
      [
        { at: JAIL, cell: true },
        { at: JAIL, cell: false },
        { at: JAIL, cell: false },
      ],
      JAIL,
    )
    expect(new Set(spots.map((spot) => JSON.stringify(spot))).size).toBe(3)
  })
})

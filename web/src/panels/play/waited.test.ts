import { expect, test } from 'vitest'
import type { GameView, State } from '../../protocol/types.ts'
import { ownerOf, squareAsked, stageOf, waitedFor } from './waited.ts'

const player = (more: object = {}) => ({ at: 0, jail: -1, owned: [], ...more })
const nothing = { answers: {}, free: {}, awaited: [], sums: {}, odds: {} }

function game(more: object): GameView {
  const usual = { question: 'turn', asked: [0], rolled: false, over: false, debts: [], auction: null }
  return { ...usual, players: [player(), player()], options: [nothing, nothing], ...more } as unknown as GameView
}

function state(view: GameView | null, more: object = {}): State {
  const table = { phase: 'playing', paused: false, seats: [{ bot: '' }, { bot: 'steady' }], ...more }
  return { game: view, table } as unknown as State
}

test('the one who is asked is spoken to, everyone else is told of them', () => {
  expect(waitedFor(state(game({})), 0)).toMatchObject({ to: 'you', what: 'turn-start', seats: [0] })
  expect(waitedFor(state(game({})), 1)).toMatchObject({ to: 'they', what: 'turn-start', seats: [0], bots: false })
  expect(waitedFor(state(game({ asked: [1] })), -1)).toMatchObject({ to: 'they', seats: [1], bots: true })
})

test('a game that is over or paused waits for nobody', () => {
  expect(waitedFor(state(game({ over: true })), 0).what).toBe('over')
  expect(waitedFor(state(game({}), { paused: true }), 0).what).toBe('paused')
  expect(waitedFor(state(null, { phase: 'gathering' }), 0).what).toBe('gathering')
  expect(waitedFor(state(null, { phase: 'playing', needs: 'another build' }), 0).what).toBe('stopped')
})

test('while chance is asked, nobody is', () => {
  expect(waitedFor(state(game({ asked: [8] })), 0)).toMatchObject({ to: 'all', what: 'dice' })
})

test('a turn is told by how far it has come', () => {
  const may = (...verbs: string[]) => [
    { ...nothing, answers: Object.fromEntries(verbs.map((verb) => [verb, []])) },
    nothing,
  ]
  expect(stageOf(game({ options: may('rolls') }), 0)).toBe('turn-start')
  expect(stageOf(game({ options: may('rolls'), rolled: true }), 0)).toBe('turn-again')
  expect(stageOf(game({ options: may('rolls', 'uses power'), rolled: true }), 0)).toBe('turn-power')
  expect(stageOf(game({ options: may('ends turn'), rolled: true }), 0)).toBe('turn-end')
  expect(stageOf(game({ options: may('rolls'), players: [player({ jail: 0 })] }), 0)).toBe('turn-jail')
})

test('another question is told by its own name, and one that nobody has heard of as someone’s own', () => {
  expect(stageOf(game({ question: 'sale' }), 0)).toBe('sale')
  expect(stageOf(game({ question: 'own', own_question: 'tea-break' }), 0)).toBe('own')
})

test('a question is about the square that it names', () => {
  expect(squareAsked(game({ question: 'sale', about: { square: 6, seat: -2, n: 100 } }))).toBe(6)
  expect(squareAsked(game({ question: 'auction', auction: { square: 9 } }))).toBe(9)
  expect(squareAsked(game({ question: 'settlement', debts: [{ square: 39 }] }))).toBe(39)
  expect(squareAsked(game({}))).toBe(-1)
})

test('a square is owned by whoever holds its deed', () => {
  expect(ownerOf(game({ players: [player(), player({ owned: [5] })] }), 5)).toBe(1)
  expect(ownerOf(game({}), 5)).toBe(-2)
})

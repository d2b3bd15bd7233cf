// The dice of whole games are drawn again, and whatever was changed afterwards is found.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { check, type Heard, type Result } from './check.ts'
import { commitmentTo, diceOf, firstMix, mixedIn, mixedWith, Numbers } from './draws.ts'
import { digestOf, playsOf, type Tree } from './edition.ts'
import { read } from './record.ts'

const file = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')
const GAME = file('game.jsonl')
const EDITION = JSON.parse(file('edition.json')) as Tree

function outcome(text: string, edition = EDITION, noted = ''): Result {
  const checking = check(text, edition, noted)
  for (;;) {
    const step = checking.next()
    if (step.done) return step.value
  }
}

/** The game with one line changed, and sealed anew so that only the dice can tell. */
function resealed(text: string): string {
  return text.replace(/"seal": "[0-9a-f]+"/, `"seal": "${read(text).seal}"`)
}

describe('the example of docs/dice.md', () => {
  const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
  const roll = (mix: string, draw: number) => diceOf(new Numbers(secret, mix, draw))

  it('gives the commitment, the mixes and the rolls that are printed there', () => {
    expect(commitmentTo('example-table', secret)).toBe(
      '016ebea97db6402caa17bc9dab4f636b2713b2aea0a76a77dfc47fbdd31cd8cd',
    )
    const luck = ['4c18b8334d313040c24657e7d95cdf8c3fb555f69619cc8191ccaf6a136087c2', '', 'c0ffee']
    const mix = firstMix('example-table', luck, ['Anna', 'Bruno', 'Chloé'])
    expect(mix).toBe('ac9008f27902d01042ff4b17bdb49265c14afc64c46d9a6363617fe95854aab5')
    const first = mixedWith(mix, 1, new Map([[0, '5fb87a062dbefedde8bf817dfba0c541320adab8d1b5a9043a8caa4babc11e3d']]))
    expect(first).toBe('67570c3caf81275fa3fd87e8e62b1082fb5be906dba0f180d4b37d98f112477c')
    expect(roll(first, 0)).toEqual([3, 5])
    const second = mixedWith(
      first,
      2,
      new Map([[0, '4e1195df020de59e0d65a33a4279f1183e7ae4e5d980e309f8b55adff2e61c3e']]),
    )
    expect(roll(second, 1)).toEqual([2, 3])
    expect(mixedWith(second, 3, new Map())).toBe(second)
  })

  it('draws by the first scheme too', () => {
    const mix = firstMix('example-table', ['00ff', '', 'c0ffee'], null)
    expect(mix).toBe('d537202b5e17f3400339bb7f66f398819218b17fb08b976768418413475b9dbb')
    expect([0, 1, 2, 3].map((draw) => roll(mix, draw))).toEqual([
      [4, 4],
      [5, 5],
      [6, 3],
      [5, 1],
    ])
    expect(roll(mixedIn(mix, 0, '1234'), 4)).toEqual([1, 5])
  })
})

describe('a game with a third die', () => {
  const THIRD = file('third-die.jsonl')

  it('agrees with its commitment, whatever the third die shows', () => {
    expect(outcome(THIRD)).toMatchObject({ kind: 'proof' })
    for (const face of ['2', 'bus', 'monopoly']) expect(THIRD).toMatch(new RegExp(`"do": "dice \\d \\d ${face}"`))
  })

  it('is found out when the third die was changed', () => {
    const changed = resealed(THIRD.replace(/("do": "dice \d \d) bus"/, '$1 monopoly"'))
    expect(outcome(changed)).toMatchObject({ kind: 'parted', what: 'drawn' })
  })

  it('is not proved where the die is one of which nothing is promised', () => {
    const strange = resealed(THIRD.replace('"speed-die"', '"mine:Die"'))
    expect(outcome(strange)).toMatchObject({ kind: 'unproven', lack: 'no-third' })
  })
})

describe('a game of the third scheme', () => {
  const SALTED = file('salted.jsonl')
  const salt = /, "salt": "([0-9a-f]{64})"/
  const [whole, first] = salt.exec(SALTED)!
  const number = Number(/"number": (\d+)[^\n]*"salt"/.exec(SALTED)![1])
  const told = (text: string) => outcome(resealed(text))
  const heardAs = (heard: Heard) => {
    const checking = check(SALTED, EDITION, '', heard)
    for (let step = checking.next(); ; step = checking.next()) if (step.done) return step.value
  }

  it('agrees with its commitment, and says how many draws one device alone took part in', () => {
    const result = outcome(SALTED)
    const lone = SALTED.match(/"links": \{"\d": "[0-9a-f]{64}"\}/g)!.length
    expect(result).toMatchObject({ kind: 'proof', scheme: 3 })
    expect(result.kind === 'proof' && result.single.reduce((sum, [, times]) => sum + times, 0)).toBe(lone)
  })

  it('is found out when a salt is missing, is another one, or stands where none belongs', () => {
    expect(told(SALTED.replace(whole, ''))).toMatchObject({ kind: 'parted', what: 'told', found: 'salt' })
    expect(told(SALTED.replace(first!, 'ab'.repeat(32)))).toMatchObject({ kind: 'parted', what: 'drawn' })
    const added = SALTED.replace('"number": 1, ', `"number": 1, "salt": "${first}", `)
    expect(told(added)).toMatchObject({ kind: 'parted', what: 'told', found: 'salt' })
    expect(told(SALTED.replace('"scheme": 3', '"scheme": 2'))).toMatchObject({ found: 'salt' })
  })

  it('is compared with what the table showed to this device before it told anything', () => {
    const { commitment } = read(SALTED).header.dice!
    expect(heardAs({ commitment, salts: { 1: '', [number]: first! } })).toMatchObject({ kind: 'proof' })
    const heard = { commitment, salts: { [number]: 'cd'.repeat(32) } }
    expect(heardAs(heard)).toMatchObject({ kind: 'parted', what: 'told', found: 'heard' })
    expect(heardAs({ commitment, salts: { [number]: '' } })).toMatchObject({ found: 'heard' })
    expect(heardAs({ commitment: 'ab'.repeat(32), salts: {} })).toMatchObject({ kind: 'parted', what: 'noted' })
  })
})

describe('a recorded game', () => {
  it('agrees with its commitment: rolls, deals, and cards that come round', () => {
    const result = outcome(GAME)
    expect(result).toMatchObject({
      kind: 'proof',
      scheme: 2,
      anew: 0,
      since: 0,
      alone: 25,
      passed: [
        ['Anna', 7],
        ['Chloé', 6],
      ],
    })
    expect(result.draws.map((drawn) => drawn.given)).toEqual(result.draws.map((drawn) => drawn.written))
    expect(result.draws.length).toBe(GAME.match(/"by": "chance"/g)!.length)
    expect(GAME).toContain('bank deals')
    expect(GAME).toContain('card-returned')
  })

  it('says how far it is', () => {
    const first = check(GAME, EDITION).next()
    expect(first.done).toBe(false)
    expect(first.value).toMatchObject({ all: read(GAME).answers.length })
  })

  it('names the edition by its digest', () => {
    const { digest, plays } = read(GAME).header
    expect(digestOf(EDITION).startsWith(digest)).toBe(true)
    expect(plays !== undefined && playsOf(EDITION).startsWith(plays)).toBe(true)
    expect(outcome(GAME, { ...EDITION, deeds_in_timed: 3 })).toMatchObject({ kind: 'parted', what: 'edition' })
  })

  it('takes an edition that is called or worded otherwise for the same game', () => {
    const renamed = { ...EDITION, id: 'another', name: { fr: 'Autre', en: 'Another', source: 'ours' } }
    expect(outcome(GAME, renamed)).toMatchObject({ kind: 'proof' })
    expect(digestOf({ ...EDITION, id: 'another' })).toBe(digestOf(EDITION))
  })

  it.each([
    ['a roll', /"do": "dice (?!6 6)\d \d"/g, '"do": "dice 6 6"'],
    ['a card', /"do": "card chance nearest-station"/g, '"do": "card chance go-to-jail"'],
  ])('is found out when %s was changed, even if it is sealed again', (_, pattern, instead) => {
    const places = [...GAME.matchAll(pattern)]
    const { index, 0: before } = places[places.length >> 1]!
    const changed = resealed(GAME.slice(0, index) + instead + GAME.slice(index + before.length))
    const line = GAME.slice(0, index).split('\n').length
    expect(outcome(changed)).toMatchObject({ kind: 'parted', what: 'drawn', line, expected: before.slice(7, -1) })
  })

  it('is found out when a deal was changed', () => {
    const deal = /"do": "bank deals Anna ([\d ]+)"/.exec(GAME)!
    const others = [1, 3, 5].filter((square) => !deal[1]!.split(' ').includes(String(square))).join(' ')
    const changed = resealed(GAME.replace(deal[0], `"do": "bank deals Anna ${others}"`))
    expect(outcome(changed)).toMatchObject({ kind: 'parted', what: 'drawn', found: `bank deals Anna ${others}` })
  })

  const anyLink = /"links": \{"0": "[0-9a-f]{64}", "2": "([0-9a-f]{64})"\}/
  it.each([
    ['changed', anyLink, `"links": {"0": "${'0'.repeat(64)}", "2": "$1"}`, 'unbound'],
    ['left out', anyLink, '"links": {"2": "$1"}', 'links'],
    ['of another number', /"throw": \{"number": 2,/, '"throw": {"number": 3,', 'links'],
    [
      'said to be missing that was not asked for',
      /"throw": \{"number": 2,/,
      '"throw": {"number": 3, "passed": [1],',
      'passed',
    ],
  ])('is found out when a link was %s, even if it is sealed again', (_, pattern, instead, found) => {
    expect(GAME).toMatch(pattern)
    expect(outcome(resealed(GAME.replace(pattern, instead)))).toMatchObject({ kind: 'parted', what: 'told', found })
  })

  it('is found out when its names were swapped or its end was cut, even if it is sealed again', () => {
    const swapped = GAME.replaceAll('Anna', 'X').replaceAll('Bruno', 'Anna').replaceAll('X', 'Bruno')
    expect(outcome(resealed(swapped))).toMatchObject({ kind: 'parted', what: 'drawn' })
    const lines = GAME.trimEnd().split('\n')
    const { secret } = read(GAME).closing
    const cut = [...lines.slice(0, -9), `{"over": false, "secret": "${secret}", "seal": "00"}`].join('\n')
    expect(outcome(resealed(cut))).toMatchObject({ kind: 'unproven', lack: 'no-end' })
  })

  it('is found out by its seal when something else was changed', () => {
    expect(outcome(GAME.replace('[T1]', '[T2]'))).toMatchObject({ kind: 'parted', what: 'seal' })
  })

  it('is found out when its secret is another one', () => {
    expect(outcome(GAME.replace(/"secret": "00/, '"secret": "ff'))).toMatchObject({ kind: 'parted', what: 'secret' })
  })

  it('is compared with the commitment that the table had shown', () => {
    expect(outcome(GAME, EDITION, read(GAME).header.dice!.commitment)).toMatchObject({ kind: 'proof' })
    expect(outcome(GAME, EDITION, 'ab'.repeat(32))).toMatchObject({ kind: 'parted', what: 'noted' })
  })

  it('cannot be checked without its secret, its promise or its seal', () => {
    expect(outcome(GAME.replace(/"secret": "[0-9a-f]+", /, ''))).toMatchObject({ kind: 'unproven', lack: 'no-secret' })
    expect(outcome(GAME.replace(/, "dice": \{.*?\}/, ''))).toMatchObject({ kind: 'unproven', lack: 'no-dice' })
    expect(outcome(GAME.replace(/, "seal": "[0-9a-f]+"/, ''))).toMatchObject({ kind: 'unproven', lack: 'no-seal' })
  })

  it('tells the line that cannot be read, or that is missing', () => {
    const lines = GAME.split('\n')
    expect(outcome(lines.with(4, '{"n": 4').join('\n'))).toMatchObject({ kind: 'unreadable', line: 5 })
    expect(outcome(lines.toSpliced(6, 1).join('\n'))).toMatchObject({ kind: 'unreadable', line: 7 })
    expect(outcome('')).toMatchObject({ kind: 'unreadable' })
  })
})

import { expect, it } from 'vitest'
import type { HouseRule } from '../../../protocol/types.ts'
import { withOption } from './options.ts'

const HOUSE = [
  { name: 'no-auctions', excludes: ['sealed-auctions'] },
  { name: 'salary' },
  { name: 'sealed-auctions', excludes: ['no-auctions'] },
] as unknown as HouseRule[]

it('an option is taken up once, and left off', () => {
  expect(withOption(['salary'], 'powers', true, HOUSE)).toEqual(['powers', 'salary'])
  expect(withOption(['powers', 'salary'], 'powers', true, HOUSE)).toEqual(['powers', 'salary'])
  expect(withOption(['powers', 'salary'], 'powers', false, HOUSE)).toEqual(['salary'])
})

it('a rule that is taken up leaves off the one that it contradicts', () => {
  expect(withOption(['no-auctions', 'salary'], 'sealed-auctions', true, HOUSE)).toEqual(['salary', 'sealed-auctions'])
  expect(withOption(['salary', 'sealed-auctions'], 'no-auctions', false, HOUSE)).toEqual(['salary', 'sealed-auctions'])
})

import { expect, test } from 'vitest'
import type { BetView } from '../contract.ts'
import { asTheyStand, outcomeOf, wholeOutcome } from './slip-outcome.ts'

const bet = (id: number, state: BetView['state']) => ({ id, state })

test('each of several bets in play has its own outcome, whichever is decided first, and all together wait for the last', () => {
  const taken = [bet(1, 'pending'), bet(2, 'pending'), bet(3, 'accepted')]
  expect(wholeOutcome(asTheyStand(taken, [undefined, undefined]))).toBe('waiting')
  const half = asTheyStand(taken, [undefined, bet(2, 'accepted')])
  expect([half.map(outcomeOf), wholeOutcome(half)]).toEqual([['waiting', 'accepted', 'accepted'], 'waiting'])
  for (const [first, second] of [
    ['rejected', 'accepted'],
    ['accepted', 'rejected'],
  ] as const) {
    const decided = asTheyStand(taken, [bet(2, second), bet(1, first)])
    expect([decided.map(outcomeOf), wholeOutcome(decided)]).toEqual([[first, second, 'accepted'], 'rejected'])
  }
  expect(wholeOutcome(asTheyStand(taken, [bet(1, 'accepted'), bet(2, 'settled')]))).toBe('accepted')
})

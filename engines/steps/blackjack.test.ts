import { describe, expect, test } from 'vitest'
import { fraction, minus, plus } from '../fraction.ts'
import { handPoints, weighView, type BlackjackView } from './blackjack.ts'
import { endsFrom, points_of_cards } from './blackjack-dealer.ts'
import { pointsOf } from './blackjack-hand.ts'
import { weigh } from './blackjack-maths.ts'
import { grandBlackjack as game } from './games/grand-blackjack.ts'
import type { Standing } from './stepped-game.ts'

/** A round of these cards, by rank, in the order in which they are drawn; what comes after them are twos. */
const round = (ranks: readonly number[], steps: readonly string[] = []): Standing => {
  const values = Array.from({ length: 64 }, (_, index) => (ranks[index] ?? 2) - 1)
  return game.standing(steps.reduce((state, step) => game.take(state, step), game.begin('cards', values)))
}
const offered = ({ offers }: Standing): readonly string[] => offers.map(({ step }) => step)
const money = ({ staked, pays }: Standing): readonly number[] => [staked, pays]
const viewOf = ({ view }: Standing): BlackjackView => view as BlackjackView

describe('blackjack', () => {
  test.each([
    ['a blackjack pays 3 to 2 at once', [1, 9, 13, 8], [], [100, 250]],
    ['two blackjacks are a tie', [1, 10, 13, 1], [], [100, 100]],
    ['a ten with an ace under it ends the round before anybody doubles', [5, 12, 6, 1], [], [100, 0]],
    ['insurance pays 2 to 1 where the ace has a ten', [9, 1, 9, 13], ['insure'], [150, 150]],
    ['insurance is lost where it has none, and the round goes on', [10, 1, 9, 8], ['insure', 'stand'], [150, 100]],
    ['who stands with more wins', [10, 9, 9, 8], ['stand'], [100, 200]],
    ['a tie returns the stake', [10, 9, 8, 9], ['stand'], [100, 100]],
    ['who goes over has lost, whatever the dealer would have drawn', [10, 6, 6, 10, 13], ['hit'], [100, 0]],
    ['the dealer draws to sixteen', [10, 6, 9, 10, 10], ['stand'], [100, 200]],
    ['the dealer stands on a soft seventeen', [10, 6, 8, 1], ['stand'], [100, 200]],
    ['a double stakes once more and takes one card', [5, 6, 6, 10, 10, 10], ['double'], [200, 400]],
    [
      'two tens are split to two hands, the second of which may be doubled',
      [10, 6, 13, 10, 9, 2, 9, 10],
      ['split', 'stand', 'double'],
      [300, 600],
    ],
    ['split aces get one card each, and 21 is no blackjack then', [1, 6, 1, 10, 13, 5, 10], ['split'], [200, 400]],
  ] as const)('%s', (_, ranks, steps, expected) => {
    expect(money(round(ranks, steps))).toEqual(expected)
    expect(offered(round(ranks, steps))).toEqual([])
  })

  test('offers what may be done, and a double or a split only of the first two cards', () => {
    expect(offered(round([8, 6, 8, 10]))).toEqual(['hit', 'stand', 'double', 'split'])
    expect(offered(round([8, 6, 7, 10]))).toEqual(['hit', 'stand', 'double'])
    expect(offered(round([2, 6, 3, 10], ['hit']))).toEqual(['hit', 'stand'])
    expect(offered(round([8, 6, 8, 10, 8, 3], ['split']))).toEqual(['hit', 'stand', 'double'])
    expect(offered(round([8, 1, 8, 5]))).toEqual(['decline', 'insure'])
  })

  test('the covered card is in nothing that is told before the dealer turns it over', () => {
    const [one, other] = [round([10, 6, 8, 5]), round([10, 6, 8, 9])]
    expect(one).toEqual(other)
    expect(viewOf(one).dealer).toHaveLength(1)
    expect(round([10, 1, 8, 5])).toEqual(round([10, 1, 8, 13]))
    expect(viewOf(round([10, 6, 8, 5, 9], ['stand'])).dealer).toHaveLength(3)
  })

  test('points: an ace counts eleven as long as it may', () => {
    expect([pointsOf([1, 6]), pointsOf([1, 6, 10]), pointsOf([1, 1, 9]), pointsOf([12, 13])]).toEqual([
      { total: 17, is_soft: true },
      { total: 17, is_soft: false },
      { total: 21, is_soft: true },
      { total: 20, is_soft: false },
    ])
    expect(handPoints([0, 13])).toEqual({ total: 12, is_soft: true })
  })

  test('reliability 10: the dealer’s ends are all there is, and decisions that the whole field knows are the best here', () => {
    for (const upcard of points_of_cards) expect([...endsFrom(upcard).values()].reduce(plus, fraction(0n))).toEqual(fraction(1n))
    const best = (ranks: readonly number[], upcard: number, pair: number | null = null) =>
      weigh({ hand: pointsOf(ranks), upcard, may_double: ranks.length === 2, pair })[0]?.decision
    expect([
      best([10, 6], 10),
      best([10, 6], 6),
      best([5, 6], 6),
      best([8, 8], 10, 8),
      best([10, 10], 6, 10),
      best([1, 7], 9),
      best([1, 7], 3),
      best([9, 9], 7, 9),
      best([10, 2], 3),
      best([10, 2], 4),
    ]).toEqual(['hit', 'stand', 'double', 'split', 'stand', 'hit', 'double', 'stand', 'hit', 'stand'])
  })

  test('reliability 10: to insure every ace costs what the hint says of it: a thirteenth of the half stake', () => {
    const meanOf = (key: string) => game.plays[key]?.moments().mean ?? fraction(0n)
    expect(minus(meanOf('best'), meanOf('insured'))).toEqual(fraction(1n, 13n * 2n * 13n))
  })

  test('the hint says the worth of each decision, the best first, and nothing where nothing is decided', () => {
    const weighed = weighView(viewOf(round([8, 6, 8, 10]))) ?? []
    expect(weighed.map(({ decision }) => decision)).toEqual(['split', 'stand', 'hit', 'double'])
    for (const [index, { worth }] of weighed.entries())
      if (index > 0) expect(minus(weighed[index - 1]!.worth, worth).numerator > 0n).toBe(true)
    expect(weighView(viewOf(round([8, 1, 8, 10])))).toBeNull()
  })
})

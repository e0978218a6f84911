import { fraction } from '../fraction.ts'
import type { Moments } from '../published.ts'
import { bust, dealer_ways, endWays, naturalWith, points_of_cards, ranks, ranksOf } from './blackjack-dealer.ts'
import { no_cards, withCard, type HandPoints } from './blackjack-hand.ts'
import type { Decision, Situation } from './blackjack-maths.ts'

type Decide = (situation: Situation) => Decision

/** What comes of something, in hundredths of the first stake, with the number of ways to it. */
type Spread = ReadonlyMap<number, bigint>

/** All ways of as many cards as no hand needs, so that every end of a hand is a whole number of them. */
const hand_ways = ranks ** 24n

const ends_of_dealer: readonly number[] = [17, 18, 19, 20, 21, bust]

/** What a hand brings beyond its stakes, against each end of the dealer. */
type Net = ReadonlyMap<number, Spread>

const netOfEnd = (total: number, stakes: number): Net =>
  new Map(
    ends_of_dealer.map((end) => {
      const sign = total > 21 || (end !== bust && end > total) ? -1 : end === bust || end < total ? 1 : 0
      return [end, new Map([[sign * stakes * 100, hand_ways]])]
    }),
  )

/** What follows on one more card, each with its own. */
const afterCard = (netWith: (points: number) => Net): Net => {
  const all = new Map(ends_of_dealer.map((end) => [end, new Map<number, bigint>()]))
  for (const points of points_of_cards)
    for (const [end, spread] of netWith(points)) {
      const sums = all.get(end)
      for (const [value, ways] of spread) sums?.set(value, (sums.get(value) ?? 0n) + (ranksOf(points) * ways) / ranks)
    }
  return all
}

/** The two hands of a pair meet the same dealer, and nothing else of one moves the other. */
const bothOf = (net: Net): Net =>
  new Map(
    [...net].map(([end, spread]) => {
      const both = new Map<number, bigint>()
      for (const [a, ways_a] of spread)
        for (const [b, ways_b] of spread) both.set(a + b, (both.get(a + b) ?? 0n) + (ways_a * ways_b) / hand_ways)
      return [end, both]
    }),
  )

/** Follows a way of playing to the ends of a hand. A hand is its points, so each is followed once. */
const followed = (decide: Decide) => {
  const known = new Map<string, Net>()
  const follow = (now: Situation): Net => {
    const { hand, upcard, may_double, pair } = now
    const key = `${hand.total} ${hand.is_soft} ${upcard} ${may_double} ${pair}`
    const net = known.get(key) ?? netOf(now)
    known.set(key, net)
    return net
  }
  const splitHand = (points: number, next: number, upcard: number): Net => {
    const hand = withCard(withCard(no_cards, points), next)
    return points === 1 ? netOfEnd(hand.total, 1) : follow({ hand, upcard, may_double: true, pair: null })
  }
  const netOf = (now: Situation): Net => {
    const { hand, upcard, pair } = now
    if (hand.total >= 21) return netOfEnd(hand.total, 1)
    const decision = decide(now)
    if (decision === 'stand') return netOfEnd(hand.total, 1)
    if (decision === 'double') return afterCard((points) => netOfEnd(withCard(hand, points).total, 2))
    if (decision === 'split' && pair !== null) return bothOf(afterCard((next) => splitHand(pair, next, upcard)))
    return afterCard((points) => follow({ hand: withCard(hand, points), upcard, may_double: false, pair: null }))
  }
  return (first: number, second: number, upcard: number): Net =>
    follow({ hand: handOf(first, second), upcard, may_double: true, pair: first === second ? first : null })
}

const handOf = (first: number, second: number): HandPoints => withCard(withCard(no_cards, first), second)

/** The exact moments of a way to play blackjack, per first stake: what comes back less what was staked on the way. */
export const momentsOfBlackjack = (decide: Decide, insures: boolean): Moments => {
  const netOf = followed(decide)
  const round = new Map<number, bigint>()
  const all = ranks ** 3n * dealer_ways * hand_ways
  const add = (value: number, ways: bigint): void => void round.set(value, (round.get(value) ?? 0n) + ways)
  for (const upcard of points_of_cards) {
    const completes = naturalWith(upcard)
    const natural_ways = completes === null ? 0n : (dealer_ways * ranksOf(completes)) / ranks
    const is_insured = insures && upcard === 1
    const ends = endWays(upcard)
    for (const first of points_of_cards)
      for (const second of points_of_cards) {
        const ways = ranksOf(upcard) * ranksOf(first) * ranksOf(second)
        const is_natural = handOf(first, second).total === 21
        if (natural_ways > 0n) add((is_natural ? 100 : 0) + (is_insured ? 100 : 0), ways * natural_ways * hand_ways)
        const insurance = is_insured ? 50 : 0
        if (is_natural) add(250 - insurance, ways * (dealer_ways - natural_ways) * hand_ways)
        else
          for (const [end, spread] of netOf(first, second, upcard))
            for (const [net, own_ways] of spread) add(100 + net - insurance, ways * (ends.get(end) ?? 0n) * own_ways)
      }
  }
  const sum = (of: (value: bigint) => bigint): bigint => [...round].reduce((total, [value, ways]) => total + of(BigInt(value)) * ways, 0n)
  return {
    mean: fraction(
      sum((value) => value),
      all * 100n,
    ),
    mean_square: fraction(
      sum((value) => value ** 2n),
      all * 10_000n,
    ),
    hit_rate: fraction(
      sum((value) => (value > 0n ? 1n : 0n)),
      all,
    ),
    max_multiple: fraction(BigInt(Math.max(...round.keys())), 100n),
  }
}

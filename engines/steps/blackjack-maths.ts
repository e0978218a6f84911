import { fraction, minus, plus, times, type Fraction } from '../fraction.ts'
import { bust, endsFrom, points_of_cards, ranks, ranksOf } from './blackjack-dealer.ts'
import { no_cards, withCard, type HandPoints } from './blackjack-hand.ts'

/**
 * The exact worth of every decision at blackjack where each card comes from a full pack: no card that is gone changes what comes, so a hand
 * is its points, and every figure is a finite sum. Worth is what comes back beyond the stake, per unit of the hand's stake.
 */
const isAbove = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator > b.numerator * a.denominator

const chanceOf = (points: number): Fraction => fraction(ranksOf(points), ranks)

const sum = (of: (points: number) => Fraction): Fraction =>
  points_of_cards.map((points) => times(chanceOf(points), of(points))).reduce(plus, fraction(0n))

const memo = <T>(made: Map<string, T>, key: string, make: () => T): T => {
  const known = made.get(key)
  if (known !== undefined) return known
  const fresh = make()
  made.set(key, fresh)
  return fresh
}

const standing = new Map<string, Fraction>()

/** What standing on a total is worth. */
const standWorth = (total: number, upcard: number): Fraction =>
  memo(standing, `${total} ${upcard}`, () => {
    if (total > 21) return fraction(-1n)
    let worth = fraction(0n)
    for (const [end, chance] of endsFrom(upcard)) {
      if (end === bust || end < total) worth = plus(worth, chance)
      else if (end > total) worth = minus(worth, chance)
    }
    return worth
  })

const hitting = new Map<string, Fraction>()

/** The better of standing and drawing, with as many cards as one likes. */
const playWorth = (hand: HandPoints, upcard: number): Fraction => {
  if (hand.total >= 21) return standWorth(hand.total, upcard)
  const [stand, hit] = [standWorth(hand.total, upcard), hitWorth(hand, upcard)]
  return isAbove(hit, stand) ? hit : stand
}

const hitWorth = (hand: HandPoints, upcard: number): Fraction =>
  memo(hitting, `${hand.total} ${hand.is_soft} ${upcard}`, () => sum((points) => playWorth(withCard(hand, points), upcard)))

const doubling = new Map<string, Fraction>()

const doubleWorth = (hand: HandPoints, upcard: number): Fraction =>
  memo(doubling, `${hand.total} ${hand.is_soft} ${upcard}`, () =>
    times(
      fraction(2n),
      sum((points) => standWorth(withCard(hand, points).total, upcard)),
    ),
  )

export type Decision = 'stand' | 'hit' | 'double' | 'split'

export interface Weighed {
  readonly decision: Decision
  readonly worth: Fraction
}

const splitting = new Map<string, Fraction>()

/** Two hands from a pair: each may be doubled, none is split again, and aces get one card each. A 21 of two cards is no blackjack then. */
const splitWorth = (points: number, upcard: number): Fraction =>
  memo(splitting, `${points} ${upcard}`, () => {
    const one = withCard(no_cards, points)
    const hand = sum((next) => {
      const both = withCard(one, next)
      if (points === 1) return standWorth(both.total, upcard)
      const [play, double] = [playWorth(both, upcard), doubleWorth(both, upcard)]
      return isAbove(double, play) ? double : play
    })
    return times(fraction(2n), hand)
  })

export interface Situation {
  readonly hand: HandPoints
  /** Points of the dealer's open card. */
  readonly upcard: number
  readonly may_double: boolean
  /** Points of the pair, where the hand may be split. */
  readonly pair: number | null
}

const weighing = new Map<string, readonly Weighed[]>()

/** Everything that may be done with its exact worth, the best first. */
export const weigh = ({ hand, upcard, may_double, pair }: Situation): readonly Weighed[] =>
  memo(weighing, `${hand.total} ${hand.is_soft} ${upcard} ${may_double} ${pair}`, () => {
    const all: Weighed[] = [
      { decision: 'stand', worth: standWorth(hand.total, upcard) },
      { decision: 'hit', worth: hitWorth(hand, upcard) },
      ...(may_double ? [{ decision: 'double' as const, worth: doubleWorth(hand, upcard) }] : []),
      ...(pair === null ? [] : [{ decision: 'split' as const, worth: splitWorth(pair, upcard) }]),
    ]
    return all.toSorted((a, b) => (isAbove(b.worth, a.worth) ? 1 : isAbove(a.worth, b.worth) ? -1 : 0))
  })

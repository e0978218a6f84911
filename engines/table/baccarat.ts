import type { Names } from '../game.ts'
import { dealRanges, dealtCards, type Card } from './cards.ts'
import type { TableGame, TableOutcome, TablePlace, TableResult } from './table-game.ts'

const packs = 8
const draws = 6

/** Tens and pictures count nothing, an ace one. */
export const cardPoints = ({ rank }: Pick<Card, 'rank'>): number => (rank >= 10 ? 0 : rank)

const pointsOf = (cards: readonly Pick<Card, 'rank'>[]): number => cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10

/** Does the banker take a third card, with these points and the player's third card, if there is one? */
const bankerDraws = (points: number, third: number | null): boolean => {
  if (third === null) return points <= 5
  if (points <= 2) return true
  if (points === 3) return third !== 8
  if (points === 4) return third >= 2 && third <= 7
  if (points === 5) return third >= 4 && third <= 7
  return points === 6 && (third === 6 || third === 7)
}

export interface Coup<C> {
  readonly player: readonly C[]
  readonly banker: readonly C[]
  readonly player_points: number
  readonly banker_points: number
}

/** The coup out of six cards in the order of drawing: player, banker, player, banker, and then whoever draws. What is left over was not dealt. */
export const coupOf = <C extends Pick<Card, 'rank'>>(cards: readonly C[]): Coup<C> => {
  const [p1, b1, p2, b2, ...more] = cards
  const player = [p1, p2].filter((card) => card !== undefined)
  const banker = [b1, b2].filter((card) => card !== undefined)
  const is_natural = pointsOf(player) >= 8 || pointsOf(banker) >= 8
  const third = !is_natural && pointsOf(player) <= 5 ? more.shift() : undefined
  const last = !is_natural && bankerDraws(pointsOf(banker), third ? cardPoints(third) : null) ? more.shift() : undefined
  const hands = { player: third ? [...player, third] : player, banker: last ? [...banker, last] : banker }
  return { ...hands, player_points: pointsOf(hands.player), banker_points: pointsOf(hands.banker) }
}

const places: readonly TablePlace[] = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'].map((id) => ({
  id,
  type: id.endsWith('pair') ? 'pair' : id,
}))

/** No commission: the banker who wins with six points pays half. A tie gives chips on either side back. */
const sideHalves = (place: string, player_points: number, banker_points: number): number => {
  const is_tie = player_points === banker_points
  if (place === 'tie') return is_tie ? 20 : 0
  if (is_tie) return 2
  if (place === 'player') return player_points > banker_points ? 4 : 0
  if (player_points > banker_points) return 0
  return banker_points === 6 ? 3 : 4
}

const halves = (place: string, values: readonly number[]): number => {
  const cards = dealtCards(values)
  const { player, banker, player_points, banker_points } = coupOf(cards)
  if (!place.endsWith('pair')) return sideHalves(place, player_points, banker_points)
  const [first, second] = place === 'player-pair' ? player : banker
  return first?.rank === second?.rank ? 26 : 0
}

/** How often each pair of totals comes, over every order of six cards by their points: ways of a hundred and four tens of points alike. */
const totals = (): ReadonlyMap<string, bigint> => {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 * packs : 4 * packs))
  const found = new Map<string, bigint>()
  const deal = (cards: readonly { readonly rank: number }[], ways: bigint): void => {
    if (cards.length === draws) {
      const { player_points, banker_points } = coupOf(cards)
      const key = `${player_points}:${banker_points}`
      found.set(key, (found.get(key) ?? 0n) + ways)
      return
    }
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0
      left[points] = count - 1
      deal([...cards, { rank: points === 0 ? 10 : points }], ways * BigInt(count))
      left[points] = count
    }
  }
  deal([], 1n)
  return found
}

let counted: ReadonlyMap<string, bigint> | null = null

const outcomes = (type: string): readonly TableOutcome[] => {
  if (type === 'pair') {
    const [same, all] = [BigInt(4 * packs - 1), BigInt(52 * packs - 1)]
    return [
      { ways: same, halves: 26 },
      { ways: all - same, halves: 0 },
    ]
  }
  counted ??= totals()
  return [...counted].map(([key, ways]) => {
    const [player = 0, banker = 0] = key.split(':').map(Number)
    return { ways, halves: sideHalves(type, player, banker) }
  })
}

/**
 * How many of all orders of six cards of the shoe each side wins: for pages, which do not count them. Everything else is a tie. A test
 * counts them afresh.
 */
export const baccaratWays = { player: 2_230_518_282_592_256, banker: 2_292_252_566_437_888, all: 4_998_398_275_503_360 } as const

/** In so many of them the banker wins with six points, which pays half. */
export const banker_six_ways = 269_232_304_455_680

/** How the sides stand at the end. A pair comes in a few ways of each. */
const results: readonly TableResult[] = (
  [
    [baccaratWays.player, 1, 0],
    [baccaratWays.banker - banker_six_ways, 0, 1],
    [banker_six_ways, 0, 6],
    [baccaratWays.all - baccaratWays.player - baccaratWays.banker, 0, 0],
  ] as const
).map(([ways, player, banker]) => ({ ways, halves: (place) => (place.endsWith('pair') ? 0 : sideHalves(place, player, banker)) }))

/** Baccarat without commission from eight packs, shuffled anew for each coup. */
export const baccaratGame = ({ slug, names }: { readonly slug: string; readonly names: Names }): TableGame => ({
  slug,
  names,
  places,
  ranges: dealRanges(packs, draws),
  halves,
  most_halves: 26,
  outcomes,
  results,
  exported: { family: 'baccarat', packs },
})

import { withoutReplacement } from '../chance/without-replacement.ts'
import { fraction } from '../fraction.ts'
import type { Names } from '../game.ts'
import type { Moments } from '../published.ts'
import { dealRanges } from '../table/cards.ts'
import type { Offer, PublishedPlay, Standing, SteppedGame } from './stepped-game.ts'
import { paysByHand, pokerHandOf, pokerHands, type PokerHand, type PokerPays } from './video-poker-hands.ts'
import { bestKept, common_ways, drawnSums, eachKindOfHand, paidTables, type Paid } from './video-poker-tables.ts'
import { all_kept, type Kept } from './video-poker-worth.ts'

export interface VideoPokerSpec {
  readonly slug: string
  readonly names: Names
  readonly are_deuces_wild: boolean
  /** What each hand pays, in stakes, the dearest first. */
  readonly pays: Partial<Readonly<Record<PokerHand, number>>>
  /** A rule of thumb that many go by, whose cost is published too: what it keeps of five cards. */
  readonly thumb: (cards: readonly number[]) => Kept
}

export interface VideoPokerView {
  /** Numbers of cards in the pack: those that were dealt, or what came of them. */
  readonly cards: readonly number[]
  /** What was kept, place by place; null before the draw. */
  readonly kept: readonly boolean[] | null
  readonly hand: PokerHand
  /** What the hand pays, in hundredths of the stake: now, or if everything is kept. */
  readonly pays: number
}

interface State {
  readonly cards: readonly number[]
  readonly spare: readonly number[]
  readonly kept: Kept | null
}

const places = [0, 1, 2, 3, 4] as const
const hand_size = places.length

/** `hold:10110`: a digit for each place, 1 where its card is kept. */
export const holdStep = (kept: Kept): string => `hold:${places.map((place) => (kept >> place) & 1).join('')}`
const allHolds: readonly string[] = Array.from({ length: 32 }, (_, kept) => holdStep(kept))
const every_hold: readonly Offer[] = allHolds.map((step) => ({ step }))
const keptBy = (step: string): Kept => allHolds.indexOf(step)

/** The cards that were thrown away are replaced in their places, from left to right. */
const drawnInto = ({ cards, spare, kept }: State): readonly number[] => {
  if (kept === null) return cards
  let next = 0
  return cards.map((card, place) => {
    if ((kept >> place) & 1) return card
    next += 1
    return spare[next - 1] ?? 0
  })
}

interface Tables {
  readonly pays: Paid
  readonly squares: Paid
  readonly hits: Paid
}

/** Two seconds of counting, done once where exact figures are asked for: the game itself never needs them. */
const tablesOf = (spec: VideoPokerSpec, pays: PokerPays): (() => Tables) => {
  let known: Tables | null = null
  return () => {
    if (known === null) {
      const counted = [pays, pays.map((pay) => pay ** 2), pays.map((pay) => (pay > 0 ? 1 : 0))]
      const [worth = [], squares = [], hits = []] = paidTables(spec.are_deuces_wild, counted)
      known = { pays: worth, squares, hits }
    }
    return known
  }
}

const all_hands = 2_598_960n

/** What is kept of rising cards. Who goes by what each way to keep some is worth asks for it. */
type Keeps = (cards: readonly number[], worths: () => Float64Array) => Kept

/** The moments of several ways of playing, in one walk over all hands. */
const momentsOf = (tables: Tables, plays: readonly Keeps[], most: number): readonly Moments[] => {
  const sums = plays.map(() => ({ mean: 0, squares: 0, hits: 0 }))
  eachKindOfHand((cards, count) => {
    const [worths, squares, hits] = [drawnSums(tables.pays, cards), drawnSums(tables.squares, cards), drawnSums(tables.hits, cards)]
    for (const [play, keeps] of plays.entries()) {
      const [kept, sum] = [keeps(cards, () => worths), sums[play]]
      if (!sum) continue
      sum.mean += count * (worths[kept] ?? 0)
      sum.squares += count * (squares[kept] ?? 0)
      sum.hits += count * (hits[kept] ?? 0)
    }
  })
  const all = all_hands * BigInt(common_ways)
  // Sums stay far inside the safe integers: the squares of all draws of all hands are some 6 × 10^14.
  return sums.map(({ mean, squares, hits }) => ({
    mean: fraction(BigInt(mean), all),
    mean_square: fraction(BigInt(squares), all),
    hit_rate: fraction(BigInt(hits), all),
    max_multiple: fraction(BigInt(most)),
  }))
}

/** What is kept of cards in any order, by a rule for rising ones. */
const inAnyOrder = (keeps: (cards: readonly number[]) => Kept, cards: readonly number[]): Kept => {
  const rising = cards.toSorted((a, b) => a - b)
  const kept = keeps(rising)
  return cards.reduce((sum, card, place) => sum | (((kept >> rising.indexOf(card)) & 1) << place), 0)
}

/** Five cards, of which any are kept; the others are drawn anew once. All ten cards are fixed before the first decision. */
export const videoPoker = (spec: VideoPokerSpec): SteppedGame<State> => {
  const { slug, names, are_deuces_wild } = spec
  const pays = paysByHand(spec.pays)
  const most = Math.max(...pays)
  const tables = tablesOf(spec, pays)
  const ranges = dealRanges(1, hand_size * 2)
  const standing = (state: State): Standing => {
    const { kept } = state
    const cards = drawnInto(state)
    const hand = pokerHandOf(cards, are_deuces_wild)
    const paid = (pays[pokerHands.indexOf(hand)] ?? 0) * 100
    const view: VideoPokerView = {
      cards,
      kept: kept === null ? null : places.map((place) => ((kept >> place) & 1) === 1),
      hand,
      pays: paid,
    }
    const thrown = kept === null ? 0 : view.kept?.filter((is_kept) => !is_kept).length
    return {
      view,
      offers: kept === null ? every_hold : [],
      staked: 100,
      pays: kept === null ? 0 : paid,
      used: hand_size + (thrown ?? 0),
    }
  }
  const ways: Readonly<Record<string, Keeps>> = {
    best: (_, worths) => bestKept(worths()),
    thumb: spec.thumb,
    'keep-all': () => all_kept,
  }
  let known: readonly Moments[] | null = null
  const playOf = (keeps: Keeps, index: number): PublishedPlay => ({
    choice: 'cards',
    step: ({ view }) =>
      holdStep(inAnyOrder((rising) => keeps(rising, () => drawnSums(tables().pays, rising)), (view as VideoPokerView).cards)),
    moments: () => {
      known ??= momentsOf(tables(), Object.values(ways), most)
      const [moments] = known.slice(index)
      if (!moments) throw new RangeError(`${slug} publishes no such way of playing`)
      return moments
    },
  })
  return {
    slug,
    kind: 'table',
    names,
    example: 'cards',
    dealt: () => 'cards',
    ranges: (choice) => (choice === 'cards' ? ranges : null),
    begin: (_, values) => {
      const cards = withoutReplacement(values)
      return { cards: cards.slice(0, hand_size), spare: cards.slice(hand_size), kept: null }
    },
    take: (state, step) => {
      const kept = keptBy(step)
      if (kept < 0 || state.kept !== null) throw new RangeError(`there is no step ${step}`)
      return { ...state, kept }
    },
    standing,
    // Whoever does not come back keeps what was dealt: no card of theirs is thrown away by the house.
    fallback: () => holdStep(all_kept),
    most: { returned: most * 100, staked: 100 },
    plays: Object.fromEntries(Object.entries(ways).map(([key, keeps], index) => [key, playOf(keeps, index)])),
    exported: { family: 'video-poker', are_deuces_wild, pays: spec.pays },
  }
}

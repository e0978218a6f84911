import type { Names } from '../game.ts'
import type { Moments } from '../published.ts'
import { cards_of_pack } from '../table/cards.ts'
import { momentsOf, type Ending } from './moments.ts'
import { leave_step, most_price, offeredPrice, stopOrLeave, stop_step } from './price.ts'
import type { Offer, PublishedPlay, Standing, SteppedGame } from './stepped-game.ts'

export interface HigherLowerSpec {
  readonly slug: string
  readonly names: Names
  /** The most cards of a round, the first one with them. */
  readonly cards: number
  /** After how many right guesses the published plays stop. */
  readonly shown: readonly number[]
}

export interface HigherLowerView {
  /** Number of the card in the pack: suits one after another, ace to king within each. */
  readonly cards: readonly number[]
  /** What was said before each card but the first. */
  readonly said: readonly string[]
  readonly right: number
  readonly price: number | null
  /** What each guess wins with, in ranks of thirteen, and what it is worth then. */
  readonly guesses: readonly { readonly step: string; readonly ranks: number; readonly price: number }[]
  readonly ended: 'stopped' | 'wrong' | 'left' | null
}

interface State {
  readonly values: readonly number[]
  readonly said: readonly string[]
  readonly right: number
  /** The chance of all that was guessed: `ways` in `all`. */
  readonly ways: bigint
  readonly all: bigint
  readonly ended: HigherLowerView['ended']
}

const ranks_of_suit = 13
const skip_step = 'skip'

/** 1 is the ace, the lowest; 13 the king. */
export const rankOf = (card: number): number => (card % ranks_of_suit) + 1

type Guesses = Readonly<Record<string, number>>

const guesses_by_rank: readonly Guesses[] = Array.from({ length: ranks_of_suit }, (_, index): Guesses => {
  const rank = index + 1
  if (rank === 1) return { higher: 12, same: 1 }
  if (rank === ranks_of_suit) return { lower: 12, same: 1 }
  return { higher: ranks_of_suit + 1 - rank, lower: rank }
})

/** With how many of the thirteen ranks a guess is right. A card of the same rank is right either way, but at the two ends it is a guess of its own. */
export const rightRanks = (rank: number): Guesses => guesses_by_rank[rank - 1] ?? {}

const isRight = (guess: string, before: number, after: number): boolean => {
  if (guess === 'same') return after === before
  const is_end = before === 1 || before === ranks_of_suit
  if (after === before) return !is_end
  return guess === 'higher' ? after > before : after < before
}

const likelier_by_rank: readonly (readonly [string, number])[] = guesses_by_rank.map(
  (guesses) => Object.entries(guesses).toSorted(([, a], [, b]) => b - a)[0] ?? ['higher', 0],
)

/** The likelier guess; of two alike the higher one. */
const likelier = (rank: number): readonly [string, number] => likelier_by_rank[rank - 1] ?? ['higher', 0]

/** What comes of the likelier guess, so many times over: every run of ranks, each as likely as any other. */
const momentsOfLikelier = (right: number): Moments => {
  const endings: Ending[] = []
  const follow = (rank: number, ways: bigint, guesses: number): void => {
    if (guesses === right) {
      endings.push({ ways: 1n, pays: offeredPrice(ways, BigInt(ranks_of_suit) ** BigInt(guesses)) ?? 0 })
      return
    }
    const [guess, count] = likelier(rank)
    const lost = BigInt(ranks_of_suit - count) * BigInt(ranks_of_suit) ** BigInt(right - guesses - 1)
    endings.push({ ways: lost, pays: 0 })
    for (let after = 1; after <= ranks_of_suit; after += 1)
      if (isRight(guess, rank, after)) follow(after, ways * BigInt(count), guesses + 1)
  }
  for (let rank = 1; rank <= ranks_of_suit; rank += 1) follow(rank, 1n, 0)
  return momentsOf(endings)
}

/** Will the next card be higher or lower? Each comes from a full pack. Go on as long as you dare, and stop at the price in sight. */
export const higherLower = (spec: HigherLowerSpec): SteppedGame<State> => {
  const ranges: readonly number[] = Array.from({ length: spec.cards }, () => cards_of_pack)
  const viewOf = ({ values, said, right, ways, all, ended }: State): HigherLowerView => {
    const cards = values.slice(0, said.length + 1)
    const ranks = rightRanks(rankOf(cards.at(-1) ?? 0))
    const may_go_on = ended === null && cards.length < spec.cards
    const guesses = Object.entries(ranks).flatMap(([step, count]) => {
      const price = offeredPrice(ways * BigInt(count), all * BigInt(ranks_of_suit))
      return may_go_on && price !== null ? [{ step, ranks: count, price }] : []
    })
    return { cards, said, right, price: right > 0 && ended !== 'wrong' ? offeredPrice(ways, all) : null, guesses, ended }
  }
  // The last card is not skipped by whoever has guessed nothing: a round without a guess gives its stake back, and would wager a bonus without playing.
  const maySkip = ({ said, right }: State): boolean => said.length + 1 < (right > 0 ? spec.cards : spec.cards - 1)
  const standing = (state: State): Standing => {
    const view = viewOf(state)
    const { ended, price, guesses } = view
    const pays = ended === 'stopped' ? (price ?? 0) : ended === 'left' ? 100 : 0
    const offers: Offer[] = [
      ...guesses.map(({ step }) => ({ step })),
      ...(maySkip(state) ? [{ step: skip_step }] : []),
      ...(price === null ? [] : [{ step: stop_step, pays: price }]),
    ]
    return { view, offers: ended ? [] : offers, staked: 100, pays, used: view.cards.length }
  }
  const take = (state: State, step: string): State => {
    if (step === stop_step) return { ...state, ended: 'stopped' }
    if (step === leave_step) return { ...state, ended: 'left' }
    const said = [...state.said, step]
    const is_last = said.length + 1 === spec.cards
    if (step === skip_step) return { ...state, said, ended: is_last ? (state.right > 0 ? 'stopped' : 'left') : null }
    const [before, after] = [rankOf(state.values[said.length - 1] ?? 0), rankOf(state.values[said.length] ?? 0)]
    if (!isRight(step, before, after)) return { ...state, said, ended: 'wrong' }
    const ways = state.ways * BigInt(rightRanks(before)[step] ?? 0)
    const next = { ...state, said, right: state.right + 1, ways, all: state.all * BigInt(ranks_of_suit) }
    return is_last ? { ...next, ended: 'stopped' } : next
  }
  const playOf = (right: number): PublishedPlay => ({
    choice: 'cards',
    step: ({ view }) => {
      const { cards, right: by_now } = view as HigherLowerView
      return by_now < right ? likelier(rankOf(cards.at(-1) ?? 0))[0] : stop_step
    },
    moments: () => momentsOfLikelier(right),
  })
  return {
    slug: spec.slug,
    kind: 'instant',
    names: spec.names,
    example: 'cards',
    dealt: () => 'cards',
    ranges: (choice) => (choice === 'cards' ? ranges : null),
    begin: (_, values) => ({ values, said: [], right: 0, ways: 1n, all: 1n, ended: null }),
    take,
    standing,
    fallback: stopOrLeave,
    // The last card could be skipped unguessed once: rounds of that time are played on and told as they were.
    wasOffered: ({ ended }, step) => ended === null && step === skip_step,
    most: { returned: most_price, staked: 100 },
    plays: Object.fromEntries(spec.shown.map((right) => [`right:${right}`, playOf(right)])),
    exported: { family: 'higher-lower', cards: spec.cards },
  }
}

import type { Names } from '../game.ts'
import { cards_of_pack } from '../table/cards.ts'
import { cardPoints, dealerDraws, isNatural, pointsOf, type HandPoints } from './blackjack-hand.ts'
import { weigh, type Decision, type Situation } from './blackjack-maths.ts'
import { momentsOfBlackjack } from './blackjack-moments.ts'
import type { Offer, PublishedPlay, Standing, SteppedGame } from './stepped-game.ts'

export interface BlackjackHand {
  /** Numbers of cards in the pack. */
  readonly cards: readonly number[]
  /** In hundredths of the first stake. */
  readonly stake: number
  /** Null while the hand may still take cards. */
  readonly done: 'stood' | 'bust' | null
  /** What it brings back, once the round is over. */
  readonly pays: number | null
}

export interface BlackjackView {
  /** The open card alone, until the dealer turns the other one over. */
  readonly dealer: readonly number[]
  readonly hands: readonly BlackjackHand[]
  /** Which hand is played now; null before and after. */
  readonly at: number | null
  readonly insurance: 'offered' | 'taken' | 'declined' | 'paid' | 'lost' | null
  readonly ended: boolean
}

interface Hand extends Omit<BlackjackHand, 'pays'> {
  readonly is_split: boolean
}

interface State {
  readonly values: readonly number[]
  /** How many cards are on the table, the covered one among them. */
  readonly dealt: number
  readonly hole: number
  readonly dealer: readonly number[]
  readonly hands: readonly Hand[]
  readonly at: number
  readonly insurance: 'offered' | 'taken' | 'declined' | null
  readonly ended: boolean
}

/** The most cards that a round can need: two hands of aces and a dealer of many. */
const most_cards = 64
const ranges: readonly number[] = Array.from({ length: most_cards }, () => cards_of_pack)
const stake = 100
const insurance_stake = 50

export const rankOfCard = (card: number): number => (card % 13) + 1
const ranksOf = (cards: readonly number[]): readonly number[] => cards.map(rankOfCard)
export const handPoints = (cards: readonly number[]): HandPoints => pointsOf(ranksOf(cards))

const dealerOf = ({ dealer, hole }: State): readonly number[] => (dealer.length === 1 ? [...dealer, hole] : dealer)
const hasNatural = (state: State): boolean => isNatural(ranksOf(dealerOf(state)))
const playerNatural = ({ hands: [first, second] }: State): boolean => second === undefined && isNatural(ranksOf(first?.cards ?? []))

/** What a hand brings back against the dealer's cards as they lie. */
const paysOf = (state: State, hand: Hand): number => {
  if (hand.done === 'bust') return 0
  if (playerNatural(state)) return hasNatural(state) ? hand.stake : hand.stake * 2.5
  if (hasNatural(state)) return 0
  const [own, dealer] = [handPoints(hand.cards).total, handPoints(state.dealer).total]
  if (dealer > 21 || own > dealer) return hand.stake * 2
  return own === dealer ? hand.stake : 0
}

/** Turns the covered card over and draws, where a hand waits for it. */
const finish = (state: State): State => {
  let { dealt } = state
  let dealer = dealerOf(state)
  const waits = state.hands.some(({ done }) => done !== 'bust') && !playerNatural(state) && !hasNatural(state)
  while (waits && dealerDraws(handPoints(dealer))) {
    dealer = [...dealer, state.values[dealt] ?? 0]
    dealt += 1
  }
  return { ...state, dealer, dealt, ended: true }
}

/** A hand that can gain nothing more is done by itself; after the last one the dealer plays. */
const goOn = (state: State): State => {
  const hands = state.hands.map((hand): Hand => {
    if (hand.done) return hand
    const { total } = handPoints(hand.cards)
    return total > 21 ? { ...hand, done: 'bust' } : total === 21 ? { ...hand, done: 'stood' } : hand
  })
  const at = hands.findIndex(({ done }) => done === null)
  return at < 0 ? finish({ ...state, hands }) : { ...state, hands, at }
}

/** The dealer has looked, or need not: a blackjack of either side ends the round. */
const afterLook = (state: State): State => (hasNatural(state) || playerNatural(state) ? finish(state) : goOn(state))

const begin = (values: readonly number[]): State => {
  const [first = 0, up = 0, second = 0, hole = 0] = values
  const hand: Hand = { cards: [first, second], stake, done: null, is_split: false }
  const state: State = { values, dealt: 4, hole, dealer: [up], hands: [hand], at: 0, insurance: null, ended: false }
  return rankOfCard(up) === 1 ? { ...state, insurance: 'offered' } : afterLook(state)
}

const withHand = (state: State, change: (hand: Hand) => readonly Hand[], cards: number): State =>
  goOn({ ...state, dealt: state.dealt + cards, hands: state.hands.flatMap((hand, index) => (index === state.at ? change(hand) : [hand])) })

const steps: Readonly<Record<string, (state: State) => State>> = {
  insure: (state) => afterLook({ ...state, insurance: 'taken' }),
  decline: (state) => afterLook({ ...state, insurance: 'declined' }),
  stand: (state) => withHand(state, (hand) => [{ ...hand, done: 'stood' }], 0),
  hit: (state) => withHand(state, (hand) => [{ ...hand, cards: [...hand.cards, state.values[state.dealt] ?? 0] }], 1),
  double: (state) => {
    const card = state.values[state.dealt] ?? 0
    return withHand(
      state,
      (hand) => [
        {
          ...hand,
          cards: [...hand.cards, card],
          stake: hand.stake * 2,
          done: handPoints([...hand.cards, card]).total > 21 ? 'bust' : 'stood',
        },
      ],
      1,
    )
  },
  split: (state) =>
    withHand(
      state,
      ({ cards: [first = 0, second = 0] }) =>
        [first, second].map((card, index): Hand => {
          const cards = [card, state.values[state.dealt + index] ?? 0]
          // Aces get one card each.
          return { cards, stake, done: rankOfCard(card) === 1 ? 'stood' : null, is_split: true }
        }),
      2,
    ),
}

const situationOf = (view: BlackjackView): Situation | null => {
  const hand = view.at === null ? undefined : view.hands[view.at]
  if (!hand) return null
  const [first = 0, second = 0] = hand.cards
  const is_pair = view.hands.length === 1 && hand.cards.length === 2 && cardPoints(rankOfCard(first)) === cardPoints(rankOfCard(second))
  return {
    hand: handPoints(hand.cards),
    upcard: cardPoints(rankOfCard(view.dealer[0] ?? 0)),
    may_double: hand.cards.length === 2,
    pair: is_pair ? cardPoints(rankOfCard(first)) : null,
  }
}

/** Everything that may be done with the hand of now and what it is worth, the best first; null where nothing of a hand is decided. */
export const weighView = (view: BlackjackView) => {
  const situation = situationOf(view)
  return situation && weigh(situation)
}

const viewOf = (state: State): BlackjackView => {
  const { dealer, hands, insurance, ended, at } = state
  const told = insurance === 'taken' && ended ? (hasNatural(state) ? 'paid' : 'lost') : insurance
  return {
    dealer: ended ? dealerOf(state) : dealer,
    hands: hands.map((hand) => ({ cards: hand.cards, stake: hand.stake, done: hand.done, pays: ended ? paysOf(state, hand) : null })),
    at: ended || insurance === 'offered' ? null : at,
    insurance: told,
    ended,
  }
}

const offersOf = (view: BlackjackView): readonly Offer[] => {
  if (view.ended) return []
  if (view.insurance === 'offered') return [{ step: 'decline' }, { step: 'insure', stakes: insurance_stake }]
  const situation = situationOf(view)
  return [
    { step: 'hit' },
    { step: 'stand' },
    ...(situation?.may_double ? [{ step: 'double', stakes: stake }] : []),
    ...(situation === null || situation.pair === null ? [] : [{ step: 'split', stakes: stake }]),
  ]
}

const standing = (state: State): Standing => {
  const view = viewOf(state)
  const insured = state.insurance === 'taken' ? insurance_stake : 0
  const paid = view.hands.reduce((sum, hand) => sum + (hand.pays ?? 0), 0) + (view.insurance === 'paid' ? insured * 3 : 0)
  const staked = state.hands.reduce((sum, hand) => sum + hand.stake, 0) + insured
  return { view, offers: offersOf(view), staked, pays: state.ended ? paid : 0, used: state.dealt }
}

/** What a published way of playing decides. */
const decisions: Readonly<Record<string, (situation: Situation) => Decision>> = {
  best: (situation) => weigh(situation)[0]?.decision ?? 'stand',
  'never-over': ({ hand }) => (hand.total < 12 || (hand.is_soft && hand.total < 18) ? 'hit' : 'stand'),
  'as-dealer': ({ hand }) => (dealerDraws(hand) ? 'hit' : 'stand'),
}

const playOf = (decide: (situation: Situation) => Decision, insures: boolean): PublishedPlay => ({
  choice: 'cards',
  step: ({ view, offers }) => {
    if (offers.some(({ step }) => step === 'insure')) return insures ? 'insure' : 'decline'
    const situation = situationOf(view as BlackjackView)
    return situation ? decide(situation) : 'stand'
  },
  moments: () => momentsOfBlackjack(decide, insures),
})

/**
 * Blackjack: each card from a full pack, the dealer stands on every 17 and looks for a blackjack under an ace or a ten, a blackjack pays
 * 3 to 2, any two cards may be doubled, a pair is split once and doubled after it, split aces get one card each, insurance pays 2 to 1.
 */
export const blackjackGame = ({ slug, names }: { readonly slug: string; readonly names: Names }): SteppedGame<State> => ({
  slug,
  kind: 'table',
  names,
  example: 'cards',
  dealt: () => 'cards',
  ranges: (choice) => (choice === 'cards' ? ranges : null),
  begin: (_, values) => begin(values),
  take: (state, step) => {
    const take = steps[step]
    if (!take) throw new RangeError(`there is no step ${step}`)
    return take(state)
  },
  standing,
  fallback: (offers) => (offers.some(({ step }) => step === 'decline') ? 'decline' : 'stand'),
  most: { returned: 800, staked: 450 },
  plays: {
    best: playOf(decisions['best'] as (situation: Situation) => Decision, false),
    insured: playOf(decisions['best'] as (situation: Situation) => Decision, true),
    'as-dealer': playOf(decisions['as-dealer'] as (situation: Situation) => Decision, false),
    'never-over': playOf(decisions['never-over'] as (situation: Situation) => Decision, false),
  },
  exported: { family: 'blackjack', cards: most_cards },
})

import { Type, type Static } from 'typebox'
import { EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, CurrencyCode, PositiveAmountMinor, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const BetTypeName = Type.Enum(['single', 'multi', 'system', 'builder'])
const Odds = Type.Integer({ minimum: 1001, maximum: 1_000_000 })
/** Outcomes as market types name them: `over`, `2:1`, `3+`, `home/draw`. */
const Outcome = Type.String({ pattern: '^[\\w:+./-]{1,60}$' })
const ExternalId = Type.String({ pattern: '^[\\w-]{1,64}$' })
const Sizes = Type.Array(Type.Integer({ minimum: 1, maximum: 40 }), { maxItems: 40 })

const Chosen = Type.Object(
  {
    marketId: Id,
    outcome: Outcome,
    /** The odds that the player saw, in thousandths. */
    odds: Odds,
    /** In a system bet: a banker, which is part of every combination. */
    isBanker: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

const Settlement = Type.Object({ kind: Type.String(), sharers: Type.Optional(Type.Integer()) })

/** A leg of one of the player's bets: its selection, odds and current state. */
export const BetLeg = Type.Object({
  marketId: Id,
  type: Type.String(),
  specifiers: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  outcome: Type.String(),
  odds: Odds,
  isBanker: Type.Boolean(),
  settlement: Type.Union([Settlement, Type.Null()]),
  event: Type.Union([EventCard, Type.Null()]),
})
export type BetLeg = Static<typeof BetLeg>

export const CashOutOffer = Type.Object({
  /** What cashing out the whole bet would pay now. */
  offer: AmountMinor,
  /** The fair value of the bet by current probabilities, before the cash-out margin. */
  fair: AmountMinor,
  /** The cash-out margin as a share of the fair value, in ten-thousandths. */
  margin: Type.Integer(),
})
export type CashOutOffer = Static<typeof CashOutOffer>

export const BetView = Type.Object({
  id: Id,
  betType: BetTypeName,
  sizes: Sizes,
  state: Type.Enum(['pending', 'accepted', 'rejected', 'settled', 'cashed-out']),
  currency: CurrencyCode,
  exponent: Type.Integer(),
  /** The original stake, and the part of it that has not been cashed out. */
  placed: AmountMinor,
  stake: AmountMinor,
  /** Odds of the whole bet in thousandths. */
  odds: Type.Integer(),
  /** Staked with a free bet: the payout excludes the stake. */
  isFree: Type.Boolean(),
  /** The highest payout that is still possible. */
  most: AmountMinor,
  /** What its player has of it, `owed` included. */
  paid: AmountMinor,
  cashedOut: AmountMinor,
  /** The part of a correction that could not be collected because the balance was too low: the bet brings that much less than was paid. */
  owed: AmountMinor,
  autoCashOut: Type.Union([AmountMinor, Type.Null()]),
  /** That the bet was cashed out automatically: the offer that its player had asked for, what was paid, and when. */
  cashedOutByItself: Type.Union([Type.Object({ asked: AmountMinor, paid: AmountMinor, at: Timestamp }), Type.Null()]),
  placedAt: Timestamp,
  /** When a pending in-play bet is accepted or rejected. */
  decideAt: Type.Union([Timestamp, Type.Null()]),
  settledAt: Type.Union([Timestamp, Type.Null()]),
  legs: Type.Array(BetLeg),
  /** The token of the link by which everybody can look at it; null where it is not shared. */
  shared: Type.Union([Type.String(), Type.Null()]),
  /** Null where it is not offered now. */
  cashOut: Type.Union([CashOutOffer, Type.Null()]),
})
export type BetView = Static<typeof BetView>

/** A free bet that can be used for this slip. */
const SlipCredit = Type.Object({
  externalId: ExternalId,
  amount: AmountMinor,
  leastOdds: Odds,
  leastLegs: Type.Integer(),
  expiresAt: Timestamp,
  /** Whether the slip meets the terms of the free bet. */
  isFitting: Type.Boolean(),
})
export type SlipCredit = Static<typeof SlipCredit>

const Quoted = Type.Object({
  marketId: Id,
  outcome: Type.String(),
  /** Null: no longer offered. */
  odds: Type.Union([Odds, Type.Null()]),
  isOpen: Type.Boolean(),
  type: Type.String(),
  specifiers: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  eventId: Id,
  event: Type.Union([EventCard, Type.Null()]),
})
export type Quoted = Static<typeof Quoted>

export const SlipQuote = Type.Object({
  selections: Type.Array(Quoted),
  /** Whether the slip could be placed as it is, leaving its stake aside. */
  fault: Type.Union([Type.String(), Type.Null()]),
  combinations: Type.Integer(),
  odds: Type.Union([Type.Integer(), Type.Null()]),
  leastStake: AmountMinor,
  mostStake: Type.Union([AmountMinor, Type.Null()]),
  currency: CurrencyCode,
  exponent: Type.Integer(),
  /** In-play delay in milliseconds before the bet is decided; 0 when no leg is in play. */
  delay: Type.Integer(),
  /** Free bets of the current player in the slip's currency. */
  credits: Type.Array(SlipCredit),
})
export type SlipQuote = Static<typeof SlipQuote>

export const quoteSlip = endpoint({
  route: 'GET /rest/sport-betting/quote/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object(
    {
      betType: BetTypeName,
      /** `12:home,13:over!`: market id and outcome; `!` marks a banker. */
      selections: Type.String({ pattern: '^\\d{1,15}:[\\w:+./-]{1,60}!?(,\\d{1,15}:[\\w:+./-]{1,60}!?){0,39}$', maxLength: 3_200 }),
      sizes: Type.Optional(Type.String({ pattern: '^\\d{1,2}(,\\d{1,2}){0,39}$' })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: SlipQuote }),
  rows: ['SP-010'],
  summary: 'Prices, states and limits of a bet slip as they are now',
})

const BuilderOffer = Type.Object({
  /** The selections of the combination, all of one match. */
  selections: Type.Array(
    Type.Object({
      marketId: Id,
      outcome: Type.String(),
      odds: Odds,
      version: Type.Integer(),
      type: Type.String(),
      specifiers: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    }),
  ),
  /** Current odds of the whole combination. */
  odds: Odds,
})
export type BuilderOffer = Static<typeof BuilderOffer>

export const getBuilderOffers = endpoint({
  route: 'GET /rest/sport-betting/events/{id}/builder/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ data: Type.Array(BuilderOffer) }),
  refusals: ['sport-event-unknown'],
  rows: ['SP-010'],
  summary: 'Ready combinations of one match with their prices; none where its selections are not joined',
})

export const placeBet = endpoint({
  route: 'POST /rest/sport-betting/bets/',
  who: 'player',
  effect: 'changes',
  idempotency: 'own',
  body: Type.Object(
    {
      betType: BetTypeName,
      selections: Type.Array(Chosen, { minItems: 1, maxItems: 1000 }),
      amount: PositiveAmountMinor,
      sizes: Type.Optional(Sizes),
      /** Of a bet builder: the odds of the whole that the player saw, in thousandths. */
      odds: Type.Optional(Odds),
      /** External id of a free bet to stake instead of cash; `amount` is then its whole value. */
      bonus: Type.Optional(ExternalId),
      /** Of a single at a raised price: that price as the player saw it, in thousandths. Its selection names the price on offer. */
      boost: Type.Optional(Odds),
      /** What the player agrees to where a price has moved. */
      oddsChange: Type.Optional(Type.Enum(['none', 'higher', 'any'])),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: BetView }),
  refusals: [
    'sport-tax-number',
    'sport-slip-empty',
    'sport-slip-too-long',
    'sport-slip-twice',
    'sport-system-impossible',
    'sport-market-unknown',
    'sport-market-closed',
    'sport-odds-changed',
    'sport-legs-of-one-event',
    'sport-builder-size',
    'sport-builder-several-events',
    'sport-builder-not-offered',
    'sport-builder-selection',
    'sport-builder-impossible',
    'sport-stake-too-low',
    'sport-payout-too-high',
    'sport-odds-too-long',
    'sport-market-full',
    'sport-credit-unknown',
    'sport-bonus-unknown',
    'sport-bonus-not-ready',
    'sport-bonus-whole',
    'sport-bonus-odds',
    'sport-bonus-legs',
    'sport-boost-single',
    'match-of-the-day-unknown',
    'match-of-the-day-begun',
    'match-of-the-day-not-now',
    'match-of-the-day-stake',
    'match-of-the-day-used',
    'insufficient-funds',
    'stakes-blocked',
    'limit-reached',
    'idempotency-key-reused',
  ],
  rows: ['API-135', 'SP-010'],
  summary: 'Places a bet. The stake is taken now; a bet on what is being played is decided after its delay',
})

export const getBets = endpoint({
  route: 'GET /rest/sport-betting/bets/',
  who: 'player',
  effect: 'reads',
  query: Type.Object({ open: Type.Optional(Type.Boolean()), ...paging(20, 50).properties }, { additionalProperties: false }),
  reply: countedPageReply(BetView),
  rows: ['API-136', 'SP-010'],
  summary: 'The player’s own bets, the newest first, with every leg and what a cash-out would pay',
})

export const getBet = endpoint({
  route: 'GET /rest/sport-betting/bets/{id}/',
  who: 'player',
  effect: 'reads',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ data: BetView }),
  refusals: ['sport-bet-unknown'],
  rows: ['SP-010'],
  summary: 'One own bet',
})

export const cashOutBet = endpoint({
  route: 'POST /rest/sport-betting/bets/{id}/cash-out/',
  who: 'player',
  effect: 'changes',
  idempotency: 'own',
  params: Type.Object({ id: Id }),
  body: Type.Object(
    {
      /** The lowest cash-out that the player accepts: the amount that the page showed. A lower offer is refused, a higher one is paid. */
      offer: PositiveAmountMinor,
      /** The part of the stake to cash out; all of it when left out. */
      stake: Type.Optional(PositiveAmountMinor),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: BetView, paid: AmountMinor }),
  refusals: ['sport-bet-unknown', 'sport-cash-out-closed', 'sport-cash-out-lower', 'sport-cash-out-part', 'idempotency-key-reused'],
  rows: ['SP-010'],
  summary: 'Gives a bet, or a part of its stake, back for what it is worth now',
})

export const setAutoCashOut = endpoint({
  route: 'POST /rest/sport-betting/bets/{id}/auto-cash-out/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Id }),
  body: Type.Object({ amount: Type.Union([PositiveAmountMinor, Type.Null()]) }, { additionalProperties: false }),
  reply: Type.Object({ data: BetView }),
  refusals: ['sport-bet-unknown', 'sport-cash-out-closed'],
  rows: ['SP-010'],
  summary: 'Sets or clears the offer at which a bet is cashed out by itself',
})

/** A bet that its player shows: without who placed it, and without any sum of money. */
export const SharedBet = Type.Object({
  betType: BetTypeName,
  sizes: Sizes,
  state: BetView.properties.state,
  odds: Type.Integer(),
  legs: Type.Array(BetLeg),
  /** Whether it brought more than it cost; null while it is open. */
  isWon: Type.Union([Type.Boolean(), Type.Null()]),
})
export type SharedBet = Static<typeof SharedBet>

export const shareBet = endpoint({
  route: 'POST /rest/sport-betting/bets/{id}/share/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ data: Type.Object({ token: Type.String() }) }),
  refusals: ['sport-bet-unknown', 'sport-bet-not-shared'],
  rows: ['SP-010'],
  summary: 'Makes a link by which everybody can look at an own bet, without its player and its sums',
})

export const unshareBet = endpoint({
  route: 'POST /rest/sport-betting/bets/{id}/unshare/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Id }),
  reply: Type.Object({}),
  refusals: ['sport-bet-unknown'],
  rows: ['SP-010'],
  summary: 'Takes the link of an own bet back',
})

/** As the house makes it. */
const ShareToken = Type.String({ pattern: '^[\\w-]{22}$' })

export const getSharedBet = endpoint({
  route: 'GET /rest/sport-betting/shared/{token}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ token: ShareToken }),
  reply: Type.Object({ data: SharedBet }),
  refusals: ['sport-bet-not-there'],
  rows: ['SP-010'],
  summary: 'A bet that its player shares, as everybody with the link sees it',
})

/** To the player: a bet of theirs has another state. */
export interface SportBetMessage {
  readonly type: 'sportBet'
  readonly event: 'accepted' | 'rejected' | 'settled' | 'cashedOut'
  readonly data: { readonly betId: number; readonly paid: number; readonly currency: string; readonly exponent: number }
}

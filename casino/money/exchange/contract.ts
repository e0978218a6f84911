import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { pageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, CurrencyCode, paging, PositiveAmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { conversions_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

/** A player's cash in one currency, minor units. */
const Wallet = Type.Object({
  currencyId: Type.Integer(),
  currency: CurrencyCode,
  exponent: Type.Integer(),
  amount: AmountMinor,
  /** The one that is played, deposited and paid out in. */
  isCurrent: Type.Boolean(),
  /** What one whole unit brings in the current currency, minor units of it, the house's margin taken off; null where no rate is known. */
  unitBrings: Type.Union([AmountMinor, Type.Null()]),
})
export type Wallet = Static<typeof Wallet>

/** Why nothing is converted at present. */
const Closed = Type.Enum(['blocked', 'disputed', 'frozen', 'no-rates'])
export type Closed = Static<typeof Closed>

export const Wallets = Type.Object({
  wallets: Type.Array(Wallet),
  /** Whose rates they are, and of which moment; null where none are known. */
  rates: Type.Union([Type.Object({ source: Type.String(), at: Timestamp }), Type.Null()]),
  /** What the house keeps of a conversion. */
  marginPercent: Type.Integer(),
  closed: Type.Union([Closed, Type.Null()]),
})
export type Wallets = Static<typeof Wallets>

export const getWallets = endpoint({
  route: 'GET /rest/player/wallets/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Wallets }),
  rows: ['GN-003'],
  summary: 'What the player has in each currency, and what it would bring in the one they play in',
})

/** An offer of the house: so much for so much, till a moment. Amounts in minor units of their currency. */
const Quote = Type.Object({
  id: Type.String(),
  from: CurrencyCode,
  to: CurrencyCode,
  gives: PositiveAmountMinor,
  gets: PositiveAmountMinor,
  /** Of the rates that it was made by. */
  ratesAt: Timestamp,
  validTill: Timestamp,
  /** So long from now on: browsers have clocks of their own. */
  lastsMs: Type.Integer(),
})
export type Quote = Static<typeof Quote>

const closings = ['exchange-blocked', 'exchange-disputed', 'exchange-frozen'] as const

export const askQuote = endpoint({
  route: 'POST /rest/player/exchange/quote/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ from: CurrencyCode, to: CurrencyCode, amount: PositiveAmountMinor }, { additionalProperties: false }),
  reply: Type.Object({ data: Quote }),
  refusals: [
    ...closings,
    'check-the-form',
    'exchange-no-rates',
    'exchange-too-little',
    'exchange-too-much',
    'exchange-not-enough',
    'too-many-requests',
  ],
  rows: ['GN-003'],
  summary: 'What an amount would bring in another currency: an offer that holds for half a minute',
})

export const convertMoney = endpoint({
  route: 'POST /rest/player/exchange/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  body: Type.Object({ quoteId: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) }, { additionalProperties: false }),
  reply: Type.Object({ data: Wallets }),
  refusals: [...closings, 'exchange-quote-unknown', 'exchange-quote-over', 'exchange-not-enough'],
  rows: ['GN-003', 'WA-034'],
  summary: 'Converts by an offer, once',
})

const Conversion = Type.Object({
  id: Type.String(),
  from: CurrencyCode,
  to: CurrencyCode,
  gives: PositiveAmountMinor,
  gets: PositiveAmountMinor,
  at: Timestamp,
})
export type Conversion = Static<typeof Conversion>

export const getConversions = endpoint({
  route: 'GET /rest/player/exchange/',
  who: 'player',
  effect: 'reads',
  query: paging(conversions_limit),
  reply: pageReply(Conversion),
  rows: ['GN-003'],
  summary: 'What the player converted, the newest first',
})

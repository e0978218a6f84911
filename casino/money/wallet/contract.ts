import { Type, type Static } from 'typebox'
import { pageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** What a player can spend, in minor units of `currency`; free spins are a count (EN-044). */
export const PlayerBalance = Type.Object({
  balance: AmountMinor,
  bonus: Type.Object({
    balance: AmountMinor,
    fsRemain: Type.Integer({ minimum: 0 }),
    /** Slugs of the games that the free spins are for. */
    games: Type.Array(Slug),
  }),
  currency: Type.String(),
  exponent: Type.Integer({ minimum: 0, maximum: 8 }),
})
export type PlayerBalance = Static<typeof PlayerBalance>

/** Push on the player's own channel: the newest balance, whatever moved it (RTM-017). */
export interface SetBalanceMessage {
  readonly type: 'setBalance'
  readonly data: PlayerBalance
}

export const getBalance = endpoint({
  route: 'GET /rest/player/balance/',
  who: 'player',
  effect: 'reads',
  reply: PlayerBalance,
  rows: ['API-047', 'ST-006', 'EN-044'],
  summary: "What stands in the player's purses.",
})

export const TransactionRow = Type.Object({
  id: Type.String(),
  at: Timestamp,
  /** The entry's reason: `stake`, `win`, `deposit`, `payout`, `prize`, … */
  kind: Type.String(),
  /** Minor units; below zero where it left the purse. */
  amount: AmountMinor,
  /** Of a `win`: what was staked for it in the same transaction, 0 where that was free. Null of any other kind. */
  staked: Type.Union([AmountMinor, Type.Null()]),
  currency: Type.String(),
  exponent: Type.Integer(),
  purse: Type.Union([Type.Literal('main'), Type.Literal('bonus')]),
  reference: Type.Union([Type.String(), Type.Null()]),
  /** Slug of the game it was for, and what that game is called in the language of the page. */
  game: Type.Union([Type.String(), Type.Null()]),
  title: Type.Union([Type.String(), Type.Null()]),
})
export type TransactionRow = Static<typeof TransactionRow>

export const getTransactions = endpoint({
  route: 'GET /rest/player/transactions/',
  who: 'player',
  effect: 'reads',
  query: Type.Object(
    {
      /** Comma-separated: `stake,win`. */
      kinds: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}(,[a-z-]{1,40}){0,19}$' })),
      from: Type.Optional(Timestamp),
      to: Type.Optional(Timestamp),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
      /** `csv` answers a file of up to 10,000 rows instead of a page. */
      format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('csv')], { default: 'json' })),
    },
    { additionalProperties: false },
  ),
  reply: pageReply(TransactionRow),
  refusals: ['too-many-requests'],
  rows: ['WA-034'],
  summary: "The player's own page of the ledger, newest first.",
})

/** What play brought since a moment, in minor units of `currency`: `net` is below zero where more was staked than won. */
export const NetResult = Type.Object({
  since: Timestamp,
  staked: AmountMinor,
  won: AmountMinor,
  net: AmountMinor,
  currency: Type.String(),
  exponent: Type.Integer({ minimum: 0, maximum: 8 }),
})
export type NetResult = Static<typeof NetResult>

export const getNetResult = endpoint({
  route: 'GET /rest/player/net-result/',
  who: 'player',
  effect: 'reads',
  query: Type.Object(
    {
      /** Not further back than a year; 24 hours ago when it is left out. */
      since: Type.Optional(Timestamp),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: NetResult }),
  rows: ['RP-007', 'MD-062'],
  summary: 'What the player staked and won with their own money since a moment',
})

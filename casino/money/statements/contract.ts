import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Origin = Type.Object({
  title: Type.String(),
  /** The number that support asks for, of what has one. */
  number: Type.Union([Type.String(), Type.Null()]),
  /** Minor units: what of it is still there. */
  amount: AmountMinor,
  /** How many movements it is made of, and the newest of them. */
  count: Type.Integer(),
  at: Timestamp,
})

const Purse = Type.Object({
  title: Type.String(),
  asset: Type.String(),
  exponent: Type.Integer(),
  amount: AmountMinor,
  state: Type.Union([Type.Literal('free'), Type.Literal('kept'), Type.Literal('counted')]),
  /** What keeps it from being paid out, and what frees it. */
  words: Type.String(),
  link: Type.Union([Type.String(), Type.Null()]),
  /** They add up to `amount`. */
  origins: Type.Array(Origin),
})

export const ExplainedBalance = Type.Object({
  purses: Type.Array(Purse),
  /** Of each currency, everything that is the player's, and what of it may be paid out now. Minor units. */
  totals: Type.Array(Type.Object({ asset: Type.String(), exponent: Type.Integer(), all: AmountMinor, free: AmountMinor })),
})
export type ExplainedBalance = Static<typeof ExplainedBalance>

export const explainBalance = endpoint({
  route: 'GET /rest/player/balance/explained/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: ExplainedBalance }),
  rows: ['WA-034'],
  summary: 'Everything that the player has: what it came from, what keeps it from being paid out, and what frees it',
})

const period = Type.Object({ from: Timestamp, to: Timestamp }, { additionalProperties: false })

const StatedPurse = Type.Object({
  title: Type.String(),
  asset: Type.String(),
  exponent: Type.Integer(),
  opening: AmountMinor,
  closing: AmountMinor,
  lines: Type.Array(Type.Object({ title: Type.String(), came: AmountMinor, went: AmountMinor, count: Type.Integer() })),
})

export const Statement = Type.Object({ from: Timestamp, to: Timestamp, login: Type.String(), purses: Type.Array(StatedPurse) })
export type Statement = Static<typeof Statement>

export const getStatement = endpoint({
  route: 'GET /rest/player/statement/',
  who: 'player',
  effect: 'reads',
  query: period,
  reply: Type.Object({ data: Statement }),
  refusals: ['statement-period'],
  rows: ['WA-034'],
  summary: 'A period of each purse: what stood there at its beginning and its end, and what moved it',
})

/** Every movement of the period, oldest first, with what stood in its purse after it. */
export const downloadStatement = endpoint({
  route: 'GET /rest/player/statement/csv/',
  who: 'player',
  effect: 'reads',
  query: period,
  reply: Type.Object({}),
  refusals: ['statement-period', 'too-many-requests'],
  rows: ['WA-034'],
  summary: 'The same as a file: each movement, with the balance of its purse after it',
})

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'balance-explained': ExplainedBalance
  }
}

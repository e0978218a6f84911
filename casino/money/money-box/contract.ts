import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, PositiveAmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** Number of a held item, as the player quotes it. */
const TransactionId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })

const HoldAmount = Type.Object({
  transactionId: TransactionId,
  /** Minor units. */
  amount: AmountMinor,
  holdTill: Timestamp,
  createdAt: Timestamp,
  /** The chosen day has come. Before it the item may be collected all the same: it is the player's money. */
  isDue: Type.Boolean(),
})
export type HoldAmount = Static<typeof HoldAmount>

/** EN-079. Amounts in minor units of `currency`; `total` is always `principal` and `hold` together. */
export const MoneyBox = Type.Object({
  balance: Type.Object({ playerId: Type.Integer(), principal: AmountMinor, hold: AmountMinor, total: AmountMinor }),
  /** The next one to come due first. */
  holdAmounts: Type.Array(HoldAmount),
  /** How many items may be held at once. */
  holdTransactionLimit: Type.Integer(),
  currency: CurrencyCode,
  exponent: Type.Integer(),
})
export type MoneyBox = Static<typeof MoneyBox>

const reply = Type.Object({ data: MoneyBox })

export const showMoneyBox = endpoint({
  route: 'GET /rest/inner-balance/show/',
  who: 'player',
  effect: 'reads',
  reply,
  rows: ['API-270', 'EN-079', 'MB-001', 'MB-002', 'MB-007'],
  summary: 'What the player put aside: free in the box, held till a day, and the items held',
})

/** Collects a held item: it becomes free in the box. */
export const collectHold = endpoint({
  route: 'POST /rest/inner-balance/debit-hold/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ transactionId: TransactionId }, { additionalProperties: false }),
  reply,
  refusals: ['money-box-item-unknown'],
  rows: ['API-271', 'MB-003', 'MB-007'],
  summary: 'Collects a held amount into the box',
})

/** Puts money of the main balance aside till a day. */
export const addHold = endpoint({
  route: 'POST /rest/inner-balance/accrual-hold/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  body: Type.Object({ amount: PositiveAmountMinor, holdTill: Timestamp }, { additionalProperties: false }),
  reply,
  refusals: ['money-box-full', 'money-box-date', 'money-box-balance-too-small', 'money-box-disputed'],
  rows: ['API-272', 'MB-005', 'MB-007'],
  summary: 'Puts money aside till a day',
})

/** Takes what is free in the box back to the main balance. */
export const withdrawPrincipal = endpoint({
  route: 'POST /rest/inner-balance/debit-principal/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  body: Type.Object({ amount: PositiveAmountMinor }, { additionalProperties: false }),
  reply,
  refusals: ['money-box-principal-too-small'],
  rows: ['API-273', 'MB-006', 'MB-007'],
  summary: 'Takes money from the box back to the main balance',
})

/** Push on the player's own channel: what the box holds now (RTM-062). Amounts in minor units of `currency`. */
export interface InnerBalanceMessage {
  readonly type: 'innerBalance'
  readonly data: { readonly principal: number; readonly hold: number; readonly total: number; readonly currency: string }
}

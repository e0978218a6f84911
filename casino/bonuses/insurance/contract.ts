import { Type, type Static } from 'typebox'
import { BonusView } from '#casino/bonuses/bonuses/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { insuranceStatuses } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Insurance = Type.Object({
  status: Type.Enum([...insuranceStatuses]),
  /** So many percent of a day's loss come back. */
  percent: Type.Integer(),
  /** What waits; null where nothing does. */
  bonus: Type.Union([BonusView, Type.Null()]),
})
export type Insurance = Static<typeof Insurance>

export const getInsurance = endpoint({
  route: 'GET /rest/bonuses/insurance/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Insurance }),
  refusals: ['insurance-closed'],
  rows: ['API-114', 'EN-042', 'BO-005'],
  summary: 'Whether an insured day waits to be taken',
})

export const applyInsurance = endpoint({
  route: 'POST /rest/bonuses/insurance/apply/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  reply: Type.Object({ data: BonusView }),
  refusals: ['insurance-closed', 'insurance-none', 'bonus-unknown', 'bonus-ended', 'bonuses-not-now', 'bonus-other-currency'],
  rows: ['API-115', 'BO-005'],
  summary: 'Takes the bonus of an insured day',
})

/** Push on the player's own channel (RTM-038): the house took the bonus of an insured day back. */
export interface InsuranceRejected {
  readonly type: 'bonus'
  readonly event: 'insurance-reject'
  readonly data: { readonly id: number }
}

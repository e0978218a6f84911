import { Type, type Static } from 'typebox'
import { BonusOffer } from '#casino/bonuses/bonuses/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { riskStatuses } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** The cover of a first deposit. Amounts in minor units of `currency`. */
const RiskBonus = Type.Object({
  status: Type.Enum([...riskStatuses]),
  /** So much of what is lost in the first `hours` after the deposit comes back. */
  percent: Type.Integer(),
  hours: Type.Integer(),
  /** The most that is covered. */
  most: AmountMinor,
  currency: Type.String(),
  exponent: Type.Integer(),
  /** Hours from the deposit to the counting. */
  countedAfter: Type.Integer(),
  /** How many days there are for the deposit. */
  depositDays: Type.Integer(),
  /** While it waits for the deposit: until when. */
  depositBy: Type.Union([Timestamp, Type.Null()]),
  /** Once the deposit was made: what of it is covered, and when it is counted. */
  covered: Type.Union([AmountMinor, Type.Null()]),
  countedAt: Type.Union([Timestamp, Type.Null()]),
  /** The bonus that what was lost comes back as. */
  offer: BonusOffer,
})
export type RiskBonus = Static<typeof RiskBonus>

export const getRiskBonus = endpoint({
  route: 'GET /rest/bonuses/risk/info/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: RiskBonus }),
  refusals: ['risk-bonus-closed'],
  rows: ['API-116', 'BO-006', 'BO-007'],
  summary: 'The cover of a first deposit, where the player may have it or has it',
})

export const joinRiskBonus = endpoint({
  route: 'POST /rest/bonuses/risk/join/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  reply: Type.Object({ data: RiskBonus }),
  refusals: ['risk-bonus-closed', 'risk-bonus-deposited', 'risk-bonus-not-now', 'risk-bonus-empty'],
  rows: ['BO-006', 'MD-010'],
  summary: 'Asks for the cover of a first deposit, which is set aside for the player at once',
})

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'risk-bonus': Pick<RiskBonus, 'status' | 'percent' | 'hours' | 'most' | 'currency' | 'exponent'>
  }
}

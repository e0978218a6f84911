import { Type, type Static } from 'typebox'
import { BonusView } from '#casino/bonuses/bonuses/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** Amounts in minor units of `currency`. */
export const DailyBonus = Type.Object({
  /** The step that comes next, from 1. */
  day: Type.Integer(),
  /** It can be taken now. */
  available: Type.Boolean(),
  prizes: Type.Array(Type.Object({ day: Type.Integer(), amount: AmountMinor })),
  currency: Type.String(),
  exponent: Type.Integer(),
  /** From when on the next step can be taken. */
  nextAt: Timestamp,
})
export type DailyBonus = Static<typeof DailyBonus>

export const getDailyBonus = endpoint({
  route: 'GET /rest/bonuses/daily/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: DailyBonus }),
  refusals: ['daily-bonus-closed'],
  rows: ['API-119', 'BO-020'],
  summary: 'The step of the daily bonus that comes next, and what every step gives',
})

export const takeDailyBonus = endpoint({
  route: 'POST /rest/bonuses/daily/take/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  reply: Type.Object({ data: Type.Object({ prize: BonusView }) }),
  refusals: ['daily-bonus-closed', 'daily-bonus-taken', 'daily-bonus-not-now', 'daily-bonus-empty'],
  rows: ['API-120', 'BO-020'],
  summary: 'Takes today’s step of the daily bonus, once',
})

/** Push on the player's own channel (RTM-040): a step was taken. */
export interface DailyBonusMessage {
  readonly type: 'dailyBonus'
  readonly data: { readonly day: number; readonly available: boolean }
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'daily-bonus': DailyBonus
  }
}

import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { statuses, type SportBonusEvent, type SportBonusStatus } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const ExternalId = Type.String({ pattern: '^[\\w-]{1,64}$' })
const ById = Type.Object({ externalId: ExternalId }, { additionalProperties: false })

/** A free bet: credit that is staked as a whole. What it wins is cash, without the stake. */
export const SportBonus = Type.Object({
  externalId: ExternalId,
  status: Type.Enum([...statuses]),
  amount: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  /** The least odds of the whole bet, in thousandths, and how many selections it has at least. */
  leastOdds: Type.Integer(),
  leastLegs: Type.Integer(),
  /** Cash that has to be bet before it can be staked, at these odds; 0 where nothing has. */
  required: AmountMinor,
  wagered: AmountMinor,
  expiresAt: Timestamp,
  /** What it was given for; null of those from before it was noted. */
  origin: Type.Union([Type.String(), Type.Null()]),
})
export type SportBonus = Static<typeof SportBonus>

export const getSportBonuses = endpoint({
  route: 'GET /rest/sport-betting/bonuses/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(SportBonus) }),
  rows: ['API-127', 'EN-040', 'RT-004', 'SP-004'],
  summary: 'The sport bonuses of the player that are not over, the first to run out first',
})

export const applySportBonus = endpoint({
  route: 'POST /rest/sport-betting/bonus/apply/',
  who: 'player',
  effect: 'changes',
  body: ById,
  reply: Type.Object({ data: SportBonus }),
  refusals: ['sport-bonus-unknown', 'sport-bonus-over', 'sport-bonus-not-now'],
  rows: ['API-125', 'SP-006'],
  summary: 'Takes a sport bonus: from now on it can be staked',
})

export const cancelSportBonus = endpoint({
  route: 'POST /rest/sport-betting/bonus/cancel/',
  who: 'player',
  effect: 'changes',
  body: ById,
  reply: Type.Object({}),
  refusals: ['sport-bonus-unknown', 'sport-bonus-over', 'sport-bonus-staked'],
  rows: ['API-126', 'SP-006'],
  summary: 'Gives a sport bonus up; cash is no part of it',
})

/** A free bet that may be chosen while registering. */
const RegistrationBonus = Type.Object({
  /** Goes with the registration as its `gift_id`. */
  gift: Type.String(),
  amount: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  leastOdds: Type.Integer(),
  /** Cash that has to be bet first; 0 where nothing has. */
  required: AmountMinor,
  /** It runs out so many days after the registration. */
  days: Type.Integer(),
})
export type RegistrationBonus = Static<typeof RegistrationBonus>

export const getRegistrationBonuses = endpoint({
  route: 'GET /rest/sport-betting/registration-bonuses/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(RegistrationBonus) }),
  rows: ['API-128', 'SP-007'],
  summary: 'Sport bonuses of which one may be chosen while registering',
})

/** To the player: a sport bonus came a step further (RTM-030). */
export interface SportBettingMessage {
  readonly type: 'sportBetting'
  readonly event: SportBonusEvent
  readonly data: { readonly externalId: string; readonly status: SportBonusStatus }
}

import { Type, type Static } from 'typebox'
import { limitKinds } from '#kernel/brand/jurisdiction.ts'
import { limitPeriods } from '#kernel/brand/limit-periods.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { coolingOffDays, exclusionMonths, houseRestrictionKinds, realityCheckChoices, restrictionKinds, type Standing } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Kind = Type.Enum([...limitKinds])
const Period = Type.Enum([...limitPeriods])
/** Minor units of the player's currency; minutes for `session`. Null is no limit. */
const Amount = Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()])
const Choice = <const T extends readonly number[]>(choices: T) =>
  Type.Unsafe<T[number]>(Type.Union(choices.map((choice) => Type.Literal(choice))))

const ShownLimit = Type.Object({
  type: Kind,
  period: Period,
  amount: Amount,
  /** A pending increase: takes effect after a waiting period and a confirmation. */
  increase: Type.Union([
    Type.Object({ amount: Amount, confirmableAt: Timestamp, lapsesAt: Timestamp, isConfirmable: Type.Boolean() }),
    Type.Null(),
  ]),
})
export type ShownLimit = Static<typeof ShownLimit>

/** The player's own restriction, with its end, and the operator's, without one. */
const standingKinds = [...restrictionKinds, ...houseRestrictionKinds] as const
const ShownRestriction = Type.Object({ status: Type.Enum([...restrictionKinds]), till: Timestamp })
const ShownStanding = Type.Object({ status: Type.Enum([...standingKinds]), till: Type.Union([Timestamp, Type.Null()]) })

export const PlayInfo = Type.Object({
  currency: CurrencyCode,
  exponent: Type.Integer(),
  /** Every kind and period, including those without a limit. */
  limits: Type.Array(ShownLimit),
  /** Kinds of limit that must still be set before the first stake. */
  required: Type.Array(Kind),
  realityCheckMinutes: Type.Integer(),
  /** Minutes played in each period. */
  playedMinutes: Type.Object({ '24-hours': Type.Integer(), '7-days': Type.Integer(), '30-days': Type.Integer() }),
  restriction: Type.Union([ShownStanding, Type.Null()]),
  choices: Type.Object({
    coolingOffDays: Type.Array(Type.Integer()),
    exclusionMonths: Type.Array(Type.Integer()),
    realityCheckMinutes: Type.Array(Type.Integer()),
  }),
})
export type PlayInfo = Static<typeof PlayInfo>

export const getPlayInfo = endpoint({
  route: 'GET /rest/responsible-play/player-info/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: PlayInfo }),
  rows: ['API-240', 'RP-001'],
  summary: "The player's limits, breaks and time of play",
})

export const updateLimits = endpoint({
  route: 'POST /rest/responsible-play/update-limits/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({
    limits: Type.Optional(Type.Array(Type.Object({ type: Kind, period: Period, amount: Amount }), { maxItems: 24 })),
    realityCheckMinutes: Type.Optional(Choice(realityCheckChoices)),
  }),
  reply: Type.Object({ data: PlayInfo }),
  refusals: ['limit-impossible'],
  rows: ['API-241', 'RP-001', 'RP-002'],
  summary: 'Set limits: lower at once, higher after 24 hours and a second confirmation',
})

export const confirmLimit = endpoint({
  route: 'POST /rest/responsible-play/confirm-increase/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ type: Kind, period: Period }),
  reply: Type.Object({ data: PlayInfo }),
  refusals: ['no-increase-waits', 'increase-too-early'],
  rows: ['RP-001'],
  summary: 'Confirm a higher limit, 24 hours or more after it was asked for',
})

export const coolOff = endpoint({
  route: 'POST /rest/responsible-play/cool-off/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ days: Choice(coolingOffDays) }),
  reply: Type.Object({ data: ShownRestriction }),
  rows: ['RP-003'],
  summary: 'Take a break of days or weeks, at once; every session ends',
})

export const selfExclude = endpoint({
  route: 'POST /rest/responsible-play/self-exclude/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({
    months: Choice(exclusionMonths),
    /** The person confirmed twice that this cannot be undone. */
    isConfirmed: Type.Literal(true),
  }),
  reply: Type.Object({ data: ShownRestriction }),
  rows: ['RP-003'],
  summary: 'Exclude oneself for months or years, at once; every session ends',
})

export const ludomanCheck = endpoint({
  route: 'GET /rest/player/ludoman-check/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({
    data: Type.Object({
      status: Type.Union([Type.Enum([...standingKinds]), Type.Null()]),
      till: Type.Union([Timestamp, Type.Null()]),
    }),
  }),
  rows: ['API-278', 'RP-006'],
  summary: 'May this player play?',
})

export const PlaySession = Type.Object({
  /** Duration of the player's visit in seconds, by the server's clock. */
  playedSeconds: Type.Integer(),
  startedAt: Timestamp,
  /** Time left of the tightest time limit; null without one. */
  remainingSeconds: Type.Union([Type.Integer(), Type.Null()]),
  /** Why stakes are refused now, and until when, if there is an end. */
  stopped: Type.Union([
    Type.Object({
      reason: Type.Enum(['session-limit', 'break', 'limits-required', ...standingKinds]),
      till: Type.Union([Timestamp, Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** A reality check is due, and this call reported it. */
  realityCheckDue: Type.Boolean(),
  /** Call again after this many seconds. */
  nextSeconds: Type.Integer(),
})
export type PlaySession = Static<typeof PlaySession>

export const beatSession = endpoint({
  route: 'POST /rest/responsible-play/session/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({}),
  reply: Type.Object({ data: PlaySession }),
  rows: ['RP-002', 'RP-007'],
  summary: 'A page in use says so: counts the time of play and lets it go on, as far as limits allow',
})

/** Push message on the player's own channel: duration and result of their play (RTM-021). Amounts in minor units. */
export interface RealityCheckMessage {
  readonly type: 'realityCheck'
  readonly data: {
    readonly sessionMinutes: number
    readonly bets: number
    readonly wins: number
    readonly currency: string
    readonly exponent: number
  }
}

/** Push message on the player's own channel: a restriction began, or ended (`status` null) (RTM-016). */
export interface RestrictionMessage {
  readonly type: 'player'
  readonly data: { readonly status: Standing['status'] | null; readonly till: string | null }
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'play-controls': PlayInfo
  }
}

import { limitKinds, type LimitKind } from '#kernel/brand/jurisdiction.ts'
import { period_ms, type LimitPeriod } from '#kernel/brand/limit-periods.ts'

const day_ms = 24 * 3_600_000

/** An increase takes effect by a second confirmation, no earlier than this after it was asked for (RP-001). */
const increase_waits_ms = day_ms
/** A wish that nobody confirmed for so long is no wish any more. */
const increase_lapses_ms = 7 * day_ms

export interface Increase {
  /** What the limit would become; null takes it away. */
  readonly to: bigint | null
  readonly confirmable_at: Date
  readonly lapses_at: Date
}

/** A limit: minor units of the player's currency, minutes for `session`; null where there is none. */
export interface LimitState {
  readonly amount: bigint | null
  readonly increase: Increase | null
}

export const noLimit: LimitState = { amount: null, increase: null }

/** What still waits at a moment: an increase that has lapsed is gone. */
export const waitingIncrease = ({ increase }: LimitState, now: Date): Increase | null =>
  increase !== null && now < increase.lapses_at ? increase : null

/**
 * RP-001: lower at once, higher after 24 h. A first limit is lower than none; taking a limit away is an increase. Asking
 * again for the same increase does not start its time anew, and whoever sets what already holds takes the wish back.
 */
export const changeLimit = (state: LimitState, wanted: bigint | null, now: Date): LimitState => {
  const { amount } = state
  if (amount === wanted) return { amount, increase: null }
  if (wanted !== null && (amount === null || wanted < amount)) return { amount: wanted, increase: null }
  const waits = waitingIncrease(state, now)
  if (waits && waits.to === wanted) return { amount, increase: waits }
  const confirmable_at = new Date(now.getTime() + increase_waits_ms)
  return { amount, increase: { to: wanted, confirmable_at, lapses_at: new Date(confirmable_at.getTime() + increase_lapses_ms) } }
}

/** RP-001: the second confirmation. Says why not, where it may not be given. */
export const confirmIncrease = (state: LimitState, now: Date): LimitState | 'no-increase-waits' | 'increase-too-early' => {
  const increase = waitingIncrease(state, now)
  if (!increase) return 'no-increase-waits'
  return now < increase.confirmable_at ? 'increase-too-early' : { amount: increase.to, increase: null }
}

/** Reliability 12: of several amounts for one limit the lowest wins; null is no limit. */
export const lowest = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null ? other : other === null ? one : one < other ? one : other

export interface Limit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: bigint
}

/** May a limit be this much? Minutes must fit into their period; an amount of money may be anything from nothing. */
export const isPossible = (kind: LimitKind, period: LimitPeriod, amount: bigint): boolean =>
  kind === 'session' ? amount >= 1n && amount * 60_000n <= BigInt(period_ms[period]) : amount >= 0n

/** Kinds that must be limited before the first stake, and are not yet (reliability 12, `ua`). */
export const missingKinds = (required: readonly LimitKind[], limits: readonly Limit[]): LimitKind[] =>
  limitKinds.filter((kind) => required.includes(kind) && !limits.some((limit) => limit.kind === kind))

/** How long a cooling-off may last; reliability 12 and issue 3: from 24 hours to six weeks. */
export const coolingOffDays = [1, 2, 7, 14, 30, 42] as const
/** How long a self-exclusion may last; reliability 12: from six months to three years. */
export const exclusionMonths = [6, 12, 24, 36] as const
/** Minutes between two reality checks (RP-007, MD-062). */
export const realityCheckChoices = [15, 30, 45, 60, 90, 120] as const

export const restrictionKinds = ['cooling-off', 'self-excluded'] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

export interface Restriction {
  readonly kind: RestrictionKind
  readonly till: Date
}

/**
 * RP-008: what the house puts on an account, and lifts again: too young to play, not wanted here, or not known well enough.
 * The first two end with a decision of an operator alone; the last one also with approved documents.
 */
export const houseRestrictionKinds = ['youngster', 'undesirable', 'unverified'] as const
export type HouseRestrictionKind = (typeof houseRestrictionKinds)[number]

/** The end of a cooling-off that begins now. */
export const coolingOffTill = (days: (typeof coolingOffDays)[number], now: Date): Date => new Date(now.getTime() + days * day_ms)

/** The same day so many months later; where that month is too short for it, a little longer, never shorter. */
export const exclusionTill = (months: (typeof exclusionMonths)[number], now: Date): Date => {
  const till = new Date(now)
  till.setUTCMonth(now.getUTCMonth() + months)
  return till
}

/**
 * RP-003, RP-005: what keeps a player from playing at a moment. Nothing can be withdrawn, so the latest end holds, and
 * an exclusion is named before a cooling-off.
 */
export const restrictionAt = (known: readonly Restriction[], now: Date): Restriction | null => {
  const running = known.filter(({ till }) => till > now)
  const [first] = running
  if (!first) return null
  return {
    kind: running.some(({ kind }) => kind === 'self-excluded') ? 'self-excluded' : 'cooling-off',
    till: running.reduce((latest, { till }) => (till > latest ? till : latest), first.till),
  }
}

/** What closes stakes and deposits for a player now; `till` is null while only the house can end it. */
export interface Standing {
  readonly status: RestrictionKind | HouseRestrictionKind
  readonly till: Date | null
}

/** What a player is told of. Their own decision is named first: nobody lifts it, whatever the house does. */
export const standingOf = (own: Restriction | null, house_kinds: readonly HouseRestrictionKind[]): Standing | null => {
  if (own) return { status: own.kind, till: own.till }
  const status = houseRestrictionKinds.find((kind) => house_kinds.includes(kind))
  return status === undefined ? null : { status, till: null }
}

/** Until when the ledger takes no stake and the desk no deposit: what the house has put on an account has no date. */
export const blockedUntil = (own: Restriction | null, house_kinds: readonly HouseRestrictionKind[]): Date | 'lifted' | null =>
  house_kinds.length > 0 ? 'lifted' : (own?.till ?? null)

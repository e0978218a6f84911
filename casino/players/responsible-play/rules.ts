import { limitKinds, type LimitKind } from '#kernel/brand/jurisdiction.ts'
import { period_ms, type LimitPeriod } from '#kernel/brand/limit-periods.ts'

const day_ms = 24 * 3_600_000

/** An increase needs a second confirmation, no earlier than this after the request (RP-001). */
const increase_waits_ms = day_ms
/** An increase that is not confirmed within this time lapses. */
const increase_lapses_ms = 7 * day_ms

export interface Increase {
  /** The requested limit; null removes it. */
  readonly to: bigint | null
  readonly confirmable_at: Date
  readonly lapses_at: Date
}

/** A limit: minor units of the player's currency, minutes for `session`; null if there is none. */
export interface LimitState {
  readonly amount: bigint | null
  readonly increase: Increase | null
}

export const noLimit: LimitState = { amount: null, increase: null }

/** The pending increase at a moment; null if it has lapsed. */
export const waitingIncrease = ({ increase }: LimitState, now: Date): Increase | null =>
  increase !== null && now < increase.lapses_at ? increase : null

/**
 * RP-001: lower at once, higher after 24 h. Setting a first limit is a decrease; removing one is an increase. Repeating the request
 * for an increase does not restart its waiting period, and setting the current value cancels it.
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

/** RP-001: the second confirmation; or the reason why it is not possible. */
export const confirmIncrease = (state: LimitState, now: Date): LimitState | 'no-increase-waits' | 'increase-too-early' => {
  const increase = waitingIncrease(state, now)
  if (!increase) return 'no-increase-waits'
  return now < increase.confirmable_at ? 'increase-too-early' : { amount: increase.to, increase: null }
}

/** Reliability 12: of several amounts for one limit the lowest applies; null is no limit. */
export const lowest = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null ? other : other === null ? one : one < other ? one : other

export interface Limit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: bigint
}

/** Whether a limit may have this value: minutes must fit into the period; an amount of money must not be negative. */
export const isPossible = (kind: LimitKind, period: LimitPeriod, amount: bigint): boolean =>
  kind === 'session' ? amount >= 1n && amount * 60_000n <= BigInt(period_ms[period]) : amount >= 0n

/** Kinds of limit that must still be set before the first stake (reliability 12, `ua`). */
export const missingKinds = (required: readonly LimitKind[], limits: readonly Limit[]): LimitKind[] =>
  limitKinds.filter((kind) => required.includes(kind) && !limits.some((limit) => limit.kind === kind))

/** Lengths of a cooling-off period; reliability 12 and issue 3: from 24 hours to six weeks. */
export const coolingOffDays = [1, 2, 7, 14, 30, 42] as const
/** Lengths of a self-exclusion; reliability 12: from six months to three years. */
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
 * RP-008: restrictions that the operator sets on an account and lifts again: under age, unwanted, or not sufficiently verified. The
 * first two are only lifted by an operator, the last one also by approved documents.
 */
export const houseRestrictionKinds = ['youngster', 'undesirable', 'unverified'] as const
export type HouseRestrictionKind = (typeof houseRestrictionKinds)[number]

/** The end of a cooling-off period that begins now. */
export const coolingOffTill = (days: (typeof coolingOffDays)[number], now: Date): Date => new Date(now.getTime() + days * day_ms)

/** The same day so many months later; if that month is too short, slightly longer, never shorter. */
export const exclusionTill = (months: (typeof exclusionMonths)[number], now: Date): Date => {
  const till = new Date(now)
  till.setUTCMonth(now.getUTCMonth() + months)
  return till
}

/**
 * RP-003, RP-005: the restriction that applies at a moment. Restrictions cannot be withdrawn, so the latest end applies, and an
 * exclusion takes precedence over a cooling-off period.
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

/** What blocks a player's stakes and deposits now; `till` is null if only the operator can end it. */
export interface Standing {
  readonly status: RestrictionKind | HouseRestrictionKind
  readonly till: Date | null
}

/** The restriction shown to the player. Their own comes first, because nobody can lift it. */
export const standingOf = (own: Restriction | null, house_kinds: readonly HouseRestrictionKind[]): Standing | null => {
  if (own) return { status: own.kind, till: own.till }
  const status = houseRestrictionKinds.find((kind) => house_kinds.includes(kind))
  return status === undefined ? null : { status, till: null }
}

/** Until when the ledger refuses stakes and the cash desk deposits; the operator's restrictions have no end date. */
export const blockedUntil = (own: Restriction | null, house_kinds: readonly HouseRestrictionKind[]): Date | 'lifted' | null =>
  house_kinds.length > 0 ? 'lifted' : (own?.till ?? null)

import type { Jurisdiction } from '#kernel/brand/jurisdiction.ts'
import { period_ms, type LimitPeriod } from '#kernel/brand/limit-periods.ts'
import { type Limit } from './rules.ts'

/**
 * Play time is counted while a page of the site reports presence (a beat). If it is limited, it is granted in advance as leases:
 * the ledger refuses stakes outside of a lease, so a browser cannot play longer by not reporting (reliability 12).
 */
export const lease_ms = 120_000
export const leased_beat_ms = 60_000
export const free_beat_ms = 300_000

/** A stretch of counted play time. */
export interface Stretch {
  readonly from: Date
  readonly until: Date
}

/** A visit since a moment; play time is counted up to `counted_until`. */
export interface Sitting {
  readonly started_at: Date
  readonly counted_until: Date
}

const msBetween = (from: Date, until: Date): number => until.getTime() - from.getTime()
const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** Milliseconds played in the period that ends at a moment, including time leased beyond it. */
export const playedIn = (played: readonly Stretch[], period: LimitPeriod, at: Date): number => {
  const since = new Date(at.getTime() - period_ms[period])
  return played.reduce((sum, { from, until }) => sum + Math.max(0, msBetween(later(from, since), until)), 0)
}

export interface TimeLimits {
  /** Limits of kind `session`, in minutes. */
  readonly limits: readonly Limit[]
  readonly jurisdiction: Pick<Jurisdiction, 'break_after_session_minutes' | 'break_minutes' | 'limits_before_first_stake'>
}

/** Whether the ledger must be told until when stakes may be taken. */
export const isLeased = ({ limits, jurisdiction }: TimeLimits): boolean =>
  limits.some(({ kind }) => kind === 'session') ||
  jurisdiction.break_after_session_minutes !== null ||
  jurisdiction.limits_before_first_stake.length > 0

/** When one minute of a used-up period is available again; `left_ms` is zero or below. */
const roomFrom = (played: readonly Stretch[], period: LimitPeriod, left_ms: number, at: Date): Date => {
  const since = new Date(at.getTime() - period_ms[period])
  let missing_ms = 60_000 - left_ms
  const oldest_first = [...played].sort((one, other) => one.from.getTime() - other.from.getTime())
  for (const { from, until } of oldest_first) {
    const start = later(from, since)
    const length_ms = Math.max(0, msBetween(start, until))
    if (length_ms >= missing_ms) return new Date(start.getTime() + missing_ms + period_ms[period])
    missing_ms -= length_ms
  }
  return new Date(at.getTime() + period_ms[period])
}

export interface Stopped {
  readonly reason: 'session-limit' | 'break'
  readonly till: Date
}

export interface Beat {
  readonly sitting: Sitting
  /** The play time added by this beat. */
  readonly counted: Stretch | null
  /** Stakes are accepted until then; null without time limits. */
  readonly lease_until: Date | null
  readonly stopped: Stopped | null
  /** What is left of the tightest limit after this beat's lease, in milliseconds; null without one. */
  readonly left_ms: number | null
}

const sittingAt = (known: Sitting | null, break_ms: number, now: Date): Sitting =>
  known && msBetween(known.counted_until, now) < break_ms ? known : { started_at: now, counted_until: now }

/** The tightest time limit: the lowest applies. */
const tightest = (
  sitting: Sitting,
  played: readonly Stretch[],
  { limits, jurisdiction }: TimeLimits,
  now: Date,
): { left_ms: number; stopped: Stopped } | null => {
  // Leased time is already counted as used, so only time not yet leased is left.
  const at = later(sitting.counted_until, now)
  const bounds = limits
    .filter(({ kind }) => kind === 'session')
    .map(({ period, amount }) => {
      const left_ms = Number(amount) * 60_000 - playedIn(played, period, now)
      return { left_ms, stopped: { reason: 'session-limit' as const, till: roomFrom(played, period, Math.min(0, left_ms), now) } }
    })
  const { break_after_session_minutes: longest, break_minutes } = jurisdiction
  const till = new Date(sitting.counted_until.getTime() + break_minutes * 60_000)
  const sitting_left =
    longest === null ? [] : [{ left_ms: longest * 60_000 - msBetween(sitting.started_at, at), stopped: { reason: 'break' as const, till } }]
  return [...bounds, ...sitting_left].reduce<{ left_ms: number; stopped: Stopped } | null>(
    (least, bound) => (least === null || bound.left_ms < least.left_ms ? bound : least),
    null,
  )
}

/**
 * Processes a page's report of presence. Without time limits it counts the time since the last beat; with them it issues the next
 * lease, as far as the tightest limit allows. A pause as long as the jurisdiction's break starts a new visit.
 */
export const beat = (known: Sitting | null, played: readonly Stretch[], time: TimeLimits, now: Date): Beat => {
  const sitting = sittingAt(known, time.jurisdiction.break_minutes * 60_000, now)
  if (!isLeased(time)) {
    const passed_ms = msBetween(sitting.counted_until, now)
    const counted = passed_ms > 0 && passed_ms <= 2 * free_beat_ms ? { from: sitting.counted_until, until: now } : null
    return {
      sitting: { ...sitting, counted_until: later(sitting.counted_until, now) },
      counted,
      lease_until: null,
      stopped: null,
      left_ms: null,
    }
  }
  const bound = tightest(sitting, played, time, now)
  const from = later(sitting.counted_until, now)
  const wanted_ms = Math.max(0, lease_ms - msBetween(now, from))
  const given_ms = bound === null ? wanted_ms : Math.min(wanted_ms, Math.max(0, bound.left_ms))
  const until = new Date(from.getTime() + given_ms)
  return {
    sitting: given_ms > 0 ? { ...sitting, counted_until: until } : sitting,
    counted: given_ms > 0 ? { from, until } : null,
    lease_until: until,
    stopped: bound !== null && given_ms === 0 && from <= now ? bound.stopped : null,
    left_ms: bound === null ? null : Math.max(0, bound.left_ms - given_ms) + msBetween(now, until),
  }
}

/** RP-007: milliseconds until the next reality check, counted from the start of the visit, then from the last check. */
export const checkDueIn = (started_at: Date, checked_at: Date | null, every_minutes: number, now: Date): number =>
  Math.max(0, every_minutes * 60_000 - msBetween(checked_at === null ? started_at : later(started_at, checked_at), now))

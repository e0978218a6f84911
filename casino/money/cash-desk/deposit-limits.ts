import { period_ms, type LimitPeriod } from '#kernel/brand/limit-periods.ts'

export interface DepositCap {
  readonly period: LimitPeriod
  readonly amount_minor: bigint
}

/** A started deposit that has not failed: its full amount counts, regardless of withdrawals and wins (gross). */
export interface CountedDeposit {
  readonly amount_minor: bigint
  readonly at: Date
}

export interface DepositRefused {
  readonly period: LimitPeriod
  /** The amount that may still be deposited now, in minor units. */
  readonly room_minor: bigint
  /** When the requested amount will fit; null if it exceeds the limit itself. */
  readonly till: Date | null
}

const fitsFrom = (inside: readonly CountedDeposit[], missing_minor: bigint, period: LimitPeriod): Date | null => {
  let freed_minor = 0n
  for (const { amount_minor, at } of inside) {
    freed_minor += amount_minor
    if (freed_minor >= missing_minor) return new Date(at.getTime() + period_ms[period])
  }
  return null
}

const roomIn = (cap: DepositCap, deposits: readonly CountedDeposit[], wanted_minor: bigint, now: Date): DepositRefused => {
  const since = now.getTime() - period_ms[cap.period]
  const inside = deposits.filter(({ at }) => at.getTime() > since).toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const free_minor = cap.amount_minor - inside.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)
  const till = wanted_minor > cap.amount_minor ? null : fitsFrom(inside, wanted_minor - free_minor, cap.period)
  return { period: cap.period, room_minor: free_minor > 0n ? free_minor : 0n, till }
}

/** RP-002: the limit that an amount would exceed, if any; of several the one with the least room. */
export const brokenLimit = (
  caps: readonly DepositCap[],
  deposits: readonly CountedDeposit[],
  wanted_minor: bigint,
  now: Date,
): DepositRefused | null =>
  caps
    .map((cap) => roomIn(cap, deposits, wanted_minor, now))
    .filter(({ room_minor }) => room_minor < wanted_minor)
    .reduce<DepositRefused | null>((least, one) => (least === null || one.room_minor < least.room_minor ? one : least), null)

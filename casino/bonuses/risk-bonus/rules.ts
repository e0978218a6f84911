import { wholeUnits, type Currency } from '#kernel/money/currency.ts'

/** Gifts of this category are a cover for a first deposit. */
export const risk_category = 'risk'

/** So many hours after the deposit are covered. */
export const covered_hours = 24

/** So much of what was lost in them comes back as a bonus. */
export const percent = 100

/** Whoever takes part makes the first deposit within so many days. */
export const days_to_deposit = 30

/** The covered hours are counted so long after their end: a round of steps may stay open for 26 hours. */
export const counted_after_ms = 28 * 3_600_000

/** What waits for somebody who takes a break waits so long at most. */
export const days_kept = 90

const covered_ms = covered_hours * 3_600_000

/** Hours from the deposit to the counting, for the page. */
export const hours_to_count = covered_hours + counted_after_ms / 3_600_000

export const coveredHours = (deposited_at: Date): { readonly from: Date; readonly to: Date } => ({
  from: deposited_at,
  to: new Date(deposited_at.getTime() + covered_ms),
})

/** From when on the covered hours of a deposit are counted. */
export const countAt = (deposited_at: Date): Date => new Date(deposited_at.getTime() + covered_ms + counted_after_ms)

/** What comes back, minor units: the share of the loss, at most what is covered; nothing below a whole unit. */
export const returnedAmount = (
  { staked, won }: { readonly staked: bigint; readonly won: bigint },
  covered_minor: bigint,
  currency: Currency,
): bigint => {
  const share = ((staked - won) * BigInt(percent)) / 100n
  const due = share < covered_minor ? share : covered_minor
  return due < wholeUnits(1, currency) ? 0n : due
}

/** `open`: it can be asked for. `joined`: it waits for the first deposit. `counting`: the deposit is covered and not counted yet. */
export const riskStatuses = ['open', 'joined', 'counting'] as const

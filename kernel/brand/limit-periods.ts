/**
 * The rolling periods that a limit on play can hold over (RP-001, reliability 12); a month is 30 days. Caps in the database stand in
 * this order: a further period comes last.
 */
export const limitPeriods = ['24-hours', '7-days', '30-days'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

const day_ms = 24 * 3_600_000

export const period_ms: Record<LimitPeriod, number> = { '24-hours': day_ms, '7-days': 7 * day_ms, '30-days': 30 * day_ms }

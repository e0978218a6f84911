/**
 * The rolling periods over which a limit on play can be set (RP-001, reliability 12); a month is 30 days. Limits are stored in the
 * database in this order, so a new period must be appended at the end.
 */
export const limitPeriods = ['24-hours', '7-days', '30-days'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

const day_ms = 24 * 3_600_000

export const period_ms: Record<LimitPeriod, number> = { '24-hours': day_ms, '7-days': 7 * day_ms, '30-days': 30 * day_ms }

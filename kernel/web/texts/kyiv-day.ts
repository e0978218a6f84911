import { time_zone } from '#kernel/i18n/time-zone.ts'

const clock = new Intl.DateTimeFormat('en', { timeZone: time_zone, timeZoneName: 'longOffset' })

const offset_minutes = (at_ms: number): number => {
  const name = clock.formatToParts(at_ms).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/** Kyiv's clock changes at 01:00 UTC, so three hours before UTC's midnight it has the offset of Kyiv's midnight. */
const before_midnight_ms = 3 * 3_600_000

const startOf = (date: string, days: number): string | undefined => {
  const midnight_ms = Date.parse(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(midnight_ms)) return undefined
  const day_ms = midnight_ms + days * 86_400_000
  return new Date(day_ms - offset_minutes(day_ms - before_midnight_ms) * 60_000).toISOString()
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of a moment by Kyiv's calendar, as a date field gives it. */
export const kyivDay = (at: Date): string => calendar.format(at)

/** So many days up to that of a moment, both ends included: 1 is that day alone. */
export const lastDays = (days: number, now: Date): { readonly first_day: string; readonly last_day: string } => {
  const last_day = kyivDay(now)
  const first = new Date(`${last_day}T12:00:00Z`)
  first.setUTCDate(first.getUTCDate() - (days - 1))
  return { first_day: first.toISOString().slice(0, 10), last_day }
}

/**
 * Days as a person picks them in a filter (`2026-11-20`, both included, by the house's clock in Kyiv) as moments of a
 * query: `from`, and `to` without it. What is empty or no date is left out.
 */
export const kyivDays = (first: string, last: string): { readonly from?: string; readonly to?: string } => {
  const from = startOf(first, 0)
  const to = startOf(last, 1)
  return { ...(from && { from }), ...(to && { to }) }
}

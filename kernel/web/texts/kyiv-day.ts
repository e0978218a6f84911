import { time_zone } from '#kernel/i18n/time-zone.ts'

const clock = new Intl.DateTimeFormat('en', { timeZone: time_zone, timeZoneName: 'longOffset' })

const offset_minutes = (at_ms: number): number => {
  const name = clock.formatToParts(at_ms).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/** Kyiv's clock changes at 01:00 UTC, so at 21:00 UTC of the day before it has the offset that applies at Kyiv's midnight. */
const before_midnight_ms = 3 * 3_600_000

const startOf = (date: string, days: number): string | undefined => {
  const midnight_ms = Date.parse(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(midnight_ms)) return undefined
  const day_ms = midnight_ms + days * 86_400_000
  return new Date(day_ms - offset_minutes(day_ms - before_midnight_ms) * 60_000).toISOString()
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar day in Kyiv at a moment, in the format of a date input. */
export const kyivDay = (at: Date): string => calendar.format(at)

/** The last `days` days including that of `now`; 1 is that day alone. */
export const lastDays = (days: number, now: Date): { readonly first_day: string; readonly last_day: string } => {
  const last_day = kyivDay(now)
  const first = new Date(`${last_day}T12:00:00Z`)
  first.setUTCDate(first.getUTCDate() - (days - 1))
  return { first_day: first.toISOString().slice(0, 10), last_day }
}

/**
 * Converts a filter's days (`2026-11-20`, both inclusive, Kyiv time) to the bounds of a query: `from` inclusive, `to` exclusive. An
 * empty or invalid day is left out.
 */
export const kyivDays = (first: string, last: string): { readonly from?: string; readonly to?: string } => {
  const from = startOf(first, 0)
  const to = startOf(last, 1)
  return { ...(from && { from }), ...(to && { to }) }
}

import { time_zone } from '#kernel/i18n/time-zone.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'

const day_ms = 86_400_000
const hour_ms = 3_600_000

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: time_zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const readAheadAt_ms = (moment_ms: number): number => {
  const read = parts.formatToParts(moment_ms)
  const of = (wanted: Intl.DateTimeFormatPartTypes): number => Number(read.find(({ type }) => type === wanted)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(moment_ms / 1000) * 1000
}

/** Offsets by hour of UTC: a formatter takes 15 µs to tell one. */
const offsets = new LruCache<number, number>(1_000)

/** Kyiv's UTC offset at a moment, in milliseconds. It has changed on the hour of UTC alone since 1970. */
const aheadAt_ms = (moment_ms: number): number => {
  const hour = Math.floor(moment_ms / hour_ms)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const ahead_ms = readAheadAt_ms(moment_ms)
  offsets.set(hour, ahead_ms)
  return ahead_ms
}

/**
 * The moment at which Kyiv's wall clock shows this time, given as milliseconds since 1970. In the hour that repeats in autumn it
 * gives the second occurrence.
 */
export const atKyivClock = (shown_ms: number): Date => new Date(shown_ms - aheadAt_ms(shown_ms - aheadAt_ms(shown_ms)))

/** Kyiv's wall-clock time at a moment, as milliseconds since 1970. */
export const kyivClock_ms = (moment: Date): number => moment.getTime() + aheadAt_ms(moment.getTime())

/** An hour of the wall clock on the day that begins at `midnight`: on the days when the clock changes it is not so many hours after it. */
export const atKyivHour = (midnight: Date, hour: number): Date => atKyivClock(kyivClock_ms(midnight) + hour * hour_ms)

interface Day {
  readonly from_ms: number
  readonly until_ms: number
}

const dayAfter = (now: Date, days: number): Day => {
  const midnight_ms = Math.floor(kyivClock_ms(now) / day_ms) * day_ms + days * day_ms
  return { from_ms: atKyivClock(midnight_ms).getTime(), until_ms: atKyivClock(midnight_ms + day_ms).getTime() }
}

/** The day that was asked for last: each call of a player asks for today. */
let last: Day = { from_ms: 0, until_ms: 0 }

const dayOf = (now: Date): Day => {
  const now_ms = now.getTime()
  if (now_ms < last.from_ms || now_ms >= last.until_ms) last = dayAfter(now, 0)
  return last
}

/** The bounds of a calendar day in Kyiv, `days` after the day of `now`. */
export const kyivDay = (now: Date, days: number): { readonly from: Date; readonly until: Date } => {
  const { from_ms, until_ms } = days === 0 ? dayOf(now) : dayAfter(now, days)
  return { from: new Date(from_ms), until: new Date(until_ms) }
}

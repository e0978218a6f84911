import { kyivClock_ms, kyivDay } from '#kernel/clock/kyiv-day.ts'
import type { TrackSpec } from './track-spec.ts'

const day_ms = 86_400_000

/** The day that was written last: what is counted together is mostly of one day. */
let written = { day: Number.NaN, text: '' }

/** The day of Kyiv's calendar at a moment: `2026-12-01`. */
export const dateOf = (at: Date): string => {
  const day = Math.floor(kyivClock_ms(at) / day_ms)
  if (day !== written.day) written = { day, text: new Date(day * day_ms).toISOString().slice(0, 10) }
  return written.text
}

/** Days from Monday to this day of the calendar. */
const sinceMonday = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/** The repetition of a track at a moment: the day, the Monday of the week, or an empty text if it is not repeated. */
export const periodOf = ({ repeat }: Pick<TrackSpec, 'repeat'>, at: Date): string => {
  if (repeat === 'once') return ''
  const day = dateOf(at)
  if (repeat === 'daily') return day
  return new Date(Date.parse(`${day}T12:00:00Z`) - sinceMonday(day) * day_ms).toISOString().slice(0, 10)
}

/** When that repetition ends; null if the track is not repeated. */
export const periodEnd = ({ repeat }: Pick<TrackSpec, 'repeat'>, at: Date): Date | null => {
  if (repeat === 'once') return null
  return kyivDay(at, repeat === 'daily' ? 0 : 6 - sinceMonday(dateOf(at))).until
}

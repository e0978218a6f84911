import { time_zone } from '#kernel/i18n/time-zone.ts'
import type { TrackSpec } from './track-spec.ts'

const day_ms = 86_400_000

// The Swedish date format is ISO 8601.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone })

/** The day of Kyiv's calendar at a moment: `2026-12-01`. */
export const dateOf = (at: Date): string => calendar.format(at)

/** The repetition of a track at a moment: the day, the Monday of the week, or an empty text if it is not repeated. */
export const periodOf = ({ repeat }: Pick<TrackSpec, 'repeat'>, at: Date): string => {
  if (repeat === 'once') return ''
  const day = dateOf(at)
  if (repeat === 'daily') return day
  const noon = new Date(`${day}T12:00:00Z`)
  const since_monday = (noon.getUTCDay() + 6) % 7
  return new Date(noon.getTime() - since_monday * day_ms).toISOString().slice(0, 10)
}

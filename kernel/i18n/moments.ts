import { time_zone } from '#kernel/i18n/time-zone.ts'

const day = new Intl.DateTimeFormat('uk-UA', { timeZone: time_zone, day: '2-digit', month: '2-digit', year: 'numeric' })
const minutes = new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const seconds = new Intl.DateTimeFormat('en-GB', {
  timeZone: time_zone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** 05.12.2026 (TH-013, CN-068). Pages, emails and files all write dates in Kyiv time. */
export const dayText = (at: string | Date): string => day.format(new Date(at))

/** 05.12.2026, 18:30 */
export const momentText = (at: string | Date): string => `${dayText(at)}, ${minutes.format(new Date(at))}`

/** 05.12.2026, 18:30:07: for lists with several entries per minute, such as rounds. */
export const exactMomentText = (at: string | Date): string => `${dayText(at)}, ${seconds.format(new Date(at))}`

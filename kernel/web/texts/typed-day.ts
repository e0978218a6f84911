/** A day of a form, `2026-12-05`, as it stands in its field: 05.12.2026, in every language (TH-013, CN-068). */
export const dayAsTyped = (day: string): string => day.split('-').toReversed().join('.')

const written = /^(?<date>\d{1,2})[./\s-]+(?<month>\d{1,2})[./\s-]+(?<year>\d{4})$/
const run_together = /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4})$/
/** How browsers fill in a birthday that they know. */
const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})$/

/** The day that was typed; empty where nothing was, null while it is no day of the calendar. */
export const typedDay = (typed: string): string | null => {
  const text = typed.trim()
  if (text === '') return ''
  const { year = '', month = '', date = '' } = (written.exec(text) ?? run_together.exec(text) ?? iso.exec(text))?.groups ?? {}
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : day
}

import { expect, test } from 'vitest'
import { formatsOf, locales } from '#kernel/web/texts/formats.ts'

test.each(Object.values(locales))('TH-013, CN-068: a day is DD.MM.YYYY by Kyiv’s clock, in %s as in every language', (locale) => {
  const { date, dateTime, exactTime } = formatsOf(locale)
  expect(date('2026-12-05T12:00:00Z')).toBe('05.12.2026')
  expect(date('2026-12-05T22:30:00Z')).toBe('06.12.2026')
  expect(dateTime('2026-07-05T15:30:00Z')).toBe('05.07.2026, 18:30')
  expect(exactTime('2026-07-05T15:30:07.999Z')).toBe('05.07.2026, 18:30:07')
})

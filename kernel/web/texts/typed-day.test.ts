import { expect, test } from 'vitest'
import { dayAsTyped, typedDay } from '#kernel/web/texts/typed-day.ts'

test.each(['05.12.2026', '5.12.2026', ' 05/12/2026 ', '05 12 2026', '05-12-2026', '05122026', '2026-12-05'])(
  'TH-013, CN-068: %s is the fifth of December in every language',
  (typed) => {
    expect(typedDay(typed)).toBe('2026-12-05')
    expect(dayAsTyped('2026-12-05')).toBe('05.12.2026')
  },
)

test('what is no day of the calendar is none, and nothing is left empty', () => {
  for (const typed of ['31.02.2026', '05.13.2026', '05.12.26', '05.12', 'завтра']) expect(typedDay(typed)).toBeNull()
  expect([typedDay(' '), dayAsTyped('')]).toEqual(['', ''])
})

import { expect, test } from 'vitest'
import { percentsIn } from '#kernel/i18n/percents.ts'

test.each([
  ['uk', '96,40\u{A0}%', '−4\u{A0}%'],
  ['uk-UA', '96,40\u{A0}%', '−4\u{A0}%'],
  ['ru-UA', '96,40\u{A0}%', '−4\u{A0}%'],
  ['en-GB', '96.40%', '−4%'],
])('per cents in %s are written as in its texts', (locale, share, loss) => {
  expect(percentsIn(locale, { minimumFractionDigits: 2 }).format(0.964)).toBe(share)
  expect(percentsIn(locale).format(-0.04).replace('-', '−')).toBe(loss)
})

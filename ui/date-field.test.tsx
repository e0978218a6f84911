import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateField } from './date-field.tsx'

const field = (readOnly: boolean): string =>
  html(<DateField label="From" value="2026-12-05" onChange={() => undefined} readOnly={readOnly} />)

test('TH-013, CN-068: a field of a day writes it as the site does, whatever the browser’s language, beside the browser’s calendar', () => {
  expect(field(false)).toMatch(/value="05\.12\.2026".*type="date".*value="2026-12-05".*aria-label="day\.calendar"/)
  const locked = field(true)
  expect(locked).toMatch(/readOnly="" .*value="05\.12\.2026"/i)
  expect(locked).not.toMatch(/type="date"|day\.calendar/)
})

import { expect, test } from 'vitest'
import { wantedWindows, windowAt } from './schedule.ts'

const at = (text: string) => new Date(`2026-12-01T${text}Z`)

test('windows of a series lie edge to edge, whoever asks and whenever', () => {
  const [current, next] = wantedWindows(7_200, at('13:17:21'))
  expect(current).toEqual({ starts_at: at('12:00:00'), ends_at: at('14:00:00') })
  expect(next).toEqual(windowAt(7_200, at('14:00:00')))
})

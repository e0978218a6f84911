import { expect, test, vi } from 'vitest'
import { isFirstToday } from '#kernel/web/popups/once-a-day.ts'

const keeping = () => {
  const kept = new Map<string, string>()
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) }
}

test('a window opens by itself once in a day of Kyiv, for each player of a browser', () => {
  vi.stubGlobal('window', { localStorage: keeping() })
  const at = (moment: string, whose = 'anna') => isFirstToday('gift', whose, new Date(moment))
  expect(at('2026-11-26T10:00:00Z')).toBe(true)
  expect(at('2026-11-26T21:59:00Z')).toBe(false)
  expect(at('2026-11-26T22:01:00Z')).toBe(true)
  expect(at('2026-11-26T22:02:00Z', 'taras')).toBe(true)
})

test('where a browser keeps nothing, no window opens by itself on every page', () => {
  const refuses = () => {
    throw new Error('kept by nobody')
  }
  vi.stubGlobal('window', { localStorage: { getItem: refuses, setItem: refuses } })
  expect(isFirstToday('gift', 'anna')).toBe(false)
})

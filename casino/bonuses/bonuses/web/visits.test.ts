import { beforeEach, expect, test, vi } from 'vitest'
import { availableCountCookie, firstVisitCookie, noteVisit } from './visits.ts'

/** The browser's jar: what stands in it, and how each cookie was written. */
const jar = new Map<string, string>()
const written: string[] = []

beforeEach(() => {
  jar.clear()
  written.length = 0
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    },
  })
})

test('BO-011, EN-062, EN-063, CN-047a: the first visit of a day and how many bonuses there were are kept for a day; more than then are new', () => {
  expect(noteVisit(3)).toEqual({ is_first: true, fresh: 0 })
  expect(noteVisit(5)).toEqual({ is_first: false, fresh: 2 })
  expect(noteVisit(4)).toEqual({ is_first: false, fresh: 0 })
  expect([jar.get('bonus-first-visit'), jar.get('available-bonuses-count')]).toEqual(['1', '4'])
  const lines = (name: string) => written.filter((line) => line.startsWith(`${name}=`))
  // The first visit stays the first: it is not written again, so that the next day begins a day after it.
  expect([lines(firstVisitCookie).length, lines(availableCountCookie).length]).toEqual([1, 3])
  for (const line of written) expect(line).toMatch(/; path=\/; samesite=lax; max-age=86400; secure$/)
})

test('what somebody wrote into the cookie counts nothing', () => {
  jar.set(availableCountCookie, 'many')
  expect(noteVisit(2).fresh).toBe(0)
})

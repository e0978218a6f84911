import { expect, test } from 'vitest'
import { tellBlocked } from './tell-blocked.ts'

const visits = (statuses: readonly (string | undefined)[], is_guest = true): number => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  }
  let times = 0
  for (const status of statuses) tellBlocked({ is_guest, status, storage, tell: () => (times += 1) })
  return times
}

test('AU-027: with the inactive-status cookie a guest is told once, not with each page', () => {
  expect(visits([undefined, '1', '1'])).toBe(1)
})

test('AU-027: without the cookie, or signed in, nobody is told', () => {
  expect([visits([undefined, '']), visits(['1'], false)]).toEqual([0, 0])
})

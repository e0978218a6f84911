import { expect, test } from 'vitest'
import { Revocations } from '#kernel/realtime/hub/revocations.ts'

const life_ms = 60_000
const token = (user: string, session: string, issued_at_ms: number) => ({ user, session, issued_at_ms })

test('reliability 14: a token of the very second of the cut opens nothing, one of the next second does', () => {
  const revocations = new Revocations(life_ms)
  revocations.revoke('7', 10_000)
  expect([9_000, 10_000, 11_000].map((at_ms) => revocations.covers(token('7', 'a', at_ms)))).toEqual([true, true, false])
  expect(revocations.covers(token('8', 'a', 9_000))).toBe(false)
})

test('reliability 14: where sessions are named, the player’s others and everybody else’s go on', () => {
  const revocations = new Revocations(life_ms)
  revocations.revoke('7', 10_000, ['a', 'b'])
  const covered = (user: string, session: string) => revocations.covers(token(user, session, 9_000))
  expect([covered('7', 'a'), covered('7', 'b'), covered('7', 'c'), covered('8', 'a')]).toEqual([true, true, false, false])
})

test('a cut is remembered for as long as any token lives that was given before it', () => {
  const revocations = new Revocations(life_ms)
  revocations.revoke('7', 10_000)
  revocations.prune(10_000 + life_ms)
  expect(revocations.covers(token('7', 'a', 10_000))).toBe(true)
  revocations.prune(10_001 + life_ms)
  expect(revocations.covers(token('7', 'a', 10_000))).toBe(false)
})

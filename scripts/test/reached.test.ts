import { expect, test } from 'vitest'
import { readModules } from '../boundaries/modules.ts'
import { reachedTests } from './reached.ts'

const tree = new Map([
  ['kernel/clock.ts', 'export const now = 1'],
  ['casino/money/wallet/events.ts', 'export const Moved = 1'],
  ['casino/money/wallet/server/api.ts', "import { Moved } from '../events.ts'\nexport const post = Moved"],
  ['casino/money/wallet/server/post.db.test.ts', "import './api.ts'\nimport '#apps/testing/test-house.ts'"],
  ['casino/money/wallet/server/migrations/20260101T0000-a.sql', 'select 1'],
  ['casino/contests/races/rules.ts', "import { now } from '#kernel/clock.ts'\nexport const rule = now"],
  ['casino/contests/races/rules.test.ts', "import './rules.ts'"],
  ['casino/contests/races/server/reactions.ts', "import { Moved } from '#casino/money/wallet/events.ts'\nexport const reactions = Moved"],
  ['casino/contests/races/server/index.ts', "import './reactions.ts'"],
  ['casino/contests/races/contract.ts', 'export const join = 1'],
  ['casino/contests/races/server/join.ts', 'export const joined = 1'],
  ['casino/contests/races/server/races.db.test.ts', "import '#apps/testing/test-house.ts'\nimport '../contract.ts'"],
  ['apps/server/slices.ts', "import '#casino/contests/races/server/index.ts'\nimport '#casino/money/wallet/server/api.ts'"],
  ['apps/testing/test-house.ts', "import '#apps/server/slices.ts'"],
  ['e2e/visiting.ts', 'export const visit = 1'],
  ['e2e/races.spec.ts', "import './visiting.ts'"],
])
const { modules } = readModules(tree)
const reached = (...changed: readonly string[]) => reachedTests(changed, modules)

test('a change reaches the tests of whoever uses it, and not those that only stand in the same house', () => {
  expect(reached('casino/contests/races/rules.ts')).toEqual({ tests: ['casino/contests/races/rules.test.ts'], journeys: [] })
  expect(reached('kernel/clock.ts').tests).toEqual(['casino/contests/races/rules.test.ts'])
  expect(reached('apps/testing/test-house.ts').tests).toHaveLength(2)
})

test('who hears a fact changes what happens to who tells it; a statement changes its whole server', () => {
  expect(reached('casino/contests/races/server/reactions.ts').tests).toEqual([
    'casino/contests/races/server/races.db.test.ts',
    'casino/money/wallet/server/post.db.test.ts',
  ])
  expect(reached('casino/money/wallet/server/migrations/20260101T0000-a.sql').tests).toEqual(['casino/money/wallet/server/post.db.test.ts'])
})

test('a server is reached by its calls, which import nothing of it', () => {
  expect(reached('casino/contests/races/server/join.ts').tests).toEqual(['casino/contests/races/server/races.db.test.ts'])
})

test('journeys are reached by what they are made of', () => {
  expect(reached('e2e/visiting.ts').journeys).toEqual(['e2e/races.spec.ts'])
})

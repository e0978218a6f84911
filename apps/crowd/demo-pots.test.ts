import { expect, test } from 'vitest'
import { demoHorseshoe, demoSevens, demoVegas } from '#casino/contests/jackpots/server/demo-campaigns.ts'
import { stakeRules } from '#casino/games/play/rules.ts'
import { currencies, exponentOf, type Currency } from '#kernel/money/currency.ts'
import type { Answer, Calls } from './calls.ts'
import { choicesOf } from './choices.ts'
import { createMember } from './member.ts'
import { most_of_least } from './playing.ts'

const answers: Readonly<Record<string, unknown>> = {
  '/rest/cash/': { methods: [{ id: 1 }], currency: { id: 1 }, defaultAmount: 50_000 },
  '/rest/sport-betting/events/?limit=20': [],
}
/** A site that lets everybody play, in which nothing else is on. */
const calls: Calls = {
  call: async (_method, path): Promise<Answer> => {
    if (path.endsWith('/round/')) rounds += 1
    const game = { session: 's', balance_minor: 50_000, stakes: { choices: [200], chips: [1_000] }, round: null }
    const data = path.includes('/game/') || path.includes('/live/') ? game : (answers[path] ?? null)
    return { success: true, data }
  },
  form: async () => undefined,
}
let rounds = 0

test('SA-061, CN-057: with a chance of 70 % an act of the demo’s crowd feeds its pots, each by less than one unit of any currency', async () => {
  const act = createMember(calls, { login: 'olena.100', password: 'a', is_known: false }, choicesOf(7))
  await act()
  await act()
  const acts = 4_000
  for (let count = 0; count < acts; count += 1) await act()
  expect(Math.round((rounds / acts) * 100)).toBeGreaterThanOrEqual(68)
  expect(Math.round((rounds / acts) * 100)).toBeLessThanOrEqual(72)
  const now = new Date('2026-12-01T12:00:00Z')
  const pots = [demoSevens, demoVegas, demoHorseshoe].flatMap((demo) => (demo(now).draws ?? []).flatMap(({ spec }) => spec.outcomes))
  expect(pots.length).toBeGreaterThan(4)
  for (const currency of Object.keys(currencies) as Currency[]) {
    const dearest = stakeRules('stake', currency).least_minor * most_of_least
    for (const { name, pot } of pots)
      expect([name, currency, (dearest * (pot?.share_millionths ?? 1_000_000)) / 1_000_000 < 10 ** exponentOf(currency)]).toEqual([
        name,
        currency,
        true,
      ])
  }
})

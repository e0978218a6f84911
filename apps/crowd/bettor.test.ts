import { expect, test } from 'vitest'
import { createBettor } from './bettor.ts'
import type { Answer, Calls } from './calls.ts'
import { choicesOf } from './choices.ts'

interface Slip {
  readonly betType: string
  readonly sizes?: readonly number[]
  readonly selections: readonly { readonly marketId: number }[]
}

const events = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, isOpen: true }))
const outcomes = [
  { outcome: 'home', odds: 1_900 },
  { outcome: 'away', odds: null },
]
const legsOf: Readonly<Record<string, readonly [least: number, most: number]>> = {
  single: [1, 1],
  multi: [2, 4],
  system: [3, 3],
  builder: [2, 2],
}
const eventOf = (path: string): number => Number(/events\/(\d+)\//.exec(path)?.[1])

/** A site with six open matches that takes every bet but the tenth, for which there is no money. */
const site = () => {
  const slips: Slip[] = []
  const posted: string[] = []
  const dataOf = (path: string): unknown => {
    if (path.includes('/builder/'))
      return [
        {
          selections: [
            { marketId: 1, outcome: 'home', odds: 1_900 },
            { marketId: 2, outcome: 'home', odds: 1_900 },
          ],
          odds: 2_500,
        },
      ]
    if (path.startsWith('/rest/sport-betting/events/?')) return events
    if (path.startsWith('/rest/sport-betting/events/')) return { markets: [{ id: eventOf(path), state: 'open', outcomes }] }
    if (path.startsWith('/rest/sport-betting/bets/?open')) return [{ id: 7, stake: 2_000, cashOut: { offer: 1_800 } }]
    return { methods: [{ id: 1 }], currency: { id: 1 }, defaultAmount: 50_000 }
  }
  const calls: Calls = {
    call: async (method, path, body): Promise<Answer> => {
      if (method === 'POST') posted.push(path)
      if (method === 'POST' && path === '/rest/sport-betting/bets/' && slips.push(body as Slip) === 10)
        return { success: false, error: 'insufficient-funds' }
      return { success: true, data: dataOf(path) }
    },
    form: async () => undefined,
  }
  return { slips, posted, calls }
}

test('a simulated bettor makes every kind of bet on open outcomes, of a match at most one leg, cashes out, and pays in when there is no money', async () => {
  const { slips, posted, calls } = site()
  const act = createBettor(calls, { login: 'olena.100', password: 'a', is_known: false }, choicesOf(7))
  const acts: string[] = []
  for (let count = 0; count < 400; count += 1) acts.push((await act()).act)
  expect(acts.slice(0, 2)).toEqual(['register', 'deposit'])
  expect(acts.filter((one) => one === 'deposit')).toHaveLength(2)
  expect([...new Set(slips.map(({ betType }) => betType))].toSorted()).toEqual(['builder', 'multi', 'single', 'system'])
  for (const { betType, selections, sizes } of slips) {
    expect(new Set(selections.map(({ marketId }) => marketId)).size, betType).toBe(selections.length)
    const [least, most] = legsOf[betType] ?? [0, 0]
    expect(selections.length >= least && selections.length <= most, betType).toBe(true)
    expect(sizes).toEqual(betType === 'system' ? [2] : undefined)
  }
  for (const path of ['/rest/sport-betting/bets/7/cash-out/', '/rest/sport-betting/bets/7/auto-cash-out/']) expect(posted).toContain(path)
})

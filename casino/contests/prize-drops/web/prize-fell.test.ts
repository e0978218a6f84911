import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import type { PrizeDropMessage, PrizeDrops } from '../contract.ts'
import { dropsState } from './live-drops.ts'
import { handle } from './prize-fell.ts'

const notify = vi.fn<PushApp['notify']>()
const app = { notify, text: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}` } as unknown as PushApp

const message = (winner: string, rawValue: number): PrizeDropMessage => ({
  drawId: 7,
  winner,
  rawValue,
  prize: {
    id: 3,
    outcome: 'summit',
    titles: { uk: 'Вершина', ru: 'Вершина', en: 'The summit' },
    amount: rawValue * 100,
    currency: 'UAH',
    exponent: 2,
    at: '2026-12-01T12:00:00.000Z',
  },
  left: 4,
})
const hear = (winner: string, rawValue: number): void => handle({ data: message(winner, rawValue) }, app)
const visitor = (main: object): void => appState.set({ main: { isGuest: false, login: 'anna', ...main } } as unknown as AppState)

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
  visitor({})
})
afterEach(() => notify.mockReset())

test('RTM-067, SA-052: a drop of 500 or more is told to everybody and one’s own to its winner, each for ten seconds', () => {
  hear('borys', 499)
  expect(notify).not.toHaveBeenCalled()
  hear('borys', 500)
  expect(notify).toHaveBeenLastCalledWith({
    title: expect.stringMatching(/notice\.other.*borys.*500/),
    group: 'prize-drops.other',
    link: '/prize-drops/',
    duration_ms: 10_000,
  })
  hear('anna', 10)
  expect(notify).toHaveBeenLastCalledWith({
    title: expect.stringMatching(/notice\.own/),
    group: 'prize-drops.own',
    link: '/prize-drops/',
    duration_ms: 10_000,
  })
  expect(notify).toHaveBeenCalledTimes(2)
})

test('whoever may not play is not told what others win', () => {
  visitor({ playRestriction: { till: null } })
  hear('borys', 5_000)
  expect(notify).not.toHaveBeenCalled()
})

test('SA-053: the page in sight shows the winner once, and what is left', () => {
  const outcomes = [{ name: 'summit', title: 'Вершина', weight: 1, stock: 5, left: 5, amount: 1_000 }]
  const drops = { id: 7, outcomes, pool: 5_000, lastWinners: [] } as unknown as PrizeDrops
  dropsState.set({ drops, skew_ms: 0 })
  hear('borys', 10)
  hear('borys', 10)
  expect(dropsState.get()?.drops).toMatchObject({ pool: 4_000, outcomes: [{ left: 4 }], lastWinners: [{ id: 3, winner: 'borys' }] })
})

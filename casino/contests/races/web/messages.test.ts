import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushApp } from '#kernel/web-slice.ts'
import type { Race } from '../contract.ts'
import { liveRace } from './live-race.ts'
import { handle } from './messages.ts'

const call = vi.fn<(route: string) => Promise<object>>()
vi.mock('#kernel/web/browser.ts', () => ({ api: { call: (route: string) => call(route) } }))
/** Does a page show the race? */
let is_followed = true
vi.mock(import('./live-race.ts'), async (original) => ({ ...(await original()), isFollowed: () => is_followed }))

const notify = vi.fn<PushApp['notify']>()
const app = { notify, text: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}` } as unknown as PushApp
const race = (id: number) => ({ id, now: '2026-12-01T12:00:00.000Z', winners: [] }) as unknown as Race
const hear = (event: string, data: object) => handle({ event, data: { kind: 'race', id: 7, ...data } }, app)

beforeEach(() => {
  is_followed = true
  liveRace.set({ race: null, skew_ms: 0 })
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
})
afterEach(() => {
  call.mockReset()
  notify.mockReset()
})

test('RTM-044, RA-006: a race that starts appears where races are in sight, and is told for ten seconds', async () => {
  call.mockResolvedValue({ success: true, data: race(7) })
  hear('start', { titles: { uk: 'Вечірня гонка', ru: 'Вечерняя гонка', en: 'Evening race' }, endsAt: '2026-12-01T14:00:00.000Z' })
  expect(notify).toHaveBeenCalledWith({ title: expect.stringContaining('Вечірня гонка'), link: '/races/', duration_ms: 10_000 })
  await vi.waitFor(() => expect(liveRace.get()?.race?.id).toBe(7))
})

test('RTM-044: a race that stops goes from the page, and its winners come', async () => {
  liveRace.set({ race: race(7), skew_ms: 0 })
  call.mockResolvedValue({ success: true, data: null })
  hear('stop', { isSettled: true })
  await vi.waitFor(() => expect(liveRace.get()?.race).toBeNull())
  expect(call.mock.calls.map(([route]) => route)).toEqual(['GET /rest/races/active/', 'GET /rest/races/history/'])
})

test('RTM-044: where no race is in sight neither is asked for, nor told', () => {
  is_followed = false
  hear('start', { titles: { uk: 'Вечірня гонка', ru: 'Вечерняя гонка', en: 'Evening race' }, endsAt: '2026-12-01T14:00:00.000Z' })
  hear('stop', { isSettled: true })
  expect([call.mock.calls, notify.mock.calls]).toEqual([[], []])
})

test('RTM-023, RA-005: a place that was won is told once, with its prize, wherever its player is', () => {
  is_followed = false
  hear('playerWin', { place: 2, prize: 120_000, currency: 'UAH', exponent: 2 })
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    title: 'races.notice.win {"place":2}',
    text: expect.stringMatching(/1\s?200/),
    link: '/races/',
    duration_ms: 10_000,
  })
})

test('A-021: what is no race is somebody else’s', () => {
  handle({ event: 'start', data: { kind: 'tournament', id: 7 } }, app)
  handle({ event: 'stop', data: null }, app)
  expect([call.mock.calls, notify.mock.calls]).toEqual([[], []])
})

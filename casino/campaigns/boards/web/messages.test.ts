import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushApp } from '#kernel/web-slice.ts'
import { notices, notify as showNotice } from '#kernel/web/notices/notices.ts'
import type { BoardView } from '../contract.ts'
import { createBoardPlace, followPlace, type BoardCalls } from './live-board.ts'
import { handle } from './messages.ts'

const read = vi.fn<BoardCalls['read']>()
const past = vi.fn<NonNullable<BoardCalls['past']>>()
const join: BoardCalls['join'] = async () => ({ success: true, data: { isSubscribed: true } })
const racePlace = createBoardPlace('race', { kind: 'race', read, join, past })

let unfollow: () => void = () => undefined
const notify = vi.fn<PushApp['notify']>()
const app = { notify, text: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}` } as unknown as PushApp
const race = (id: number) => ({ id, kind: 'race', now: '2026-12-01T12:00:00.000Z', winners: [], teams: [] }) as unknown as BoardView
const titles = { uk: 'Вечірня гонка', ru: 'Вечерняя гонка', en: 'Evening race' }
const hear = (event: string, data: object, kind = 'race') => handle({ event, data: { kind, id: 7, titles, link: '/races/', ...data } }, app)
const asked = () => [read.mock.calls.length, past.mock.calls.length, notify.mock.calls.length]

beforeEach(() => {
  unfollow = followPlace(racePlace)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
  racePlace.live.set({ board: null, skew_ms: 0 })
  past.mockResolvedValue({ success: true, data: [], hasMore: false })
})
afterEach(() => {
  vi.useRealTimers()
  unfollow()
  for (const mock of [read, past, notify]) mock.mockReset()
})

test('RTM-044, RA-006: a race that starts appears where races are in sight, and is told for ten seconds', async () => {
  read.mockResolvedValue({ success: true, data: race(7) })
  hear('start', { endsAt: '2026-12-01T14:00:00.000Z' })
  expect(notify).toHaveBeenCalledWith({ title: expect.stringContaining('Вечірня гонка'), link: '/races/', duration_ms: 10_000 })
  await vi.waitFor(() => expect(racePlace.live.get()?.board?.id).toBe(7))
})

test('RTM-044: a race that stops goes from the page, and its winners come', async () => {
  racePlace.live.set({ board: race(7), skew_ms: 0 })
  read.mockResolvedValue({ success: true, data: null })
  hear('stop', { isSettled: true })
  await vi.waitFor(() => expect(racePlace.live.get()?.board).toBeNull())
  expect(asked()).toEqual([1, 1, 0])
})

test('RTM-044: where no race is in sight neither is asked for, nor told', () => {
  unfollow()
  hear('start', { endsAt: '2026-12-01T14:00:00.000Z' })
  hear('stop', { isSettled: true })
  expect(asked()).toEqual([0, 0, 0])
})

test('RA-005b: stageChanged of a race replaces the stage that the page shows, where one is shown', async () => {
  const stage = (number: number) => ({
    wholeId: 7,
    wholeTitle: 'Вечірня гонка',
    number,
    count: 2,
    points: [],
    fund: 0,
    prizes: [],
    wholeWinners: [],
    wholePlayerData: null,
  })
  racePlace.live.set({ board: { ...race(8), stage: stage(1) }, skew_ms: 0 })
  read.mockResolvedValue({ success: true, data: { ...race(9), stage: stage(2) } })
  hear('stageChanged', { stage: 9 })
  await vi.waitFor(() => expect(racePlace.live.get()?.board).toMatchObject({ id: 9, stage: { number: 2, wholeId: 7 } }))
  expect(notify).not.toHaveBeenCalled()
  unfollow()
  hear('stageChanged', { stage: 10 })
  expect(asked()).toEqual([1, 0, 0])
})

test('RTM-045: a table that came replaces the one that is shown', () => {
  racePlace.live.set({ board: race(7), skew_ms: 0 })
  hear('positions', { winners: [{ place: 1, profile: { login: 'a' }, roundsPlayed: 1, points: 5 }], playersCount: 3 })
  expect(racePlace.live.get()?.board).toMatchObject({ playersCount: 3, winners: [{ points: 5 }] })
})

test('RTM-023, RA-005a: a place that was won is told once, with its prize, wherever its player is', () => {
  unfollow()
  hear('playerWin', { place: 2, prize: 120_000, currency: 'UAH', exponent: 2 })
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    title: expect.stringMatching(/^boards\.notice\.win .*"place":2/),
    text: expect.stringMatching(/1\s?200/),
    link: '/races/',
    duration_ms: 10_000,
  })
})

test('TO-012, CN-034, CN-035, RA-006: a prize of a tournament stands for fifteen seconds, what is told of a race for ten', () => {
  vi.useFakeTimers()
  notify.mockImplementation(showNotice)
  const shown = () => notices.get().map(({ link }) => link)
  hear('playerWin', { place: 1, prize: 120_000, currency: 'UAH', exponent: 2, link: '/tournaments-promo/' }, 'tournament')
  hear('playerWin', { place: 2, prize: 120_000, currency: 'UAH', exponent: 2 })
  vi.advanceTimersByTime(9_999)
  expect(shown()).toEqual(['/tournaments-promo/', '/races/'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['/tournaments-promo/'])
  vi.advanceTimersByTime(4_999)
  expect(shown()).toEqual(['/tournaments-promo/'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('A-021: a board of another kind does not move what races show, and what is no board is somebody else’s', () => {
  racePlace.live.set({ board: race(7), skew_ms: 0 })
  hear('positions', { winners: [], playersCount: 9 }, 'tournament')
  hear('stop', { isSettled: true }, 'tournament')
  handle({ event: 'stop', data: null }, app)
  expect(racePlace.live.get()?.board).toEqual(race(7))
  expect(asked()).toEqual([0, 0, 0])
})

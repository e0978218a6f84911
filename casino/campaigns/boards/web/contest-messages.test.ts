import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushApp } from '#kernel/web-slice.ts'
import type { BoardView } from '../contract.ts'
import { shownBoard } from '../testing/shown-board.ts'
import { createBoardPlace, followPlace, type BoardCalls } from './live-board.ts'
import { handle } from './messages.ts'

const read = vi.fn<BoardCalls['read']>()
const past = vi.fn<NonNullable<BoardCalls['past']>>()
const place = createBoardPlace('tournament-of-test', {
  kind: 'tournament',
  read,
  past,
  join: async () => ({ success: true, data: { isSubscribed: true } }),
})
const stage: BoardView = { ...shownBoard, id: 7, kind: 'tournament', title: 'Підніжжя' }
const notify = vi.fn<PushApp['notify']>()
const app = { notify, text: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}` } as unknown as PushApp
const titles = { uk: 'Карпатська ліга', ru: 'Карпатская лига', en: 'Carpathian league' }
const link = '/tournaments-promo/'
const hear = (event: string, data: object) => handle({ event, data: { id: 7, kind: 'tournament', titles, link, ...data } }, app)
const row = (login: string, at: number, points: number) => ({ place: at, profile: { login }, roundsPlayed: 1, points })
const board = () => place.live.get()?.board

let unfollow: () => void = () => undefined
beforeEach(() => {
  unfollow = followPlace(place)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
  place.live.set({ board: stage, skew_ms: 0 })
  read.mockResolvedValue({ success: true, data: stage })
  past.mockResolvedValue({ success: true, data: [], hasMore: false })
})
afterEach(() => {
  unfollow()
  for (const mock of [read, past, notify]) mock.mockReset()
})

test('TO-009: start, stop, positions, bet, playerWin, stageChanged, min-alert and max-alert of a tournament move what a page shows of it, or are told', async () => {
  hear('positions', { winners: [row('olena', 1, 500)], playersCount: 2, revision: 1 })
  expect(board()).toMatchObject({ winners: [{ profile: { login: 'olena' }, points: 500 }], playersCount: 2 })
  hear('bet', { rows: [row('taras', 1, 900)], revision: 2 })
  expect(board()?.winners.map(({ profile }) => profile.login)).toEqual(['taras', 'olena'])

  read.mockResolvedValue({ success: true, data: { ...stage, id: 8, title: 'Полонина' } })
  hear('stageChanged', {})
  await expect.poll(() => board()?.title).toBe('Полонина')

  const money = { currency: 'UAH', exponent: 2 }
  hear('min-alert', { stake: 200, ...money })
  hear('max-alert', { stake: 10_000, ...money })
  hear('playerWin', { place: 2, prize: 150_000, ...money })
  expect(notify.mock.calls.map(([{ title }]) => title.split(' ')[0])).toEqual([
    'boards.notice.min',
    'boards.notice.max',
    'boards.notice.win',
  ])
  expect(notify.mock.calls[2]?.[0]).toMatchObject({ title: expect.stringContaining('"place":2'), text: expect.stringMatching(/1\s500/) })

  read.mockResolvedValue({ success: true, data: null })
  hear('stop', { isSettled: true })
  await expect.poll(() => board()).toBeNull()
  expect(past).toHaveBeenCalledOnce()
  read.mockResolvedValue({ success: true, data: stage })
  hear('start', { endsAt: stage.endsAt })
  await expect.poll(() => board()?.id).toBe(7)
  expect(notify.mock.lastCall?.[0].title).toContain('boards.notice.start')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownBoard } from '#casino/campaigns/boards/testing/shown-board.ts'
import { followPlace } from '#casino/campaigns/boards/web/live-board.ts'
import { handle as hearBoard } from '#casino/campaigns/boards/web/messages.ts'
import { api } from '#kernel/web/browser.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { confrontationPlace } from './confrontation-place.ts'
import { handle } from './teams-moved.ts'

const board = {
  ...shownBoard,
  kind: 'confrontation',
  teams: [
    { id: 1, title: 'Сонце', totalPoints: 100, players: 3 },
    { id: 2, title: 'Місяць', totalPoints: 90, players: 3 },
  ],
  ownTeam: 1,
}
const points = () => confrontationPlace.live.get()?.board?.teams.map(({ totalPoints }) => totalPoints)

let unfollow: () => void = () => undefined
beforeEach(() => {
  unfollow = followPlace(confrontationPlace)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
  confrontationPlace.live.set({ board, skew_ms: 0 })
})
afterEach(() => {
  unfollow()
  vi.restoreAllMocks()
})

test('SA-012, RTM-064: the message of a confrontation moves the points of its teams where it is shown, and no other', () => {
  handle({ data: { id: board.id, teams: [{ id: 2, totalPoints: 140 }] } })
  expect(points()).toEqual([100, 140])
  handle({ data: { id: board.id + 1, teams: [{ id: 2, totalPoints: 999 }] } })
  expect(points()).toEqual([100, 140])
})

test('SA-013: at its end the confrontation goes from the page, and whoever has a share of the fund is told their place and it', async () => {
  vi.spyOn(api, 'call').mockResolvedValue({ success: true, data: null } as never)
  const notify = vi.fn<PushApp['notify']>()
  const app = { notify, text: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}` } as unknown as PushApp
  const data = { id: board.id, kind: 'confrontation', titles: { uk: 'Сонце проти Місяця', ru: '', en: '' }, link: '/kings-kombat/' }
  hearBoard({ event: 'stop', data: { ...data, isSettled: true } }, app)
  await vi.waitFor(() => expect(confrontationPlace.live.get()?.board).toBeNull())
  hearBoard({ event: 'playerWin', data: { ...data, place: 1, prize: 500_000, currency: 'UAH', exponent: 2 } }, app)
  expect(notify.mock.lastCall?.[0]).toMatchObject({
    title: expect.stringMatching(/^boards\.notice\.win .*"place":1.*Сонце проти Місяця/),
    text: expect.stringMatching(/5\s000/),
    link: '/kings-kombat/',
  })
})

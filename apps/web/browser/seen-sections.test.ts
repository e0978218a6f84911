import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import type { MenuItem } from '#kernel/contract/main-data.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { seeSection, unseenSectionOf } from './seen-sections.ts'

const item = (name: string, section: string | null, counter: number | null): MenuItem => ({
  name,
  title: name,
  url: `/${name}/`,
  icon: name,
  group: 'play',
  section,
  counter,
})
const menu = [item('games', null, null), item('races', 'events', 2), item('tournaments', 'events', 2), item('bonuses', 'bonuses', 0)]
const call = vi.spyOn(api, 'call').mockResolvedValue({ success: true } as never)

beforeEach(() => {
  call.mockClear()
  appState.set({ config: {}, main: { isGuest: false, header: { menu } } } as unknown as AppState)
})

test('MD-066: an item’s page, or one below it, opens its section; others open none', () => {
  expect(['/races/', '/races', '/races/7/', '/races/?tab=past'].map((path) => unseenSectionOf(menu, path))).toEqual(Array(4).fill('events'))
  expect(['/', '/games/', '/bonuses/', '/races-promo/'].map((path) => unseenSectionOf(menu, path))).toEqual(Array(4).fill(null))
})

test('MD-066: opening a section clears its counter at once, in every item of it, and tells the house once', () => {
  seeSection('/races/')
  seeSection('/races/')
  expect(appState.get().main.header.menu.map(({ counter }) => counter)).toEqual([null, 0, 0, 0])
  expect(call.mock.calls).toEqual([['POST /rest/page/items-info/seen/', { body: { section: 'events' } }]])
})

test('MD-066: a guest has no counters, and nothing is told', () => {
  appState.set({ config: {}, main: { isGuest: true, header: { menu: [item('races', 'events', null)] } } } as unknown as AppState)
  seeSection('/races/')
  expect(call).not.toHaveBeenCalled()
})

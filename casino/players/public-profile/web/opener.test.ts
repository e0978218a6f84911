import { expect, test, vi } from 'vitest'
import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { OpenerContext } from '#kernel/web-slice.ts'
import { slice } from './index.ts'

const visit = (value: string, { off = [] as string[], is_guest = false, has = false } = {}) => {
  appState.set({ config: { componentsOff: off }, main: {} } as unknown as AppState)
  const [openModal, strip] = [vi.fn<OpenerContext['openModal']>(), vi.fn<OpenerContext['strip']>()]
  const context = { is_guest, openModal, strip, has: () => has } as unknown as OpenerContext
  slice.openers?.[0]?.open(value, context)
  return { opened: openModal.mock.calls, stripped: strip.mock.calls }
}

test('OP-005, OP-006, MD-020: a link opens the profile of its player, in the window of the brand', () => {
  expect(visit('T2xlbmE=/').opened).toEqual([['PublicProfile', { id: 'T2xlbmE=' }]])
  expect(visit('my', { has: true }).opened).toEqual([['PublicProfilePopup', { id: 'my' }]])
  expect(visit('my', { is_guest: true }).opened).toEqual([['Login']])
})

test('PP-006: where the component’s setting isUse is false it does not open, and the address forgets it', () => {
  expect(visit('T2xlbmE=', { off: ['public-profile'] })).toEqual({ opened: [], stripped: [['public-profile']] })
  expect(visit('T2xlbmE=', { off: ['home-hero'] }).opened.length).toBe(1)
})

test('PP-006: its tab in the profile goes with it', () => {
  expect(contributionsTo([slice], profileTabs).map(({ component }) => component)).toEqual(['public-profile'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { findModal } from '#kernel/web/modals/find-modal.ts'
import { modalStack } from '#kernel/web/modals/modals.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { runOpeners } from '#kernel/web/openers/run-openers.ts'
import { webSlices } from './slices.ts'

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
beforeEach(() => {
  const location = new URL('http://house/')
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location, sessionStorage: storage, localStorage: storage }))
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'uk' } })
  vi.spyOn(api, 'call').mockResolvedValue({
    success: false,
    status: 422,
    error: 'check-the-form',
    message: '',
    details: {},
    errors: {},
  } as never)
})
afterEach(() => {
  modalStack.set([])
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const openers = webSlices.flatMap((slice) => slice.openers ?? [])
const modals = webSlices.flatMap((slice) => slice.modals ?? [])
const strange = ['', 'nothing-of-the-kind', '-1', '1e99', '<img src=x>', '../../etc', '%00', 'ї'.repeat(500)]

test.each([true, false])('OP-049: whatever an address says behind any flag, nothing breaks (guest: %s)', (is_guest) => {
  appState.set({ config: { componentsOff: [], brand: { capabilities: [] } }, main: { isGuest: is_guest } } as unknown as AppState)
  const log = vi.fn()
  const names = openers.filter(({ flag }) => !flag.startsWith('#')).map(({ flag }) => flag)
  expect(names.length).toBeGreaterThan(5)
  for (const value of strange)
    for (const flag of names) {
      const query = new URLSearchParams({ [flag]: value })
      const context = { is_guest, query, hash: `#${flag}`, openModal: vi.fn(), strip: vi.fn(), navigate: vi.fn(), has: () => false }
      runOpeners({ openers, openByName: vi.fn() }, context, log)
      // What an opener opens is a window of the house.
      for (const [name] of context.openModal.mock.calls) expect(findModal(modals, name as string, () => false)).not.toBeNull()
    }
  expect(log.mock.calls).toEqual([])
})

test('OP-049: a name that no window has opens none', () => {
  for (const name of strange) expect(findModal(modals, name, () => false)).toBeNull()
})

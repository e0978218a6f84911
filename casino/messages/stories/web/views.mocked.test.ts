import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { resetStores } from '#kernel/web/state/store.ts'
import { noteView, sendViews, sendViewsWhenLeft } from './views.ts'

vi.mock('#kernel/web/browser.ts', () => ({ api: { call: vi.fn() }, sessionApi: {}, newCommandKey: () => 'once' }))
const call = vi.mocked(api.call)

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const here = new EventTarget()
const visit = (isGuest: boolean, ...capabilities: readonly string[]): void =>
  appState.set({ config: { brand: { capabilities } }, main: { isGuest } } as unknown as AppState)
const sent = () => call.mock.calls.map(([route, given]) => [route, (given as { body: object }).body])

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', here)
  page.visibilityState = 'visible'
  resetStores()
  call.mockReset()
  call.mockResolvedValue({ success: true } as never)
  visit(true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('SO-003: views are gathered, each once, and sent later in one call that outlives the page; nothing is sent twice', async () => {
  for (const id of [4, 9, 4]) noteView(id)
  expect(sent()).toEqual([])
  await sendViews()
  await sendViews()
  expect(call.mock.calls).toEqual([['POST /rest/story/view/', { body: { stories: [4, 9] }, outlives_page: true }]])
})

test('SO-003: they are sent when the page is hidden, when it is left, and when the window closes', () => {
  const stop = sendViewsWhenLeft()
  noteView(1)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual([])
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  noteView(2)
  here.dispatchEvent(new Event('pagehide'))
  noteView(3)
  stop()
  expect(sent().map(([, body]) => body)).toEqual([{ stories: [1] }, { stories: [2] }, { stories: [3] }])
  noteView(4)
  here.dispatchEvent(new Event('pagehide'))
  expect(sent()).toHaveLength(3)
})

test('SO-003: so many views that one call would be too large are sent before', () => {
  for (let id = 1; id <= 101; id += 1) noteView(id)
  expect(sent().map(([, body]) => (body as { stories: number[] }).stories.length)).toEqual([100])
})

test('SO-005, RO-008e, TH-010: a brand that counts players alone is told nothing of guests, and is told of players', async () => {
  visit(true, 'stories-for-players-only')
  noteView(4)
  await sendViews()
  expect(sent()).toEqual([])
  visit(false, 'stories-for-players-only')
  noteView(5)
  await sendViews()
  visit(true)
  noteView(6)
  await sendViews()
  expect(sent().map(([, body]) => body)).toEqual([{ stories: [5] }, { stories: [6] }])
})

test('SO-012: views that do not arrive are logged and nothing else', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  call.mockResolvedValue({ success: false, status: 503, error: 'x', message: 'Пізніше' } as never)
  noteView(4)
  await sendViews()
  expect(logged).toHaveBeenCalledOnce()
})

test('what a player viewed is nobody’s once they are gone', async () => {
  noteView(4)
  resetStores()
  await sendViews()
  expect(sent()).toEqual([])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { appState } from '#kernel/web/state/app-state.ts'
import { errorIsInSight } from './error-in-sight.ts'
import { fetchPage } from './fetch-page.ts'

const refused = vi.hoisted(() => ({ status: 401 as number | null }))
const cancelNavigation = vi.hoisted(() => vi.fn<() => void>())
const raiseUnauthorized = vi.hoisted(() => vi.fn<() => Promise<boolean>>(async () => false))
vi.mock('#kernel/web/browser.ts', () => ({
  base: '',
  api: { send: async () => ({ success: false, status: refused.status, error: 'no', message: 'No' }) },
}))
vi.mock('#kernel/web/page/navigation.ts', () => ({ cancelNavigation, goTo: () => undefined }))
vi.mock('#kernel/web/state/unauthorized-event.ts', () => ({ raiseUnauthorized }))
vi.mock('#kernel/web/texts/load-texts.ts', () => ({ textsLoaded: async () => undefined }))
vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: () => undefined }))

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
  appState.set({ main: { isGuest: true } } as never)
  cancelNavigation.mockClear()
})

const come = () => fetchPage({ request: new Request('https://house.example/balance/') } as never, {}) as Promise<unknown>

test('RT-025: a page that is refused, or that nobody answers, leads back to the page in sight', async () => {
  for (const status of [401, 503, null]) {
    refused.status = status
    void come()
    await expect.poll(() => cancelNavigation.mock.calls.length).toBe(1)
    cancelNavigation.mockClear()
  }
})

test('RT-026: with an error page in sight the next one takes its place: it is not gone back to, which would ask and be refused for ever', async () => {
  const gone = errorIsInSight()
  raiseUnauthorized.mockClear()
  for (const [status, shown] of [
    [401, 401],
    [404, 404],
    [null, 503],
  ] as const) {
    refused.status = status
    await expect(come()).rejects.toMatchObject({ init: { status: shown }, data: { status: shown } })
  }
  expect([cancelNavigation.mock.calls, raiseUnauthorized.mock.calls]).toEqual([[], []])
  gone()
  refused.status = 503
  void come()
  await expect.poll(() => cancelNavigation.mock.calls.length).toBe(1)
})

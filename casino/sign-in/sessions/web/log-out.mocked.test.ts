import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissNotice, notices } from '#kernel/web/notices/notices.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { logOut } from './log-out.ts'
import { handle } from './session-ended.ts'

const went: string[] = []
vi.mock('#kernel/web/page/navigation.ts', () => ({
  goTo: async (path: string) => void went.push(path),
  reloadPage: async () => void went.push('the same page, for a guest'),
}))

/** The answer to the log-out, which takes the session's cookie away. */
let answer: PromiseWithResolvers<Response>
const page = { cookie: '', referrer: '', documentElement: { lang: 'uk' }, activeElement: null, body: null, getElementById: () => null }
const main = { isGuest: false, login: 'olena', isMobile: false, header: { menu: [] } }

beforeEach(() => {
  answer = Promise.withResolvers()
  went.length = 0
  page.cookie = 'token=of-olena'
  vi.stubGlobal('window', { location: { href: 'https://house.example/', protocol: 'https:' }, sessionStorage: { length: 0 } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/rest/logout/') ? answer.promise : Response.json({ success: true, data: { ...main, isGuest: true } }),
  )
  appState.set({ config: {}, main, is_coming: false } as unknown as AppState)
})
afterEach(() => vi.unstubAllGlobals())

test('AU-030: whoever logs out is led home, also where the cut of the connection overtakes the answer', async () => {
  const left = logOut()
  const cut = handle({ data: { reason: 'logged-out' } }, { notify: () => undefined, text: (key) => key })
  await new Promise((resolve) => void setTimeout(resolve))
  expect([appState.get().main.isGuest, went]).toEqual([false, []])
  page.cookie = ''
  answer.resolve(Response.json({ success: true }))
  await cut
  expect(await left).toBe(true)
  expect([appState.get().main.isGuest, went[0]]).toEqual([true, '/'])
})

test('AU-030: a log-out that the server has not heard of says so, and the player stays', async () => {
  const left = logOut()
  answer.reject(new TypeError('offline'))
  expect([await left, appState.get().main.isGuest, went]).toEqual([false, false, []])
  expect(notices.get()).toMatchObject([{ tone: 'negative' }])
  for (const { id } of notices.get()) dismissNotice(id)
})

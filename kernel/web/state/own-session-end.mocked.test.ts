import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { solveRefusal } from '#kernel/web/api/refusal-solvers.ts'
import { api } from '#kernel/web/browser.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { isOwnSessionEnding } from '#kernel/web/state/own-session-end.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'

vi.mock('#kernel/web/page/navigation.ts', () => ({ reloadPage: async () => undefined }))

const answered: string[] = []
/** The command's answer, which brings the cookie of the next session with it. */
let answer: PromiseWithResolvers<Response>
const page = { cookie: '', referrer: '', documentElement: { lang: 'uk' }, activeElement: null, body: null, getElementById: () => null }
const main = { isGuest: false, login: 'olena', isMobile: false, header: { menu: [] } }

beforeEach(() => {
  answer = Promise.withResolvers()
  answered.length = 0
  page.cookie = 'token=old'
  vi.stubGlobal('window', { location: { href: 'https://house.example/' } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/rest/init/')) return answer.promise
    const isGuest = !page.cookie.includes('token=new')
    answered.push(isGuest ? 'guest' : 'player')
    return Response.json({ success: true, data: { ...main, isGuest } })
  })
  appState.set({ config: {}, main, is_coming: false } as unknown as AppState)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sent = () => api.send('POST', '/rest/player/change-password/', { body: {}, ends_session: true })

test('whatever asks who is here while the page ends its own session waits for the answer, and the player stays', async () => {
  const command = sent()
  const reloaded = reloadMain()
  await new Promise((resolve) => void setTimeout(resolve))
  expect(answered).toEqual([])
  page.cookie = 'token=new'
  answer.resolve(Response.json({ success: true }))
  expect([(await command).success, await reloaded, answered, isOwnSessionEnding()]).toEqual([true, true, ['player'], false])
})

test('an answer that never comes holds up nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void sent()
  const reloaded = reloadMain()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([await reloaded, answered, isOwnSessionEnding()]).toEqual([false, ['guest'], false])
})

test('a command that waits until the player has looked for a code holds up nobody meanwhile, and is waited for once it is sent again', async () => {
  const proof = Promise.withResolvers<Readonly<Record<string, unknown>>>()
  solveRefusal('proof-needed', () => proof.promise)
  const command = sent()
  answer.resolve(Response.json({ success: false, error: 'proof-needed' }))
  await vi.waitFor(() => expect(isOwnSessionEnding()).toBe(false))
  page.cookie = 'token=new'
  expect([await reloadMain(), answered]).toEqual([true, ['player']])
  page.cookie = 'token=old'
  answer = Promise.withResolvers()
  proof.resolve({})
  await vi.waitFor(() => expect(isOwnSessionEnding()).toBe(true))
  const reloaded = reloadMain()
  await new Promise((resolve) => void setTimeout(resolve))
  page.cookie = 'token=new'
  answer.resolve(Response.json({ success: true }))
  expect([(await command).success, await reloaded, answered]).toEqual([true, true, ['player', 'player']])
})

test('whoever asked before the command was sent, and is told only then that nobody is here, asks anew once its answer has come', async () => {
  const { fetch } = globalThis
  const held = Promise.withResolvers<void>()
  let asked = 0
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/rest/init/') && ++asked === 1) await held.promise
    return fetch(url)
  })
  const reloaded = reloadMain()
  const command = sent()
  held.resolve()
  await vi.waitFor(() => expect(answered).toEqual(['guest']))
  await new Promise((resolve) => void setTimeout(resolve))
  expect(appState.get().main.isGuest).toBe(false)
  page.cookie = 'token=new'
  answer.resolve(Response.json({ success: true }))
  expect([(await command).success, await reloaded, answered]).toEqual([true, true, ['guest', 'player']])
})

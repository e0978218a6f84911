import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { loadPlayer } from '#kernel/web/state/reload-main.ts'
import { forgetPlayer } from '#kernel/web/state/visitor.ts'

const reloadPage = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#kernel/web/page/navigation.ts', () => ({ reloadPage }))

const answerOf = (data: object): Promise<Response> => Promise.resolve(Response.json({ success: true, data }))
const main = { isGuest: false, login: 'olena' }
/** How the page at an address comes. */
const comes = async (url: string) => ((await api.send('GET', url)) as unknown as { data: { asked: string } }).data.asked

beforeEach(() => {
  reloadPage.mockReset()
  vi.stubGlobal('window', { location: { href: 'https://house.example/fairness/' } })
  vi.stubGlobal('document', { cookie: '', referrer: '', documentElement: { lang: 'uk' } })
  vi.stubGlobal('fetch', () => answerOf({ asked: 'now' }))
  vi.stubGlobal('early_calls', {
    '/rest/init/': answerOf(main),
    '/rest/page/fairness/': answerOf({ asked: 'early' }),
    '/rest/page/bonuses/': answerOf({ asked: 'early' }),
  })
  appState.set({ config: {}, main: { isGuest: false }, is_coming: true } as unknown as AppState)
})

test('a page that the document asked for early is shown to whoever waits for it; one left meanwhile is asked for again', async () => {
  const during: string[] = []
  reloadPage.mockImplementationOnce(async () => void during.push(await comes('/rest/page/fairness/')))
  await loadPlayer()
  expect([during, await comes('/rest/page/bonuses/')]).toEqual([['early'], 'now'])
})

test('what the document asked for as one player is never shown to the next', async () => {
  forgetPlayer()
  expect(await comes('/rest/page/bonuses/')).toBe('now')
})

import { renderToStaticMarkup as html } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { setNotices, TournamentNotices } from './tournament-notices.tsx'

const known: { data?: { isSubscribed: boolean } | undefined } = {}
vi.mock('@tanstack/react-query', () => ({ useQuery: () => ({ data: known.data }) }))
vi.mock('#kernel/web/texts/use-text.tsx', () => ({ useText: () => (key: string) => key }))
const call = vi.fn<(route: string) => Promise<object>>()
vi.mock('#kernel/web/browser.ts', () => ({ api: { call: (route: string) => call(route) } }))
vi.mock('#kernel/web/state/queries.ts', () => ({
  queries: () => ({ setQueryData: (_key: unknown, data: { isSubscribed: boolean }) => void (known.data = data) }),
}))
const notify = vi.fn<(notice: object) => void>()
vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: (notice: object) => notify(notice) }))

const is_on = (): boolean => html(<TournamentNotices />).includes('checked=""')
afterEach(() => vi.clearAllMocks())

test('TO-006: a player stops the notices by a switch and has them again; a refusal changes nothing and is said', async () => {
  expect(html(<TournamentNotices />)).toBe('')
  known.data = { isSubscribed: true }
  expect(html(<TournamentNotices />)).toContain('tournaments.notices')
  expect(is_on()).toBe(true)
  call.mockResolvedValue({ success: true })
  await setNotices(false)
  expect(is_on()).toBe(false)
  await setNotices(true)
  expect(is_on()).toBe(true)
  expect(call.mock.calls).toEqual([['POST /rest/tournaments/notify/unsubscribe/'], ['POST /rest/tournaments/notify/subscribe/']])
  call.mockResolvedValue({ success: false, message: 'later' })
  await setNotices(false)
  expect(is_on()).toBe(true)
  expect(notify).toHaveBeenCalledWith({ tone: 'negative', title: 'later' })
})

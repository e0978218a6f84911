import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { beginDeposit, raiseGamblingLimit, recallDeposit, type RefusedDeposit } from './begin-deposit.ts'
import { keepDeposit, type Kept } from './stored-deposit.ts'

const notify = vi.fn<(notice: object) => void>()
vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: (notice: object) => notify(notice) }))
const call = vi.fn<(route: string, options: { body: object }) => Promise<object>>()
vi.mock('#kernel/web/browser.ts', () => ({
  api: { call: (route: string, options: { body: object }) => call(route, options) },
  newCommandKey: () => 'key',
}))

const heard: unknown[] = []
beforeEach(() => {
  appState.set({ main: { isGuest: false, login: 'olena' } } as unknown as AppState)
  const page = new EventTarget()
  page.addEventListener('gambling-limit', (event) => heard.push((event as CustomEvent).detail))
  const kept = new Map<string, string>()
  const sessionStorage: Kept = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  vi.stubGlobal('window', Object.assign(page, { sessionStorage }))
  call.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  heard.length = 0
})

test('ER-011, WA-017: a 444 of the deposit closes the desk, raises the event of a gambling limit and says why until it is read', () => {
  const leave = vi.fn<() => void>()
  const refused = { details: { till: '2027-06-01T12:00:00.000Z' }, message: 'closed' } as unknown as RefusedDeposit
  raiseGamblingLimit(refused, leave)
  expect(leave).toHaveBeenCalledTimes(1)
  expect(heard).toEqual([{ till: '2027-06-01T12:00:00.000Z' }])
  expect(notify).toHaveBeenCalledWith({ tone: 'warning', title: 'closed', link: '/responsible-play/', duration_ms: null })
})

const chosen = { currencyId: 2, amount: 70_000, methodId: 2, bonusId: 0 }
const body = { method_id: 2, currency_id: 2, amount: 70_000, bonus_id: 0, validate: true }
const allowed = (method_id: number) => ({ success: true, data: { method: { id: method_id }, info: { amount: 70_000, bonusId: 0 } } })

test('WA-008, WA-010: what was chosen before the log-in is checked by the house, once, with the method that it gives', async () => {
  keepDeposit(window.sessionStorage, chosen, Date.now())
  call.mockResolvedValueOnce(allowed(5))
  expect(await recallDeposit(2)).toEqual({ chosen, answer: allowed(5) })
  expect(call.mock.calls).toEqual([['POST /rest/cash/input/', { key: 'key', body }]])
  expect(await recallDeposit(2)).toBeNull()
})

test('WA-009: what was chosen in another currency is asked about nowhere, and forgotten', async () => {
  keepDeposit(window.sessionStorage, chosen, Date.now())
  expect(await recallDeposit(1)).toEqual({ chosen, answer: null })
  expect([call.mock.calls, await recallDeposit(2)]).toEqual([[], null])
})

test('WA-007, WA-010: a bonus that the house refuses becomes 0, and the method that was chosen is checked without it', async () => {
  keepDeposit(window.sessionStorage, { ...chosen, bonusId: 77 }, Date.now())
  call.mockResolvedValueOnce({ success: false, errors: { bonus_id: 'gone' } }).mockResolvedValueOnce(allowed(2))
  expect(await recallDeposit(2)).toEqual({ chosen: { ...chosen, bonusId: 77 }, answer: allowed(2), bonus_fault: 'gone' })
  expect(call.mock.calls.map(([, options]) => options.body)).toEqual([{ ...body, bonus_id: 77 }, body])
})

test('a deposit whose outcome is unknown is begun once, wherever its form stands; one that was refused is begun anew', async () => {
  const begin = async (answer: object, location: string) => {
    call.mockResolvedValueOnce(answer)
    await beginDeposit(chosen, location)
    return call.mock.lastCall?.[1]
  }
  const first = await begin({ success: false, status: 502, is_unknown: true }, 'page')
  expect(await begin({ success: false, status: null, is_unknown: true }, 'widget')).toEqual(first)
  expect(await begin({ success: false, status: 200, is_unknown: false }, 'widget')).toEqual(first)
  const next = await begin({ success: false, status: 200, is_unknown: false }, 'widget')
  expect(next).toMatchObject({ body: { amount: 70_000, location: 'widget' } })
  expect(next).not.toMatchObject({ key: (first as unknown as { readonly key: string }).key })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { suspension_ms } from '../rules.ts'
import { payByCard } from './pay-by-card.ts'
import { suspendedUntil } from './suspension.ts'

const call = vi.fn<(route: string, options: object) => Promise<object>>()
vi.mock('#kernel/web/browser.ts', () => ({
  api: { call: (route: string, options: object) => call(route, options) },
  newCommandKey: () => 'key',
}))

const now_ms = Date.UTC(2026, 11, 1)
beforeEach(() => {
  appState.set({ main: { isGuest: false, login: 'olena' } } as unknown as AppState)
  vi.useFakeTimers({ now: now_ms })
  vi.stubGlobal('navigator', { language: 'uk', userAgent: 'test' })
  vi.stubGlobal('window', { screen: { width: 390, height: 844, colorDepth: 24 } })
  call.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('WA-021: the minute begins when the house refuses a payment because another one is on its way, and not when it refuses otherwise', async () => {
  call.mockResolvedValueOnce({ success: false, details: { error: 'card-unknown' } })
  await payByCard({ token_id: '7', currency_id: 2, amount: 10_000, bonus_id: 0 })
  expect(suspendedUntil()).toBe(0)
  const until = new Date(now_ms + 20_000).toISOString()
  call.mockResolvedValueOnce({ success: false, details: { error: 'deposit-suspended', suspended: true, until } })
  await payByCard({ token_id: '7', currency_id: 2, amount: 10_000, bonus_id: 0 })
  expect(suspendedUntil()).toBe(now_ms + 20_000)
  call.mockResolvedValueOnce({ success: false, details: { error: 'deposit-suspended', suspended: true } })
  await payByCard({ token_id: '7', currency_id: 2, amount: 10_000, bonus_id: 0 })
  expect(suspendedUntil()).toBe(now_ms + suspension_ms)
})

test('a payment whose outcome is unknown is asked for again as it was sent, however the phone is turned; another, and one after an answer, is another', async () => {
  const payment = { token_id: '7', currency_id: 2, amount: 10_000, bonus_id: 0 }
  const pay = async (answer: object, changed: object = {}) => {
    call.mockResolvedValueOnce(answer)
    await payByCard({ ...payment, ...changed })
    return call.mock.lastCall?.[1] as { readonly key: string; readonly body: object } | undefined
  }
  const lost = (status: number | null) => ({ success: false, status, is_unknown: true, details: {} })
  const done = { success: true, data: {} }
  const first = await pay(lost(null))
  vi.stubGlobal('window', { screen: { width: 844, height: 390, colorDepth: 24 } })
  expect(await pay(lost(503))).toEqual(first)
  expect((await pay(done, { amount: 20_000 }))?.key).not.toBe(first?.key)
  expect(await pay(done)).toEqual(first)
  const next = await pay(done)
  expect(next?.key).not.toBe(first?.key)
  expect(next?.body).toMatchObject({ browser: { screenWidth: 844, screenHeight: 390 } })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  vi.useFakeTimers({ now: now_ms })
  vi.stubGlobal('navigator', { language: 'uk', userAgent: 'test' })
  vi.stubGlobal('window', { screen: { width: 390, height: 844, colorDepth: 24 } })
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

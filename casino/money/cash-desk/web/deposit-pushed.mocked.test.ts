import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '#kernel/web/notices/notices.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { texts } from '../texts.ts'
import { handle } from './deposit-pushed.ts'
import { isInSight } from './payment-pushed.ts'

vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: vi.fn() }))
vi.mock('./payment-pushed.ts', () => ({ isInSight: vi.fn(() => false) }))

const app = { text: (key: keyof typeof texts) => texts[key].en } as unknown as PushApp
const deposit = { paymentId: 5, amount: 20_000, currency: 'UAH', exponent: 2 }

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})

test('WA-012, WA-024, CN-037, RTM-026: money that came in is told for three minutes, by the words of cardPayment.depositComplete', () => {
  handle({ data: deposit }, app)
  expect(notify).toHaveBeenCalledWith({ tone: 'positive', title: 'Deposit complete', text: '+₴200', duration_ms: 180_000 })
})

test('WA-012: a payment that is in sight tells it itself; what is no deposit tells nothing', () => {
  vi.mocked(isInSight).mockReturnValueOnce(true)
  handle({ data: deposit }, app)
  handle({ data: { amount: 1.5 } }, app)
  handle({ data: null }, app)
  expect(notify).not.toHaveBeenCalled()
})

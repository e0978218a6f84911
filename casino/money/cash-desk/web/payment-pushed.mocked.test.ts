import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '#kernel/web/notices/notices.ts'
import { currentPath } from '#kernel/web/page/navigation.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { texts } from '../texts.ts'
import { handle } from './payment-pushed.ts'

vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: vi.fn() }))
vi.mock('#kernel/web/page/navigation.ts', () => ({ currentPath: vi.fn(() => '/games/') }))

const page = { paymentId: '5', status: 'created', amount: 20_000 }
let kept: unknown
const askAnew = vi.fn()
const app = {
  text: (key: keyof typeof texts) => texts[key].en,
  queryClient: {
    setQueryData: (key: readonly string[], update: (old: unknown) => unknown) => {
      expect(key).toEqual(['cash-payment', '5'])
      kept = update(kept)
    },
    invalidateQueries: askAnew,
  },
} as unknown as PushApp
const tell = (status: string, reason: string | null = null, more = {}) => handle({ data: { paymentId: '5', status, reason, ...more } }, app)

beforeEach(() => {
  vi.clearAllMocks()
  kept = page
})

test('RTM-025, WA-024: a payment that failed is told by the words of cardPayment.depositFailed, with the reason and the way to the desk', () => {
  tell('failed', 'declined')
  expect(notify).toHaveBeenCalledWith({
    tone: 'negative',
    title: 'Deposit failed',
    text: texts['cash-desk.payment.declined'].en,
    link: '/cash/deposit/',
  })
  expect(kept).toEqual({ ...page, status: 'failed', reason: 'declined' })
})

test('RTM-025: the payment’s page follows every state, and asks how much came; in its sight a failure needs no notice, and other states have none of their own', () => {
  for (const status of ['pending', 'expired']) {
    tell(status)
    expect(kept).toMatchObject({ status })
  }
  expect(askAnew).not.toHaveBeenCalled()
  tell('completed')
  expect(askAnew).toHaveBeenCalledWith({ queryKey: ['cash-payment', '5'] })
  vi.mocked(currentPath).mockReturnValueOnce('/cash/payment/5/')
  tell('failed', 'declined')
  handle({ data: { status: 'failed' } }, app)
  handle({ data: null }, app)
  expect(notify).not.toHaveBeenCalled()
})

test('RTM-025: each confirmation of a chain has the page ask anew, without a notice; a block that fell out is told as what it is, not as a loss', () => {
  tell('pending', null, { confirmations: 1 })
  tell('failed', 'reorganised', { confirmations: 0 })
  expect(askAnew).toHaveBeenCalledTimes(2)
  expect(kept).toEqual(page)
  expect(notify).not.toHaveBeenCalled()
  tell('failed', 'reorganised')
  expect(notify).toHaveBeenCalledWith({
    tone: 'info',
    title: 'The network took a block back',
    text: texts['cash-desk.payment.reorganised'].en,
    link: '/cash/payment/5/',
  })
})

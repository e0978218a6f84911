import { renderToStaticMarkup as html } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Refused } from '#kernel/web/api/api.ts'
import { notices } from '#kernel/web/notices/notices.ts'
import { texts } from '../texts.ts'
import type { useAmount } from './use-pay.ts'
import { usePay } from './use-pay.ts'

const payByCard = vi.fn<() => Promise<object>>()
vi.mock('./pay-by-card.ts', async (original) => ({ ...(await original<object>()), payByCard: () => payByCard() }))
vi.mock('./deposit-tracker.ts', () => ({ track: () => undefined }))
vi.mock('#casino/players/responsible-play/web/api.ts', () => ({ isPlayClosed: async () => false }))
vi.mock('#kernel/web/texts/use-text.tsx', () => ({ useText: () => (key: string) => said(key) }))
const said = vi.fn((key: string) => key)

const refused = (is_unknown: boolean): Refused => ({
  success: false,
  status: is_unknown ? 504 : 200,
  is_unknown,
  error: 'no',
  message: 'words',
  errors: {},
  details: {},
})

beforeEach(() => {
  vi.useFakeTimers()
  notices.set([])
  said.mockClear()
})

/** One press with a saved card, answered so. */
const press = async (answer: Refused): Promise<void> => {
  payByCard.mockResolvedValueOnce(answer)
  let pay: ReturnType<typeof usePay>['pay'] | undefined
  const Shown = () => {
    const amount = { check: () => 10_000 } as ReturnType<typeof useAmount>
    const currency = { id: 2, iso: 'UAH', symbol: '₴', exponent: 2 }
    const desk = { currency, location: null, suspendedUntil: null }
    const nothing = () => undefined
    ;({ pay } = usePay({ desk, amount, bonus_id: 0, dropBonus: nothing, placement: 'page', leave: nothing, onCharged: nothing }))
    return null
  }
  html(<Shown />)
  await pay?.({ card: '7' })
}

test('WA-015: a payment that was refused has failed; one whose outcome is unknown has not, and its player is told to press again', async () => {
  await press(refused(false))
  expect(notices.get()).toMatchObject([{ tone: 'negative', title: 'cardPayment.depositFailed', text: 'words' }])
  notices.set([])
  said.mockClear()
  await press(refused(true))
  expect(notices.get()).toEqual([])
  expect(said.mock.calls).toEqual([['cash-desk.pay-unknown']])
  expect(texts['cash-desk.pay-unknown'].en).toContain('Press again to check')
})

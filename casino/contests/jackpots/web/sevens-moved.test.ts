import { beforeEach, expect, test, vi } from 'vitest'
import type { PushApp } from '#kernel/web-slice.ts'
import { takeSums } from './live-pots.ts'
import { handle } from './sevens-moved.ts'

const openModal = vi.fn<PushApp['openModal']>()
const app = { openModal } as unknown as PushApp

beforeEach(() => {
  vi.stubGlobal('window', {})
  openModal.mockReset()
})

test('RTM-065, SA-014c: jackpotSevens with an amount moves the pot, with a win it opens the window of its winner', () => {
  handle({ data: { id: '7-sevens', currency: 'UAH', amount: 777_700, revision: 4 } }, app)
  // The pot stood at the amount that was told: a newer, smaller one says that it fell.
  expect(takeSums('UAH', [{ id: '7-sevens', currentSum: 777_699, revision: 5 }])).toBe(true)
  expect(openModal).not.toHaveBeenCalled()
  const win = {
    id: 3,
    winner: 'anna',
    title: 'Джекпот сімок',
    amount: 777_712,
    currency: 'UAH',
    exponent: 2,
    at: '2026-12-01T12:00:00.000Z',
  }
  handle({ data: { win } }, app)
  expect(openModal).toHaveBeenCalledWith('JackpotSevensSuccessModal', { win })
})

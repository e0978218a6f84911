import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeModal, modalStack, openModals } from '#kernel/web/modals/modals.ts'
import { takeSums } from './live-pots.ts'
import { openWin } from './open-win.ts'
import { handle } from './sevens-moved.ts'

const win = { id: 3, winner: 'anna', title: 'Джекпот сімок', amount: 777_712, currency: 'UAH', exponent: 2, at: '2026-12-01T12:00:00.000Z' }

beforeEach(() => void vi.stubGlobal('window', {}))
// What is open is shared with the tests of other files.
afterEach(() => modalStack.set([]))

test('RTM-065, SA-014c: jackpotSevens with an amount moves the pot, with a win it opens the window of its winner', () => {
  handle({ data: { id: '7-sevens', currency: 'UAH', amount: 777_700, revision: 4 } })
  // The pot stood at the amount that was told: a newer, smaller one says that it fell.
  expect(takeSums('UAH', [{ id: '7-sevens', currentSum: 777_699, revision: 5 }])).toBe(true)
  expect(openModals()).toEqual([])
  handle({ data: { win } })
  expect(openModals()).toMatchObject([{ name: 'JackpotSevensSuccessModal', params: { win } }])
})

test('a win of which the channel and the page tell has one window; closed and told again, it has one again', () => {
  handle({ data: { win } })
  // The page was read while the house did not know yet that the window was shown.
  openWin({ ...win })
  expect(openModals()).toHaveLength(1)
  openWin({ ...win, id: 4 })
  expect(openModals()).toHaveLength(2)
  for (const { id } of openModals()) closeModal(id)
  openWin(win)
  expect(openModals()).toMatchObject([{ params: { win } }])
})

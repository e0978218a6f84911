import { afterEach, beforeEach, expect, test } from 'vitest'
import { modalStack, openModal as reallyOpen } from '#kernel/web/modals/modals.ts'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import type { OpenerContext } from '#kernel/web-slice.ts'
import { runOpeners } from '#kernel/web/openers/run-openers.ts'
import { bonusOfHash, cashOpener } from './cash-opener.ts'

// Other tests of this process may have left another page.
beforeEach(() => setNavigation({ navigate: () => undefined, revalidate: async () => undefined, current: '/games/' }))
afterEach(() => modalStack.set([]))

/** What opens at an address with this hash. */
const opened = (hash: string, is_guest: boolean): unknown[] => {
  const calls: unknown[] = []
  const context: OpenerContext = {
    is_guest,
    hash,
    query: new URLSearchParams(),
    openModal: (name, params) => void calls.push([name, params]),
    strip: () => undefined,
    navigate: () => undefined,
    has: () => false,
  }
  runOpeners({ openers: [cashOpener], openByName: () => undefined }, context, (error) => void calls.push(error))
  return calls
}

test.each(['#cash', '#/cash/deposit/', '#open-cash-now'])('OP-001: the hash %s opens the cash desk for a player', (hash) =>
  expect(opened(hash, false)).toEqual([['CashDesk', { bonus_id: 0, location: 'link' }]]),
)

test('OP-001, RT-008: a hash may name the bonus', () => {
  expect(opened('#/cash/bonus/12/', false)).toEqual([['CashDesk', { bonus_id: 12, location: 'link' }]])
  expect(bonusOfHash('#/cash/bonus/12abc/')).toBe(0)
  expect(bonusOfHash('#cash')).toBe(0)
})

test('WA-001, A-084: a guest is led to registration, and from there to the desk', () =>
  expect(opened('#/cash/deposit/', true)).toEqual([['Register', { source: 'cash', redirectUrl: '/cash/deposit/' }]]))

test('another hash opens nothing', () => expect(opened('#netgame', false)).toEqual([]))

test('OP-001: an address that is read again opens no second desk', () => {
  reallyOpen('CashDesk')
  expect(opened('#/cash/deposit/', false)).toEqual([])
})

import { expect, test, vi } from 'vitest'
import { runOpeners } from '#kernel/web/openers/run-openers.ts'
import type { OpenerContext } from '#kernel/web-slice.ts'
import { openers } from './openers.ts'
import { scrollToCard } from './scroll-to-card.ts'

const visit = (address: string, is_guest = false) => {
  const url = new URL(address, 'http://house')
  const [openModal, strip] = [vi.fn<OpenerContext['openModal']>(), vi.fn<OpenerContext['strip']>()]
  const context = { is_guest, query: url.searchParams, hash: url.hash, openModal, strip, navigate: vi.fn(), has: () => false }
  runOpeners({ openers, openByName: vi.fn() }, context, (error) => {
    throw error
  })
  return { opened: openModal.mock.calls, stripped: strip.mock.calls.flat() }
}

test('OP-012: fs-bonus-applied tells a player, on any page, that free spins came, and a guest nothing; the address forgets it', () => {
  const opened = [['BonusPopup', { state: 'free-spins-applied' }]]
  expect(visit('/games/?fs-bonus-applied')).toEqual({ opened, stripped: ['fs-bonus-applied'] })
  expect(visit('/?fs-bonus-applied=1/')).toMatchObject({ opened })
  expect(visit('/?fs-bonus-applied', true)).toEqual({ opened: [], stripped: ['fs-bonus-applied'] })
})

/** A page whose card comes after a while. */
const pageWith = (reduced: boolean) => {
  const cards = new Map<string, { scrollIntoView: ReturnType<typeof vi.fn> }>()
  const observers: (() => void)[] = []
  const disconnect = vi.fn()
  vi.stubGlobal('document', { getElementById: (id: string) => cards.get(id) ?? null, body: {} })
  vi.stubGlobal('window', { matchMedia: () => ({ matches: reduced }) })
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        observers.push(changed)
      }
      observe = vi.fn()
      disconnect = disconnect
    },
  )
  const bring = (id: string) => {
    const card = { scrollIntoView: vi.fn() }
    cards.set(id, card)
    for (const changed of observers) changed()
    return card.scrollIntoView
  }
  return { bring, disconnect }
}

test('OP-032: scrollToSection=card-bonus-7 scrolls to that card once the page has brought it, and to nothing else', async () => {
  vi.useFakeTimers()
  const { bring, disconnect } = pageWith(false)
  expect(visit('/bonuses/?scrollToSection=card-bonus-7').stripped).toEqual(['scrollToSection'])
  expect(visit('/bonuses/?scrollToSection=footer').stripped).toEqual([])
  scrollToCard('card-bonus-7')
  expect(bring('card-bonus-8')).not.toHaveBeenCalled()
  expect(bring('card-bonus-7')).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'center' })
  expect(disconnect).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('OP-032: whoever wants less motion is at the card at once', () => {
  const { bring } = pageWith(true)
  const jumped = bring('card-bonus-9')
  scrollToCard('card-bonus-9')
  expect(jumped).toHaveBeenCalledExactlyOnceWith({ behavior: 'auto', block: 'center' })
})

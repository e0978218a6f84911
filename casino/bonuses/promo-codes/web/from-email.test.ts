import { expect, test, vi } from 'vitest'
import { brandNames, brandOf, type Capability } from '#kernel/brand/brand.ts'
import { runOpeners } from '#kernel/web/openers/run-openers.ts'
import type { OpenerContext } from '#kernel/web-slice.ts'
import { slice } from './index.ts'

const visit = (address: string, brand: (typeof brandNames)[number], is_guest = false) => {
  const url = new URL(address, 'http://house')
  const openModal = vi.fn<OpenerContext['openModal']>()
  const has = (capability: string): boolean => brandOf(brand).has(capability as Capability)
  const context = { is_guest, query: url.searchParams, hash: url.hash, openModal, strip: vi.fn(), navigate: vi.fn(), has }
  runOpeners({ openers: slice.openers ?? [], openByName: vi.fn() }, context, (error) => {
    throw error
  })
  return openModal.mock.calls
}

test('OP-019, RO-008a: a code from a letter opens the window of codes with it, for players of vlk and vegas who are signed in, and for nobody else', () => {
  const opened = brandNames.filter((brand) => visit('/?promo-code-from-email=OPEN-IT/', brand).length > 0)
  expect(opened).toEqual(['vlk', 'vegas'])
  expect(visit('/games/?promo-code-from-email=OPEN-IT', 'vlk')).toEqual([['PromoCodesPopup', { code: 'OPEN-IT' }]])
  expect(visit('/?promo-code-from-email', 'vegas')).toEqual([['PromoCodesPopup', {}]])
  expect(brandNames.flatMap((brand) => visit('/?promo-code-from-email=OPEN-IT', brand, true))).toEqual([])
})

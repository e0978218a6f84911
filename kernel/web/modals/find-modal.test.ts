import { expect, test } from 'vitest'
import type { WebModal } from '#kernel/web-slice.ts'
import { findModal, mayOpen } from '#kernel/web/modals/find-modal.ts'

const load = (): never => {
  throw new Error('not here')
}
const modals: readonly WebModal[] = [
  { name: 'Login', who: 'guest', renamed_new: true, load },
  { name: 'WheelFortunePopup', aliases: ['WheeFortunePopup'], load },
  { name: 'BonusPopup', load },
  { name: 'BonusPopupNew', load },
  { name: 'PromoCodesPopup', who: 'player', load },
]
const none = (): boolean => false
const all = (): boolean => true

test('MD-007: the account modals go by their New name in the king variant', () => {
  expect(findModal(modals, 'Login', none)?.name).toBe('Login')
  expect(findModal(modals, 'Login', all)?.name).toBe('LoginNew')
  expect(findModal(modals, 'LoginNew', all)?.modal.name).toBe('Login')
})

test('MD-064: name + New if there is one, else the name', () => {
  expect(findModal(modals, 'BonusPopup', all)?.name).toBe('BonusPopupNew')
  expect(findModal(modals, 'BonusPopup', none)?.name).toBe('BonusPopup')
  expect(findModal(modals, 'PromoCodesPopup', all)?.name).toBe('PromoCodesPopup')
})

test('the misspelt name opens the same modal; an unknown one opens nothing', () => {
  expect(findModal(modals, 'WheeFortunePopup', none)?.name).toBe('WheelFortunePopup')
  expect(findModal(modals, 'constructor', none)).toBeNull()
})

test('a modal for players is closed to guests, one for guests to players', () => {
  const who = (name: string, is_guest: boolean) => mayOpen(findModal(modals, name, none)!.modal, is_guest)
  expect([
    who('PromoCodesPopup', true),
    who('PromoCodesPopup', false),
    who('Login', true),
    who('Login', false),
    who('BonusPopup', true),
  ]).toEqual([false, true, true, false, true])
})

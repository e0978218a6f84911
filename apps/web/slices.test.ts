import { expect, test } from 'vitest'
import { checkContributions } from '#kernel/extensions.ts'
import { mayOpen } from '#kernel/web/modals/find-modal.ts'
import { webSlices } from './slices.ts'

test('what slices contribute to the pages has an owner, a key of its own and its shape; what nobody owns is refused by name', () => {
  expect(() => checkContributions(webSlices)).not.toThrow()
  const without_profile = webSlices.filter(({ name }) => name !== 'players/profile')
  expect(() => checkContributions(without_profile)).toThrow(
    'money/wallet contributes to "players/profile.tabs", which no slice of this house owns',
  )
})

test('RO-012: windows for who is signed in do not open for guests: promo codes, presents, bonuses, birthday, verification, money box', () => {
  const modals = webSlices.flatMap(({ modals = [] }) => modals)
  const open = modals.filter((modal) => mayOpen(modal, true)).map(({ name }) => name)
  const for_players = ['PromoCodesPopup', 'FSPresentPopup', 'BonusPopup', 'DailyBonusModal', 'InsuranceBonusPopup', 'RiskBonusPopup']
  for_players.push('HappyBirthdayModal', 'VerificationConfirm', 'MoneyBoxModal')
  expect(modals.map(({ name }) => name)).toEqual(expect.arrayContaining(for_players))
  expect(for_players.filter((name) => open.includes(name))).toEqual([])
})

import { whenPlayerIsHere } from '#kernel/web/state/when-player.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

whenPlayerIsHere(() => {
  void import('./show-insurance.ts').then(
    ({ showInsurance }) => showInsurance(),
    // A release took the file away: the next page shows it.
    () => undefined,
  )
})

export const slice = defineWebSlice({
  name: 'bonuses/insurance',
  modals: [{ name: 'InsuranceBonusPopup', who: 'player', load: () => import('./insurance-bonus-popup.tsx'), rows: ['BO-005', 'EN-022'] }],
  pushes: [{ type: 'bonus', event: 'insurance-reject', load: () => import('./insurance-rejected.ts'), rows: ['RTM-038'] }],
})

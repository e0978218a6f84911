import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'bonuses/risk-bonus',
  components: [{ type: 'risk-bonus', load: () => import('./risk-card.tsx') }],
  modals: [{ name: 'RiskBonusPopup', who: 'player', load: () => import('./risk-bonus-popup.tsx'), rows: ['MD-010', 'BO-006'] }],
})

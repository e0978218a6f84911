import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'bonuses/daily-bonus',
  components: [{ type: 'daily-bonus', load: () => import('./daily-card.tsx') }],
  modals: [{ name: 'DailyBonusModal', who: 'player', load: () => import('./daily-bonus-modal.tsx'), rows: ['MD-045', 'OP-028', 'BO-020'] }],
  pushes: [{ type: 'dailyBonus', load: () => import('./daily-pushed.ts'), rows: ['RTM-040'] }],
})

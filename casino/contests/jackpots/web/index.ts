import { defineWebSlice } from '#kernel/web-slice.ts'

const one = 'casino/contests/jackpots/web/jackpot-page.tsx'

export const slice = defineWebSlice({
  name: 'contests/jackpots',
  pages: [
    { path: 'jackpots', file: 'casino/contests/jackpots/web/jackpots-page.tsx', rows: ['RT-046', 'SA-059'] },
    { path: 'jackpot', file: one, rows: ['RT-014', 'SA-060'] },
    { path: 'jackpot/:id', file: one, rows: ['RT-014', 'SA-060'] },
    { path: 'jackpot-sevens', file: 'casino/contests/jackpots/web/jackpot-sevens-page.tsx', rows: ['RT-041', 'SA-014b', 'SA-015b'] },
    { path: 'vegas-jackpot', file: 'casino/contests/jackpots/web/vegas-jackpot-page.tsx', rows: ['RT-067', 'SA-047'] },
  ],
  components: [{ type: 'jackpots-banner', load: () => import('./jackpots-banner.tsx') }],
  modals: [
    {
      name: 'JackpotSevensSuccessModal',
      who: 'player',
      load: () => import('./jackpot-sevens-success-modal.tsx'),
      rows: ['MD-035', 'SA-014c', 'SA-015b'],
    },
  ],
  pushes: [
    { type: 'jackpotsStatus', load: () => import('./pots-moved.ts'), rows: ['RTM-041', 'SA-059'] },
    { type: 'jackpotSevens', load: () => import('./sevens-moved.ts'), rows: ['RTM-065', 'SA-014c'] },
  ],
})

import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'bonuses/cashback',
  pages: [{ path: 'cashback', file: 'casino/bonuses/cashback/web/cashback-page.tsx' }],
  modals: [
    { name: 'LudomanCashbackModal', who: 'player', load: () => import('./ludoman-cashback-modal.tsx'), rows: ['MD-018', 'RP-005b'] },
    { name: 'CashbackSuccessModal', who: 'player', load: () => import('./cashback-success-modal.tsx'), rows: ['WA-030', 'EN-068'] },
  ],
  pushes: [{ type: 'cashback', load: () => import('./cashback-pushed.ts'), rows: ['RTM-029'] }],
})

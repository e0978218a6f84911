import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'loyalty/lottery',
  pages: [{ path: 'lottery', file: 'casino/loyalty/lottery/web/lottery-page.tsx', rows: ['RT-015', 'LO-001', 'GN-010'] }],
  modals: [
    {
      name: 'LotteryLootBoxesPopup',
      load: () => import('./loot-boxes-popup.tsx'),
      rows: ['LO-009', 'MD-041', 'OP-039'],
    },
  ],
  pushes: [{ type: 'lottery', load: () => import('./lottery-pushed.ts'), rows: ['LO-010', 'RTM-053', 'CN-027'] }],
})

import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'money/piggy-bank',
  pages: [{ path: 'piggy-bank', file: 'casino/money/piggy-bank/web/piggy-page.tsx', rows: ['RT-068', 'MB-014'] }],
  pushes: [{ type: 'moneyBox', event: 'topUp', load: () => import('./topped-up.ts'), rows: ['RTM-066', 'MB-010'] }],
})

import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'money/wallet',
  profileTabs: [{ name: 'transactions', title: 'transactions.tab', load: () => import('./transactions-tab.tsx') }],
  pushes: [{ type: 'setBalance', load: () => import('./set-balance.ts'), rows: ['RTM-017'] }],
})

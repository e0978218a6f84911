import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'money/payouts',
  pages: [
    { path: 'cash/withdraw', file: 'casino/money/payouts/web/payout-page.tsx', rows: ['WA-022'] },
    { path: 'turbo-cashout', file: 'casino/money/payouts/web/turbo-page.tsx', rows: ['RT-050', 'SA-055'] },
  ],
  components: [{ type: 'payout-needs', load: () => import('./payout-needs.tsx') }],
  contributes: [
    contribute(profileTabs, {
      position: 65,
      name: 'payouts',
      title: 'payouts.tab',
      group: 'history',
      load: () => import('./payouts-tab.tsx'),
    }),
  ],
  modals: [{ name: 'PayoutCancel', who: 'player', load: () => import('./payout-cancel-modal.tsx'), rows: ['MD-061', 'WA-023'] }],
  pushes: [{ type: 'withdraw', load: () => import('./withdraw-pushed.ts'), rows: ['RTM-028'] }],
})

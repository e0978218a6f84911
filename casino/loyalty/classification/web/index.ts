import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'loyalty/classification',
  contributes: [
    contribute(profileTabs, { position: 35, name: 'status', title: 'classification.tab', load: () => import('./status-tab.tsx') }),
  ],
  modals: [
    { name: 'NewVipStatus', who: 'player', load: () => import('./new-vip-status.tsx'), rows: ['MD-012', 'VP-020'] },
    { name: 'MedalExchange', who: 'player', load: () => import('./medal-exchange.tsx'), rows: ['VP-021'] },
  ],
  pushes: [{ type: 'vip', event: 'status', load: () => import('./status-pushed.ts'), rows: ['RTM-052', 'VP-020'] }],
})

import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'site/pages',
  pages: [
    { path: '', file: 'casino/site/pages/web/home-page.tsx', rows: ['RT-017'] },
    { path: 'bonuses', file: 'casino/site/pages/web/bonuses-page.tsx', rows: ['RT-003', 'RT-004'] },
    { path: 'profile', file: 'casino/site/pages/web/profile-page.tsx', rows: ['RT-005'] },
    { path: 'responsible-play', file: 'casino/site/pages/web/responsible-play-page.tsx' },
    { path: 'cash-iframe', file: 'casino/site/pages/web/cash-iframe-page.tsx', bare: true, rows: ['RT-009'] },
  ],
  components: [{ type: 'home-promises', load: () => import('./home-promises.tsx') }],
})

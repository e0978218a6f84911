import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'site/pages',
  pages: [{ path: '', file: 'casino/site/pages/web/home-page.tsx', rows: ['RT-017'] }],
  components: [{ type: 'home-promises', load: () => import('./home-promises.tsx') }],
})

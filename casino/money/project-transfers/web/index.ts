import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'money/project-transfers',
  pages: [{ path: 'cash/transfers', file: 'casino/money/project-transfers/web/transfers-page.tsx', rows: ['WA-032'] }],
  components: [{ type: 'to-project-transfers', load: () => import('./to-transfers.tsx') }],
  pushes: [{ type: 'projectTransfer', load: () => import('./transfer-pushed.ts'), rows: ['WA-032'] }],
})

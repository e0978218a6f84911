import { contribute } from '#kernel/extensions.ts'
import { topBarWidgets } from '#kernel/web/shell/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'messages/notifications',
  contributes: [
    contribute(topBarWidgets, { name: 'notifications', who: 'player', place: 'block size-11 shrink-0', load: () => import('./bell.tsx') }),
  ],
  modals: [{ name: 'NotificationCentre', who: 'player', load: () => import('./notification-centre.tsx'), rows: ['NC-001', 'NC-002'] }],
  pushes: [{ type: 'nc', load: () => import('./nc-message.ts'), rows: ['RTM-022', 'NC-003', 'NC-004', 'NC-005', 'NC-006'] }],
})

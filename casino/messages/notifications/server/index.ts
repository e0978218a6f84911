import { NotificationsMainData } from '../main-data.ts'
import { defineMainData, defineServerSlice } from '#kernel/slice.ts'
import { MessageAdded } from '../events.ts'
import { notices } from '../extensions.ts'
import { texts } from '../texts.ts'
import { pushes } from './pushes.ts'
import { reactionsToNotices } from './reactions.ts'
import { routes } from './routes.ts'
import { unreadOf } from './store.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'messages/notifications',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [MessageAdded],
  extensions: [notices],
  reactionsOfExtensions: reactionsToNotices,
  pushes,
  mainData: defineMainData({
    name: 'notifications',
    schema: NotificationsMainData,
    read: unreadOf,
    fields: (row) => ({ notifications: { unread: typeof row === 'number' ? row : 0 } }),
  }),
  personalData,
})

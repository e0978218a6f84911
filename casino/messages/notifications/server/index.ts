import { NotificationsMainData } from '../main-data.ts'
import { defineMainData, defineServerSlice } from '#kernel/slice.ts'
import { MessagesAdded } from '../events.ts'
import { notices } from '../extensions.ts'
import { texts } from '../texts.ts'
import { pushes } from './pushes.ts'
import { reactionsToNotices } from './reactions.ts'
import { routes } from './routes.ts'
import { unreadOf } from './store.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'messages/notifications',
  // The first message is added at once; those of a busy time, such as the end of a large contest, by the second.
  gather_ms: 1_000,
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [MessagesAdded],
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

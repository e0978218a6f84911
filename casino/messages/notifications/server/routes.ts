import { countedPage } from '#kernel/contract/pages.ts'
import { handle } from '#kernel/http/handle.ts'
import { getMessages, readMessages } from '../contract.ts'
import { messages_limit } from '../rules.ts'
import { notificationView } from './notification-view.ts'
import { markRead, messagesOf } from './store.ts'

export const routes = [
  handle(getMessages, async ({ house, player_id, language, query }) => {
    const { limit = messages_limit, offset = 0 } = query
    const { rows, total, unread } = await messagesOf(house.db, player_id, { limit, offset })
    const data = rows.map((row) => notificationView(house, language, row))
    return { ...countedPage(data, total, offset), unread }
  }),
  handle(readMessages, async ({ house, player_id, body }) => ({
    unread: await markRead(house.db, player_id, body.ids, house.clock.now()),
  })),
]

import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { NcMessage } from '../contract.ts'
import { MessageAdded } from '../events.ts'
import { notificationView, saidInEach } from './notification-view.ts'
import { messagesByIds, unreadOfPlayers } from './store.ts'

/** RTM-022: a new notification in the player's language, with the number of unread ones. */
export const pushes = [
  push(MessageAdded, async (facts, house) => {
    const rows = await messagesByIds(
      house.db,
      facts.map(({ data }) => data.message_id),
    )
    const ids = [...new Set(rows.map(({ player_id }) => player_id))]
    const [players, unread] = await Promise.all([playersByIds(house.db, ids), unreadOfPlayers(house.db, ids)])
    return rows.map((row) => {
      const language = players.get(row.player_id)?.language ?? house.brand.default_language
      const data = {
        ...notificationView(house, language, row),
        said: saidInEach(house, row),
        unread: unread.get(row.player_id) ?? 0,
        hasOwnNotice: row.has_own_notice,
      }
      const message: NcMessage = { type: 'nc', data }
      return { channel: playerChannel(row.player_id), message: { ...message } }
    })
  }),
]

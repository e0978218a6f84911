import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import { playerChannel, playersToTell } from '#kernel/realtime/publisher.ts'
import type { NcMessage } from '../contract.ts'
import { MessagesAdded } from '../events.ts'
import { saidInEach, shownNotification } from './notification-view.ts'
import { messagesByIds, unreadOfPlayers } from './store.ts'

/** RTM-022: a new notification in the player's language, with the number of unread ones. */
export const pushes = [
  push(MessagesAdded, async (facts, house) => {
    const added = facts.flatMap(({ data }) => data.messages)
    const to_tell = await playersToTell(house.realtime, [...new Set(added.map(({ player_id }) => BigInt(player_id)))])
    if (to_tell.size === 0) return []
    const rows = await messagesByIds(
      house.db,
      added.filter(({ player_id }) => to_tell.has(BigInt(player_id))).map(({ id }) => id),
    )
    const ids = [...new Set(rows.map(({ player_id }) => player_id))]
    const [players, unread] = await Promise.all([playersByIds(house.db, ids), unreadOfPlayers(house.db, ids)])
    return rows.map((row) => {
      const language = players.get(row.player_id)?.language ?? house.brand.default_language
      const said = saidInEach(house, row)
      const data = {
        ...shownNotification(row, said[language]),
        said,
        unread: unread.get(row.player_id) ?? 0,
        hasOwnNotice: row.has_own_notice,
      }
      const message: NcMessage = { type: 'nc', data }
      return { channel: playerChannel(row.player_id), message: { ...message } }
    })
  }),
]

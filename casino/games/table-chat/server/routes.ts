import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { handle } from '#kernel/http/handle.ts'
import { getChat, ignorePlayer, refuse, reportMessage, writeMessage } from '../contract.ts'
import { holding_reports, ignorings, most_ignored, reportings } from '../rules.ts'
import { writeState } from './moderation-store.ts'
import { chatMoves, chatView, ignoredLogins, roomNames } from './rooms.ts'
import { ignoredBy, keepReport, shownMessage, stepRoom, writeIgnored } from './store.ts'
import { writeOwn } from './write-message.ts'

export const routes = [
  handle(getChat, async ({ house, visitor, params }) => {
    if (!roomNames(house).includes(params.room)) return refuse('chat-room-unknown', {}, 404)
    return { data: await chatView(house, params.room, visitor.player_id) }
  }),

  handle(writeMessage, writeOwn),

  handle(reportMessage, async ({ house, player_id, params, body }) => {
    const { id } = params
    const message = (await shownMessage(house.db, id)) ?? refuse('chat-message-unknown', {}, 404)
    if (message.player_id === player_id) return refuse('chat-message-own')
    await countTry(house, reportings, String(player_id))
    await inTransaction(house.db, async (tx) => {
      const { revision } = await stepRoom(tx, message.room)
      const count = await keepReport(tx, { message_id: id, player_id, reason: body.reason, at: house.clock.now() })
      if (count >= holding_reports && (await shownMessage(tx, id))) await writeState(tx, id, 'held', revision)
    })
    chatMoves.mark(house, message.room)
    return {}
  }),

  handle(ignorePlayer, async ({ house, player_id, body }) => {
    const other = (await playerByLogin(house.db, body.login)) ?? refuse('chat-player-unknown', {}, 404)
    if (other.id === player_id) return refuse('chat-ignore-own')
    await countTry(house, ignorings, String(player_id))
    if (body.isIgnored && (await ignoredBy(house.db, player_id)).length >= most_ignored) return refuse('chat-ignored-full')
    await inTransaction(house.db, (tx) => writeIgnored(tx, player_id, other.id, body.isIgnored ? house.clock.now() : null))
    return { data: { ignored: await ignoredLogins(house, player_id) } }
  }),
]

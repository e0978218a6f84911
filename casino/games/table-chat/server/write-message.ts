import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { momentText } from '#kernel/i18n/moments.ts'
import { plainText } from '#kernel/moderated-text/text-fault.ts'
import { refuse, type writeMessage } from '../contract.ts'
import { chatFault, oneLine, writingFault } from '../rules.ts'
import { chatMoves, roomNames, toldMessages } from './rooms.ts'
import { insertMessage, lockWriter, stepRoom, type MessageRow } from './store.ts'

const write = async (tx: Tx, house: House, room: string, player_id: bigint, text: string): Promise<MessageRow> => {
  // The writer first: of many messages of one player all but one wait here, and not before the room.
  const writer = await lockWriter(tx, player_id)
  const stepped = await stepRoom(tx, room)
  const at = house.clock.now()
  const fault = writingFault(stepped, writer, text, at)
  if (fault?.fault === 'chat-slow') return refuse(fault.fault, { seconds: fault.seconds })
  if (fault?.fault === 'chat-muted') return refuse(fault.fault, { until: momentText(fault.until) })
  if (fault) return refuse(fault.fault)
  const id = await insertMessage(tx, { room, player_id, text, revision: stepped.revision, at })
  return { id, room, player_id, text, state: 'shown', posted_at: at }
}

/**
 * Says something at a table: in words that lead nowhere else, by a player who may play, is not muted, and whose last message is long
 * enough ago. A refused message leaves nothing.
 */
export const writeOwn = async ({ house, player_id, params, body }: Call<typeof writeMessage>) => {
  const { room } = params
  if (!roomNames(house).includes(room)) return refuse('chat-room-unknown', {}, 404)
  const text = oneLine(plainText(body.text))
  const fault = chatFault(text)
  if (fault) return refuse(fault)
  if (!(await isInAudience(house.db, house, 'invitation', player_id))) return refuse('chat-play-closed')
  const row = await inTransaction(house.db, (tx) => write(tx, house, room, player_id, text))
  chatMoves.mark(house, room)
  const [message] = await toldMessages(house, [row])
  return { data: message ?? refuse('chat-message-unknown', {}, 404) }
}

import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { movedBy, publishState } from '#kernel/realtime/published-state.ts'
import { RoomModerated } from '../events.ts'
import type { ChatMessage, ChatMoved, ChatRoom } from '../contract.ts'
import { chatRooms } from '../extensions.ts'
import { shown_messages } from '../rules.ts'
import { ignoredBy, movedMessages, mutedUntil, newestMessages, roomOf, type MessageRow } from './store.ts'

export const chatChannel = (room: string): string => `table-chat:${room}`

export const roomNames = (house: House): readonly string[] => contributionsTo(house.slices, chatRooms).map(({ room }) => room)

/** Messages under their players' public handles; an account that is gone has said nothing. */
export const toldMessages = async (house: House, rows: readonly MessageRow[]): Promise<ChatMessage[]> => {
  const players = await playersByIds(
    house.db,
    rows.map(({ player_id }) => player_id),
  )
  return rows.flatMap(({ id, player_id, text, posted_at }) => {
    const login = players.get(player_id)?.login
    return login === undefined ? [] : [{ id, login, text, at: posted_at.toISOString() }]
  })
}

/** The public handles of those whom a player does not want to see. */
export const ignoredLogins = async (house: House, player_id: bigint): Promise<string[]> => {
  const ids = await ignoredBy(house.db, player_id)
  const players = await playersByIds(house.db, ids)
  return ids.flatMap((id) => players.get(id)?.login ?? [])
}

const ownOf = async (house: House, player_id: bigint): Promise<ChatRoom['own']> => {
  const players = await playersByIds(house.db, [player_id])
  const [ignored, until] = await Promise.all([ignoredLogins(house, player_id), mutedUntil(house.db, player_id, house.clock.now())])
  return { login: players.get(player_id)?.login ?? '', ignored, mutedUntil: until && until.toISOString() }
}

export const chatView = async (house: House, room: string, viewer: bigint | null): Promise<ChatRoom> => {
  // The revision is read first, so that the messages are never older than it says.
  const { is_open, slow_s, revision } = await roomOf(house.db, room)
  const [messages, own] = await Promise.all([
    newestMessages(house.db, room, shown_messages).then((rows) => toldMessages(house, rows)),
    viewer === null ? null : ownOf(house, viewer),
  ])
  return { room, isOpen: is_open, slowSeconds: slow_s, messages, own, revision }
}

/** Up to which revision this process has told each room. Another process may have told the same; a page takes a message once. */
const told = perHouse(() => new Map<string, number>())
/** What a process tells that has told nothing yet. */
const first_told = 10

/** A room has moved on: what is new in it, and what has gone out of sight. */
export const chatMoves = publishState<string>('games/table-chat.moves', {
  gather_ms: 300,
  of: 'games/table-chat',
  // What players do is marked: it would be too dear as facts, and happens in a process that has readers.
  movedBy: [movedBy(RoomModerated, ({ data: { room } }) => ({ key: room }))],
  read: async (house, moved) => {
    const known = told(house)
    const read = await Promise.all(
      moved.map(async ({ key: room }) => {
        const { is_open, slow_s, revision } = await roomOf(house.db, room)
        // What moved it was told already, with what moved it before.
        if (known.get(room) === revision) return []
        const rows = await movedMessages(house.db, room, known.get(room) ?? revision - first_told, shown_messages)
        known.set(room, revision)
        const messages = await toldMessages(
          house,
          rows.filter(({ state }) => state === 'shown'),
        )
        const gone = rows.flatMap(({ id, state }) => (state === 'shown' ? [] : [id]))
        const message: ChatMoved = { type: 'tableChat', data: { room, isOpen: is_open, slowSeconds: slow_s, messages, gone } }
        return [{ key: room, revision, publications: [{ channel: chatChannel(room), message: { ...message } }] }]
      }),
    )
    return read.flat()
  },
})

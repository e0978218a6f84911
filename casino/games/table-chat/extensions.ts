import { defineExtension } from '#kernel/extensions.ts'

/** A room in which players talk: the table that it belongs to. */
export interface ChatRoomName {
  readonly room: string
}

export const chatRooms = defineExtension<ChatRoomName>('games/table-chat.rooms', { keyOf: ({ room }) => room })

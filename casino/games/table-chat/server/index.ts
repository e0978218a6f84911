import { sql } from 'kysely'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { RoomModerated } from '../events.ts'
import { chatRooms } from '../extensions.ts'
import { texts } from '../texts.ts'
import { commands } from './operator-commands.ts'
import { personalData } from './personal-data.ts'
import { chatChannel, chatMoves, roomNames } from './rooms.ts'
import { routes } from './routes.ts'

const day_ms = 86_400_000

export const slice = defineServerSlice({
  name: 'games/table-chat',
  texts,
  facts: [RoomModerated],
  extensions: [chatRooms],
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  published: [chatMoves],
  // Everybody may read, guests too.
  channels: [
    { namespace: 'table-chat', allows: (channel, _visitor, house) => roomNames(house).some((room) => channel === chatChannel(room)) },
  ],
  personalData,
  retention: [
    { table: 'messages', column: 'posted_at', keep_ms: 30 * day_ms },
    // Whichever of the two was later: a mute outlasts the last message, or the other way round.
    { table: 'writers', column: 'last_at', keep_ms: 30 * day_ms, unless: sql`kept.muted_until > kept.last_at` },
    { table: 'writers', column: 'muted_until', keep_ms: 30 * day_ms, unless: sql`kept.last_at > kept.muted_until` },
  ],
  contributes: [contribute(operatorCommands, ...commands)],
})

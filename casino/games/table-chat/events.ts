import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** A person of the house changed what stands in a room: what was said there, whether it is open, or its pace. They do so in a process of their own. */
export const RoomModerated = defineFact('games/table-chat.room-moderated', Type.Object({ room: Type.String() }))

import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** Notifications were added to centres of players. */
export const MessagesAdded = defineFact(
  'messages/notifications.messages-added',
  Type.Object({ messages: Type.Array(Type.Object({ id: Type.Integer(), player_id: Type.Integer() })) }),
)

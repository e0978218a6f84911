import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** A notification was added to a player's centre. */
export const MessageAdded = defineFact('messages/notifications.message-added', Type.Object({ message_id: Type.Integer() }))

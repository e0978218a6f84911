import { Type, type Static } from 'typebox'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { Timestamp, paging } from '#kernel/contract/schemas.ts'
import { messages_limit, most_read, systemAliases } from './rules.ts'

const MessageId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** NC-001, in the caller's language. */
export const Notification = Type.Object({
  ncMessageId: MessageId,
  isReaded: Type.Boolean(),
  link: Type.Union([Type.String(), Type.Null()]),
  systemAlias: Type.Enum(systemAliases),
  title: Type.String(),
  text: Type.String(),
  at: Timestamp,
})
export type Notification = Static<typeof Notification>

const unread = Type.Integer({ minimum: 0 })

export const getMessages = endpoint({
  route: 'GET /rest/notification-centre/messages/',
  who: 'player',
  effect: 'reads',
  query: paging(messages_limit),
  reply: Type.Object({ ...countedPageReply(Notification).properties, unread }),
  rows: ['API-275', 'NC-001'],
  summary: "The player's notifications, newest first",
})

export const readMessages = endpoint({
  route: 'POST /rest/notification-centre/messages/read/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ ids: Type.Array(MessageId, { minItems: 1, maxItems: most_read }) }),
  reply: Type.Object({ unread }),
  rows: ['API-274', 'NC-002'],
  summary: 'Marks notifications as read; ids of other players are ignored',
})

/**
 * Push message on the player's own channel (RTM-022), in the player's language; `said` contains every language, for pages in
 * another one. With `hasOwnNotice` the slice concerned shows its own toast, so the centre shows none.
 */
export interface NcMessage {
  readonly type: 'nc'
  readonly data: Notification & {
    readonly unread: number
    readonly hasOwnNotice: boolean
    readonly said: Readonly<Record<Language, Pick<Notification, 'title' | 'text'>>>
  }
}

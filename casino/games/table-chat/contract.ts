import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { most_letters, reportReasons } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** A message. Nobody is known by more than the public handle, and the text is text: pages never read it as markup. */
export const ChatMessage = Type.Object({ id: Type.Integer(), login: Type.String(), text: Type.String(), at: Timestamp })
export type ChatMessage = Static<typeof ChatMessage>

const Handle = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_.-]{2,19}$' })

/** What concerns the caller alone; null for a guest. */
const Own = Type.Object({
  login: Type.String(),
  /** Players whose messages the caller does not want to see. */
  ignored: Type.Array(Type.String()),
  mutedUntil: Type.Union([Timestamp, Type.Null()]),
})

const Room = Type.Object({ room: Slug, isOpen: Type.Boolean(), slowSeconds: Type.Integer() })

const params = Type.Object({ room: Slug })

export const getChat = endpoint({
  route: 'GET /rest/live/chat/{room}/',
  who: 'anyone',
  effect: 'reads',
  params,
  reply: Type.Object({
    data: Type.Object({
      ...Room.properties,
      /** The newest messages, oldest first. */
      messages: Type.Array(ChatMessage),
      own: Type.Union([Own, Type.Null()]),
      revision: Type.Integer(),
    }),
  }),
  refusals: ['chat-room-unknown'],
  summary: 'The chat of a live table',
})
export type ChatRoom = Static<typeof getChat.reply>['data']

export const writeMessage = endpoint({
  route: 'POST /rest/live/chat/{room}/messages/',
  who: 'player',
  effect: 'changes',
  params,
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: most_letters }) }, { additionalProperties: false }),
  reply: Type.Object({ data: ChatMessage }),
  refusals: [
    'chat-room-unknown',
    'chat-empty',
    'chat-invisible',
    'chat-markup',
    'chat-link',
    'chat-lookalikes',
    'chat-flood',
    'chat-words',
    'chat-closed',
    'chat-play-closed',
    'chat-muted',
    'chat-slow',
    'chat-repeated',
  ],
  summary: 'Says something at a live table',
})

/** Tells the house that a message should not stand there. Once per player and message. */
export const reportMessage = endpoint({
  route: 'POST /rest/live/chat/messages/{id}/report/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  body: Type.Object({ reason: Type.Enum([...reportReasons]) }, { additionalProperties: false }),
  reply: Type.Object({}),
  refusals: ['chat-message-unknown', 'chat-message-own', 'too-many-requests'],
  summary: 'Reports a message of a chat',
})

/** Puts a player on the caller's own list, or takes them off it. The other player is not told. */
export const ignorePlayer = endpoint({
  route: 'POST /rest/live/chat/ignored/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ login: Handle, isIgnored: Type.Boolean() }, { additionalProperties: false }),
  reply: Type.Object({ data: Type.Object({ ignored: Type.Array(Type.String()) }) }),
  refusals: ['chat-player-unknown', 'chat-ignore-own', 'chat-ignored-full', 'too-many-requests'],
  summary: 'Hides the messages of a player from the caller, or shows them again',
})

/** On `table-chat:<room>`: what is new since the last one, and what is gone. */
export interface ChatMoved {
  readonly type: 'tableChat'
  readonly data: Static<typeof Room> & { readonly messages: readonly ChatMessage[]; readonly gone: readonly number[] }
}

import { Type, type Static } from 'typebox'
import { pageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Slug } from '#kernel/contract/schemas.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { feed_limit, most_actions } from './rules.ts'

/** Somebody opened a game. Neither who it was nor at what hour can be read from it. */
const PlayerAction = Type.Object({ id: Type.Integer(), login: Type.String(), slug: Slug, title: Type.String() })
export type PlayerAction = Static<typeof PlayerAction>

export const getPlayersActivity = endpoint({
  route: 'GET /rest/players-activity/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object(
    {
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: feed_limit })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: most_actions, default: 0 })),
    },
    { additionalProperties: false },
  ),
  reply: pageReply(PlayerAction),
  rows: ['API-260', 'SA-066', 'CN-016'],
  summary: 'What players opened lately, the newest first, with masked names',
})

/** RTM-050: the message `addPlayerLastAction`, on the channel of the feed with a masked name, and on the player's own channel. */
export interface LastActionMessage {
  readonly action: Omit<PlayerAction, 'title'> & { readonly titles: Text }
  /** On the player's own channel: their public profile has it on top. */
  readonly isOwn: boolean
}

/** Data of the page component `players-activity`. */
export interface PlayersActivityData {
  readonly actions: readonly PlayerAction[]
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'players-activity': PlayersActivityData
  }
}

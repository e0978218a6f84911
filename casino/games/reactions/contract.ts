import { Type, type Static } from 'typebox'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { paging, Slug } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { reactions_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** Something that players like, by how many. */
export const Reaction = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  /** The game that it is, or is about. */
  slug: Slug,
  image: Type.String(),
  likesCount: Type.Integer(),
})
export type Reaction = Static<typeof Reaction>

/** Likes a thing once. An unknown schema is refused. */
export const createLike = endpoint({
  route: 'POST /rest/likes/create/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ model_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), model_schema: Slug }),
  reply: Type.Object({ likesCount: Type.Integer() }),
  refusals: ['reactions-schema-unknown', 'reactions-model-unknown'],
  rows: ['API-149', 'SO-011'],
  summary: 'Likes a game or a comment',
})

export const getReactions = endpoint({
  route: 'GET /rest/reactions/{schema}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ schema: Slug }),
  query: paging(reactions_limit),
  reply: countedPageReply(Reaction),
  refusals: ['reactions-schema-unknown'],
  rows: ['API-150', 'CN-015', 'GA-018', 'SO-011'],
  summary: 'What players like, by how many of them',
})

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'games-reactions': { readonly games: readonly Reaction[] }
  }
}

import { Type, type Static } from 'typebox'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { paging, Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { comments_limit, most_letters, most_rating, reportReasons } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Rating = Type.Integer({ minimum: 1, maximum: most_rating })

/** EN-045. Nobody is known by more than the public handle. */
export const Comment = Type.Object({
  id: Type.Integer(),
  login: Type.String(),
  rating: Rating,
  text: Type.String(),
  at: Timestamp,
  likesCount: Type.Integer(),
  isLiked: Type.Boolean(),
  isOwn: Type.Boolean(),
})
export type Comment = Static<typeof Comment>

/** How a game is rated by all whose comments are shown. */
const Rated = Type.Object({
  count: Type.Integer(),
  /** Null while nobody rated it. */
  average: Type.Union([Type.Number(), Type.Null()]),
  /** How many gave one star, two, up to five. */
  stars: Type.Array(Type.Integer()),
})

/** What stands between a visitor and a comment of their own. */
const Own = Type.Object({
  /** Whether they played the game, and may say what they think of it. */
  hasPlayed: Type.Boolean(),
  comment: Type.Union([Type.Object({ rating: Rating, text: Type.String(), state: Type.Enum(['shown', 'held', 'hidden']) }), Type.Null()]),
})

const params = Type.Object({ slug: Slug })

export const listComments = endpoint({
  route: 'GET /rest/games/{slug}/comments/',
  who: 'anyone',
  effect: 'reads',
  params,
  query: paging(comments_limit),
  reply: Type.Object({ ...countedPageReply(Comment).properties, rated: Rated, own: Own }),
  refusals: ['comment-game-unknown'],
  rows: ['API-292', 'EN-045', 'GA-019'],
  summary: 'What players say of a game, the newest first',
})
export type CommentsPage = Static<(typeof listComments)['reply']>

/** Writes the player's one comment on a game, or writes it anew. */
export const postComment = endpoint({
  route: 'POST /rest/games/{slug}/comments/',
  who: 'player',
  effect: 'changes',
  params,
  body: Type.Object({ rating: Rating, text: Type.String({ minLength: 1, maxLength: most_letters }) }),
  reply: Type.Object({ data: Comment }),
  refusals: [
    'comment-game-unknown',
    'comment-not-played',
    'comment-empty',
    'comment-invisible',
    'comment-markup',
    'comment-link',
    'comment-lookalikes',
    'comment-flood',
    'comment-words',
    'comment-is-hidden',
  ],
  rows: ['API-293', 'EN-045', 'GA-019', 'CN-018'],
  summary: 'Rates a game that the player has played, in words',
})

export const removeComment = endpoint({
  route: 'POST /rest/games/{slug}/comments/remove/',
  who: 'player',
  effect: 'changes',
  params,
  reply: Type.Object({}),
  refusals: ['comment-game-unknown', 'comment-unknown', 'comment-is-hidden'],
  summary: 'Takes the player’s own comment back',
})

/** Tells the house that a comment should not stand there. Once per player and comment. */
export const reportComment = endpoint({
  route: 'POST /rest/games/comments/{id}/report/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  body: Type.Object({ reason: Type.Enum([...reportReasons]) }),
  reply: Type.Object({}),
  refusals: ['comment-unknown', 'comment-own'],
  summary: 'Reports a comment',
})

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'game-comments': Omit<CommentsPage, 'own'>
  }
}

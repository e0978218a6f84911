import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player rated a game in words, or did so anew. */
export const CommentPosted = defineFact(
  'games/comments.comment-posted',
  Type.Object({ game_id: Type.Integer(), slug: Type.String(), rating: Type.Integer() }),
)

/** A person took a comment out of sight, or put it back. About its author. */
export const CommentJudged = defineFact(
  'games/comments.comment-judged',
  Type.Object({ comment_id: Type.Integer(), verdict: Type.Enum(['hidden', 'restored']) }),
)

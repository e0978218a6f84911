import type { CatalogueGame } from '#casino/games/lobby/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { plainText } from '#kernel/moderated-text/text-fault.ts'
import { refuse, type Comment } from '../contract.ts'
import { CommentPosted } from '../events.ts'
import { commentFault, postings } from '../rules.ts'
import { hasPlayed, toldComments } from './comments.ts'
import { commentOfPlayer, writeComment } from './store.ts'

/** Rates a game in words (API-293): by who played it, once, and in words that lead nowhere else. */
export const post = async (
  house: House,
  player_id: bigint,
  game: CatalogueGame,
  given: { readonly rating: number; readonly text: string },
): Promise<Comment> => {
  const text = plainText(given.text)
  const fault = commentFault(text)
  if (fault) return refuse(fault)
  if (!(await hasPlayed(house, player_id, game))) return refuse('comment-not-played')
  await countTry(house, postings, String(player_id))
  await inTransaction(house.db, async (tx) => {
    const is_written = await writeComment(tx, { player_id, game_id: game.id, rating: given.rating, text, at: house.clock.now() })
    if (!is_written) return refuse('comment-is-hidden')
    return announce(tx, house, [CommentPosted({ game_id: game.id, slug: game.slug, rating: given.rating }, player_id)])
  })
  house.facts.wake()
  const row = await commentOfPlayer(house.db, player_id, game.id)
  const [comment] = row ? await toldComments(house, [row], player_id) : []
  return comment ?? refuse('comment-unknown')
}

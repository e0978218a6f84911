import { gameBySlug } from '#casino/games/lobby/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { listComments, postComment, refuse, removeComment, reportComment } from '../contract.ts'
import { comments_limit, holding_reports, reportings } from '../rules.ts'
import { commentsPage } from './comments.ts'
import { post } from './post-comment.ts'
import { commentOfPlayer, deleteComment, keepReport, shownComment } from './store.ts'

const gameOf = async (house: House, slug: string) => (await gameBySlug(house, slug)) ?? refuse('comment-game-unknown', {}, 404)

export const routes = [
  handle(listComments, async ({ house, player_id, params, query }) => {
    const { limit = comments_limit, offset = 0 } = query
    return commentsPage(house, await gameOf(house, params.slug), player_id, { limit, offset })
  }),

  handle(postComment, async ({ house, player_id, params, body }) => ({
    data: await post(house, player_id, await gameOf(house, params.slug), body),
  })),

  handle(removeComment, async ({ house, player_id, params }) => {
    const { id: game_id } = await gameOf(house, params.slug)
    if (await inTransaction(house.db, (tx) => deleteComment(tx, player_id, game_id))) return {}
    return refuse((await commentOfPlayer(house.db, player_id, game_id)) ? 'comment-is-hidden' : 'comment-unknown')
  }),

  handle(reportComment, async ({ house, player_id, params, body }) => {
    const comment = (await shownComment(house.db, params.id)) ?? refuse('comment-unknown', {}, 404)
    if (comment.player_id === player_id) return refuse('comment-own')
    await countTry(house, reportings, String(player_id))
    const report = { comment_id: params.id, player_id, reason: body.reason, at: house.clock.now() }
    await inTransaction(house.db, (tx) => keepReport(tx, report, holding_reports))
    return {}
  }),
]

import { cardsByIds, gameBySlug, gamesBySlug } from '#casino/games/lobby/server/api.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { reactionSchemas, type ReactionSchema } from '#casino/games/reactions/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { on } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice, type ComponentData } from '#kernel/slice.ts'
import { refuse } from '../contract.ts'
import { CommentJudged, CommentPosted } from '../events.ts'
import { comments_limit } from '../rules.ts'
import { texts } from '../texts.ts'
import { commentsPage } from './comments.ts'
import { likedComments } from './moderation-store.ts'
import { commands } from './operator-commands.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { keepPlayed, likeComment, shownComment } from './store.ts'

/** The newest comments of the page's game. Everybody's page is the same bytes: what is a viewer's own comes by the call. */
const gameComments: ComponentData<'game-comments'> = async ({ house, params }) => {
  const game = (await gameBySlug(house, params['slug'] ?? '')) ?? refuse('comment-game-unknown', {}, 404)
  const { data, hasMore, total, rated } = await commentsPage(house, game, null, { limit: comments_limit, offset: 0 })
  return { data, hasMore, total, rated }
}

const like = async (house: House, player_id: bigint, id: number): Promise<number | undefined> =>
  (await shownComment(house.db, id)) ? likeComment(house.db, id, player_id, house.clock.now()) : undefined

const commentSchema: ReactionSchema = {
  schema: 'game-comments',
  like,
  list: async ({ house, language, limit, offset }) => {
    const { rows, total } = await likedComments(house.db, limit, offset)
    const cards = await cardsByIds(
      house,
      language,
      rows.map(({ game_id }) => game_id),
    )
    const byId = new Map(cards.map((card) => [card.id, card]))
    return {
      total,
      rows: rows.flatMap(({ id, game_id, text, likes }) => {
        const card = byId.get(game_id)
        return card ? [{ id, title: card.title, text, slug: card.slug, image: card.imageSquare, likesCount: likes }] : []
      }),
    }
  },
}

export const slice = defineServerSlice({
  name: 'games/comments',
  // Who played a game before may comment on it already.
  gather_ms: 2_000,
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [CommentPosted, CommentJudged],
  reactions: [
    on(RoundSettled, { from: 'beginning' }, async (facts, tx, house) => {
      const games = await gamesBySlug(house)
      const played = facts.flatMap(({ player_id, data, at }) => {
        const game = games.get(data.slug)
        return game && player_id !== null ? [{ player_id: String(player_id), game_id: game.id, first_at: at.toISOString() }] : []
      })
      if (played.length > 0) await keepPlayed(tx, played)
    }),
  ],
  components: { 'game-comments': gameComments },
  personalData,
  contributes: [contribute(operatorCommands, ...commands), contribute(reactionSchemas, commentSchema)],
})

import { cardsByIds, gamesBySlug } from '#casino/games/lobby/server/api.ts'
import type { ReactionSchema } from '#casino/games/reactions/extensions.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { FavouriteToggled } from '../events.ts'
import { likesOfGames, setLike } from './store.ts'

/** Games as what players like: the same hearts as everywhere. */
export const likedGames: ReactionSchema = {
  schema: 'games',
  like: async (house, player_id, game_id) => {
    const [card] = await cardsByIds(house, 'en', [game_id])
    if (!card) return undefined
    await inTransaction(house.db, async (tx) => {
      const is_new = await setLike(tx, player_id, game_id, house.clock.now())
      if (is_new) await announce(tx, house, [FavouriteToggled({ game_id, slug: card.slug, is_favourite: true }, player_id)])
    })
    house.facts.wake()
    return (await likesOfGames(house.db, [game_id])).get(game_id) ?? 0
  },
  list: async ({ house, language, limit, offset }) => {
    const ids = [...(await gamesBySlug(house)).values()].map(({ id }) => id)
    const likes = await likesOfGames(house.db, ids)
    const liked = [...likes].toSorted(([a, first], [b, second]) => second - first || a - b)
    const cards = await cardsByIds(
      house,
      language,
      liked.slice(offset, offset + limit).map(([id]) => id),
    )
    const rows = cards.map(({ id, title, slug, provider, imageSquare }) => ({
      id,
      title,
      text: provider,
      slug,
      image: imageSquare,
      likesCount: likes.get(id) ?? 0,
    }))
    return { rows, total: liked.length }
  },
}

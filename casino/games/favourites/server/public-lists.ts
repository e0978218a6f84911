import { cardsByIds } from '#casino/games/lobby/server/api.ts'
import type { PublicGame, PublicList } from '#casino/players/public-profile/extensions.ts'
import { likedIdsOfPlayers, readStarts } from './store.ts'

/** PP-008: games that a player likes. */
const likedGames: PublicList['read'] = async ({ house, player_id, language, limit, offset }) => {
  const ids = (await likedIdsOfPlayers(house.db, [player_id])).get(player_id) ?? []
  const cards = await cardsByIds(house, language, ids)
  return { rows: cards.slice(offset, offset + limit).map(({ slug, title }) => ({ slug, title })), total: cards.length }
}

/** PP-003: games that a player started, without what came of it; only the day is told, so that nobody's nights are watched. */
const lastActions: PublicList['read'] = async ({ house, player_id, language, limit, offset }) => {
  const { rows, total } = await readStarts(house.db, player_id, limit, offset)
  const cards = await cardsByIds(
    house,
    language,
    rows.map(({ game_id }) => game_id),
  )
  const titles = new Map(cards.map((card) => [card.id, card]))
  const games = rows.flatMap(({ game_id, last_at }): PublicGame[] => {
    const card = titles.get(game_id)
    return card ? [{ slug: card.slug, title: card.title, at: last_at.toISOString().slice(0, 10) }] : []
  })
  return { rows: games, total }
}

export const publicLists: readonly PublicList[] = [
  { type: 'liked-games', read: likedGames },
  { type: 'last-actions', read: lastActions },
]

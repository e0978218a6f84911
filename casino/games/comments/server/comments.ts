import type { CatalogueGame } from '#casino/games/lobby/server/api.ts'
import { playedInDemo } from '#casino/games/play/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { countedPage } from '#kernel/contract/pages.ts'
import type { House } from '#kernel/house.ts'
import type { Comment, CommentsPage } from '../contract.ts'
import { most_rating } from '../rules.ts'
import { commentOfPlayer, hasPlayedForMoney, readComments, readStars, type CommentRow } from './store.ts'

/** Comments under their players' public handles; an account that is gone has said nothing. */
export const toldComments = async (house: House, rows: readonly CommentRow[], viewer: bigint | null): Promise<Comment[]> => {
  const players = await playersByIds(
    house.db,
    rows.map(({ player_id }) => player_id),
  )
  return rows.flatMap(({ id, player_id, rating, text, posted_at, likes, is_liked }) => {
    const login = players.get(player_id)?.login
    if (login === undefined) return []
    return [{ id, login, rating, text, at: posted_at.toISOString(), likesCount: likes, isLiked: is_liked, isOwn: player_id === viewer }]
  })
}

/**
 * Only who played it may say what they think of it; a round of the demo is playing too. Those are swept after a day: whoever said something
 * had played, and may change it whenever they like.
 */
export const hasPlayed = async (house: House, player_id: bigint, game: CatalogueGame): Promise<boolean> =>
  (await hasPlayedForMoney(house.db, player_id, game.id)) ||
  (await playedInDemo(house.db, player_id, game.slug)) ||
  (await commentOfPlayer(house.db, player_id, game.id)) !== undefined

const ownOf = async (house: House, viewer: bigint | null, game: CatalogueGame): Promise<CommentsPage['own']> => {
  if (viewer === null) return { hasPlayed: false, comment: null }
  const [has_played, comment] = await Promise.all([hasPlayed(house, viewer, game), commentOfPlayer(house.db, viewer, game.id)])
  return { hasPlayed: has_played, comment: comment ? { rating: comment.rating, text: comment.text, state: comment.state } : null }
}

/** One page of a game's comments, how it is rated, and what the viewer may add. */
export const commentsPage = async (
  house: House,
  game: CatalogueGame,
  viewer: bigint | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CommentsPage> => {
  const [rows, given, own] = await Promise.all([
    readComments(house.db, game.id, viewer, limit, offset),
    readStars(house.db, game.id),
    ownOf(house, viewer, game),
  ])
  const stars = Array.from({ length: most_rating }, (_, index) => given.get(index + 1) ?? 0)
  const count = stars.reduce((sum, one) => sum + one, 0)
  const sum = stars.reduce((total, one, index) => total + one * (index + 1), 0)
  const rated = { count, average: count === 0 ? null : Math.round((sum / count) * 10) / 10, stars }
  return { ...countedPage(await toldComments(house, rows, viewer), count, offset), rated, own }
}

/** Liked games are fetched 48 at a time (CN-003). */
export const liked_games_limit = 48

/** How many games a row holds before it says "more". */
export const rail_limit = 18

export const listNames = ['last', 'favorite', 'popular'] as const
export type ListName = (typeof listNames)[number]

/** Message to the player's other tabs: `{ ids }` of all favourite games, newest like first. */
export const favourites_message = 'favoriteGames'

/** The ids of favourite games after a like or after taking it back: the newest like stands first (GA-017). */
export const withLike = (ids: readonly number[], game_id: number, is_liked: boolean): number[] => {
  const others = ids.filter((id) => id !== game_id)
  return is_liked ? [game_id, ...others] : others
}

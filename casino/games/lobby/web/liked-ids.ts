/** favoriteGames of the main data (EN-014): ids, newest like first. */
export const likedIds = (main: Readonly<Record<string, unknown>>): readonly number[] => {
  const ids = main['favoriteGames']
  return Array.isArray(ids) ? (ids as number[]) : []
}

/** The ids after a like or after taking it back: the newest like stands first. */
export const withLike = (ids: readonly number[], game_id: number, is_liked: boolean): number[] => {
  const others = ids.filter((id) => id !== game_id)
  return is_liked ? [game_id, ...others] : others
}

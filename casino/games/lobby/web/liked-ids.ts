/**
 * The ids to show in the favourites row while its page is open: games that were liked when it opened keep their places, even when
 * unliked, and new likes are added at the end, so that tiles do not move while the player points at them.
 */
export const rowOfLikes = (at_start: readonly number[], now: readonly number[]): number[] => [
  ...at_start,
  ...now.filter((id) => !at_start.includes(id)).toReversed(),
]

/** The ids after a like or an unlike; the newest like is first. */
export const withLike = (ids: readonly number[], game_id: number, is_liked: boolean): number[] => {
  const others = ids.filter((id) => id !== game_id)
  return is_liked ? [game_id, ...others] : others
}

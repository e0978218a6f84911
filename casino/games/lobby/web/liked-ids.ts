/**
 * What a row of favourites shows while its page is open: what was liked when it opened stays in its place, with an empty
 * heart if need be, and new likes join at the end. Nothing moves away under a pointer.
 */
export const rowOfLikes = (at_start: readonly number[], now: readonly number[]): number[] => [
  ...at_start,
  ...now.filter((id) => !at_start.includes(id)).toReversed(),
]

/** The ids after a like or after taking it back: the newest like stands first. */
export const withLike = (ids: readonly number[], game_id: number, is_liked: boolean): number[] => {
  const others = ids.filter((id) => id !== game_id)
  return is_liked ? [game_id, ...others] : others
}

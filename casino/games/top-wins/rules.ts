/** CN-014: so many top wins are shown. */
export const top_wins_limit = 20
export const most_top_wins = 100

/** A game's own page shows its few best. */
export const wins_of_game_limit = 5

/** From so many stakes on a win is worth looking at. */
export const least_multiple = 10

/** A list speaks of so many days; what is older is deleted. */
export const shown_days = 30

/** The multiple of a win in hundredths of its stake, cut; null where it is not worth looking at. */
export const topMultiple = (stake_minor: number, win_minor: number): bigint | null => {
  if (stake_minor <= 0 || win_minor < stake_minor * least_multiple) return null
  return (BigInt(win_minor) * 100n) / BigInt(stake_minor)
}

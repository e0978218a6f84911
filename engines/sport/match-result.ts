export type Side = 'home' | 'away'

export interface Score {
  readonly home: number
  readonly away: number
}

/**
 * What a match (or a tournament) ended with, in the one form that every market settles from.
 *
 * `counts` holds the score of each thing that was counted to its end, by name: "regular" (regular time), "half:1", "quarter:3",
 * "period:2", "corners", "cards", "sets", "games", "points", "set:2", "maps", "rounds", "map:1". A count that is not there was
 * not played to its end, and a market about it is void: so an abandoned match voids exactly what it left open.
 */
export interface MatchResult {
  readonly counts: Readonly<Record<string, Score>>
  /**
   * Who scored, unit by unit and in order ("h" and "a"), by count. Also of counts that did not reach their end. May be missing or end too
   * early where a producer does not tell it: markets that need it are void then.
   */
  readonly orders: Readonly<Record<string, string>>
  /** Who won: one name ("home", "away", or a competitor of a tournament), several in a dead heat, none where nobody did. */
  readonly winners: readonly string[]
  /** How a fight was won; null elsewhere. */
  readonly method: string | null
}

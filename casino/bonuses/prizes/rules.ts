/**
 * The kinds of prize that the house gives. Each has one owner that hands it over: `money` is posted by this slice itself,
 * because the ledger stands above it; another kind is handed over by the slice that reacts to the fact.
 */
export const prizeKinds = ['money'] as const
export type PrizeKind = (typeof prizeKinds)[number]

/** A page of the player's prizes. */
export const prizes_limit = 20

/** How far a prize is on its way: the last three are for good. */
export const prizeStates = ['granted', 'waiting-for-player', 'taken', 'fulfilled', 'expired', 'returned'] as const
export type PrizeState = (typeof prizeStates)[number]

/** A page of the player's prizes. */
export const prizes_limit = 20

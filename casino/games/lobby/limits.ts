export const gameKinds = ['slot', 'table', 'instant'] as const
export const volatilities = ['low', 'medium', 'high'] as const
/** Which games a list browses. */
export const browserIds = ['all', 'slots', 'tables', 'instant'] as const
export type BrowserId = (typeof browserIds)[number]
export const gameSorts = ['house', 'new', 'rtp', 'title'] as const

/** Games of the games modal are fetched 48 at a time (CN-002), of the page with all slots 18 at a time (CN-001). */
export const games_modal_limit = 48
export const all_slots_limit = 18
/** How many games the list of the highest RTP names (CN-005). */
export const top_rtp_limit = 3
/** The most games that one answer holds. */
export const most_games = 100
/** How many games a row holds before it says "more". */
export const rail_limit = 12
/** A category with fewer games is found by its chip; a row of its own would be mostly empty. */
export const least_in_rail = 4

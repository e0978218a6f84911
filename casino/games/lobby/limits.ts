export const gameKinds = ['slot', 'table', 'instant'] as const
export const volatilities = ['low', 'medium', 'high'] as const
/** Which games a list browses. */
export const browserIds = ['all', 'slots', 'tables', 'instant'] as const
export type BrowserId = (typeof browserIds)[number]
export const gameSorts = ['house', 'new', 'rtp', 'title'] as const

/** The games modal loads 48 games per page (CN-002), the page of all slots 18 (CN-001). */
export const games_modal_limit = 48
export const all_slots_limit = 18
/** Number of games in the list of the highest RTP (CN-005). */
export const top_rtp_limit = 3
/** The maximum number of games in one answer. */
export const most_games = 100
/** The number of games in a row before its "all" button. */
export const rail_limit = 12
/** A category with fewer games has only a chip; its row would be mostly empty. */
export const least_in_rail = 4

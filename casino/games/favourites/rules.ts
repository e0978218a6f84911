/** Liked games are fetched 48 at a time (CN-003). */
export const liked_games_limit = 48

/** How many games a row holds before it says "more". */
export const rail_limit = 18

export const listNames = ['last', 'favorite', 'popular'] as const
export type ListName = (typeof listNames)[number]

/** Message to the player's other tabs: `{ ids }` of all favourite games, newest like first. */
export const favourites_message = 'favoriteGames'

/** a balance of its own, apart from the stars of other activities. */
export const stars_asset = 'drop-stars'

/** What stars are spent on by chance: each is a draw of the campaign, by this name. */
export const drops = ['wheel', 'lootbox', 'sphere'] as const
export type Drop = (typeof drops)[number]

/** SA-018: stars come from playing. What is paid in, and mere presence, bring none, so that they are never sold. */
export const playing: readonly string[] = ['rounds', 'wins', 'multiples', 'bets']

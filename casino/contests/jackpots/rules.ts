/** CN-013: rows of the leaderboard of jackpot sevens at once. */
export const leaderboard_limit = 100
/** Winners that the page of a jackpot shows. */
export const winners_limit = 10
/** Pots on the home page and over the games. */
export const banner_limit = 3

/** How the pots of one document are shown: on a page of their own, or among all of them. */
export const looks = ['sevens', 'vegas', 'plain'] as const
export type Look = (typeof looks)[number]

/** The page of each look. */
export const linkOf = (look: Look, pot_id: string): string =>
  ({ sevens: '/jackpot-sevens/', vegas: '/vegas-jackpot/', plain: `/jackpot/${pot_id}/` })[look]

/** SA-014, EN-083: an amount in minor units without what stands after the point. */
export const truncated = (amount_minor: number, exponent: number): number => amount_minor - (amount_minor % 10 ** exponent)

/** A pot of a draw as everybody knows it: `7-mini`. */
export const potId = (draw_id: bigint | number, outcome: string): string => `${draw_id}-${outcome}`

export const largestFirst = <T extends { readonly currentSum: number }>(pots: readonly T[]): T[] =>
  pots.toSorted((one, other) => other.currentSum - one.currentSum)

/** The daily bonus of the player. */
export const dailyKey = ['daily-bonus'] as const

/** The player's free spins, as windows and other pages ask for them. */
export const freeSpinsKey = ['free-spins'] as const

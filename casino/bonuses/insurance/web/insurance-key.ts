/** The insured day that waits for the player. */
export const insuranceKey = ['insurance'] as const

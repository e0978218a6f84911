/** Gifts that the player made. */
export const giftsKey = ['gift-bank', 'gifts'] as const

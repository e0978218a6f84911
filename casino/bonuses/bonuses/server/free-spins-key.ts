/** The key of the free spins that begin with a bonus. */
export const spinsKey = (bonus_id: bigint): string => `bonus:${bonus_id}`

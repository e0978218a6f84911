/** Lists of what players like come ten at a time (CN-015). */
export const reactions_limit = 10

/** Every like is a row: nobody writes as fast as a machine can. */
export const likes = { name: 'reactions-like', count: 60, window_s: 60 } as const

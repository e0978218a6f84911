/** What a gift's free spins are worth stands here until its portions begin, and comes back where they are not played: `free-spins:17`. */
export const fundNameOf = (grant_id: bigint): string => `free-spins:${grant_id}`

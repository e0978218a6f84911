const day_ms = 24 * 60 * 60 * 1000

/** How long the file of a player's data can be fetched. */
export const file_life_ms = 7 * day_ms
/** Between the wish to be erased and the erasure; signing in meanwhile takes the wish back. */
export const grace_ms = 14 * day_ms
export const grace_days = grace_ms / day_ms

/** A file is the work of a minute and the same the next hour. */
export const fileTries = { name: 'personal-data-file', count: 3, window_s: 24 * 60 * 60 } as const
export const erasureTries = { name: 'personal-data-erasure', count: 10, window_s: 60 * 60 } as const

/** How many players are erased in one run of the job; the next run goes on. */
export const most_erased = 100

const day_ms = 24 * 60 * 60 * 1000

/** How long a data file can be downloaded. */
export const file_life_ms = 7 * day_ms
/** Time between the request and the erasure; signing in meanwhile cancels it. */
export const grace_ms = 14 * day_ms
export const grace_days = grace_ms / day_ms

/** Generating a file takes up to a minute, and an hour later it would be the same. */
export const fileTries = { name: 'personal-data-file', count: 3, window_s: 24 * 60 * 60 } as const
export const erasureTries = { name: 'personal-data-erasure', count: 10, window_s: 60 * 60 } as const

/** Players erased per run of the job; the next run continues. */
export const most_erased = 100

import { sameSitePath } from '#kernel/addresses/same-site-path.ts'
/** The way to the other service and back, its password and second factor included. */
export const attempt_life_ms = 15 * 60 * 1000
/** What the other service has said of a person holds this long, so that they may read before they agree. */
export const proof_life_ms = 15 * 60 * 1000
/** A Telegram answer that is older was made for something else. */
export const telegram_life_ms = 5 * 60 * 1000
/** Its clock and ours may differ by so much. */
export const telegram_ahead_ms = 60 * 1000

export const startsByAddress = { name: 'social-starts-by-address', count: 60, window_s: 600 }
export const registrationsByAddress = { name: 'social-registrations-by-address', count: 30, window_s: 3600 }

export const telegram = 'telegram'

const longest_path = 500

/**
 * Where a person comes back to: a path of this site, the home page for anything else. What this slice itself wrote there
 * the last time is taken off, and so is the hash: it never reached the house.
 */
export const returnPathOf = (value: string | undefined): string => {
  const path = value !== undefined && value.length <= longest_path ? sameSitePath(value) : undefined
  const url = new URL(path ?? '/', 'https://site.invalid')
  for (const flag of ['social', 'openModal', 'register']) url.searchParams.delete(flag)
  return `${url.pathname}${url.search}`
}

/** The same address with the word that tells the page what came of the way. */
export const withOutcome = (path: string, outcome: string): string => `${path}${path.includes('?') ? '&' : '?'}social=${outcome}`

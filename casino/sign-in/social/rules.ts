import { sameSitePath } from '#kernel/addresses/same-site-path.ts'
/** Time for the whole flow at the provider, including its password and second factor. */
export const attempt_life_ms = 15 * 60 * 1000
/** How long the provider's result is valid, so that the person can read the terms. */
export const proof_life_ms = 15 * 60 * 1000
/** Maximum age of a Telegram result. */
export const telegram_life_ms = 5 * 60 * 1000
/** Maximum clock difference. */
export const telegram_ahead_ms = 60 * 1000

export const startsByAddress = { name: 'social-starts-by-address', count: 60, window_s: 600 }
export const registrationsByAddress = { name: 'social-registrations-by-address', count: 30, window_s: 3600 }

export const telegram = 'telegram'

const longest_path = 500

/**
 * The path to return to: within this site, otherwise the home page. Removes our own outcome parameter of an earlier flow, and the
 * fragment.
 */
export const returnPathOf = (value: string | undefined): string => {
  const path = value !== undefined && value.length <= longest_path ? sameSitePath(value) : undefined
  const url = new URL(path ?? '/', 'https://site.invalid')
  for (const flag of ['social', 'openModal', 'register']) url.searchParams.delete(flag)
  return `${url.pathname}${url.search}`
}

/** The path with a parameter that tells the page the outcome. */
export const withOutcome = (path: string, outcome: string): string => `${path}${path.includes('?') ? '&' : '?'}social=${outcome}`

import type { RateLimit } from '#kernel/http/rate-limit.ts'

/** Calls that may require a captcha. A pass is valid for one of them only. */
const guardedCalls = ['login', 'register', 'remind', 'otp'] as const
export type GuardedCall = (typeof guardedCalls)[number]

/** A rate-limit window, and the number of used tries from which the next one is suspicious. */
export interface WatchedWindow {
  readonly limit: RateLimit
  readonly subject: string
  readonly from: number
  /** When it is full, the call goes on by other windows and is as suspicious as before; other full windows refuse it. */
  readonly has_way_on?: true
}

/** Lifetime of a challenge and its pass together. */
export const check_life_ms = 10 * 60 * 1000

/**
 * The proof of work: a number of PBKDF2 derivations of 1000 rounds each, between these counts. About a second on a laptop and three
 * to five on an old phone; creating one costs the server a third of a millisecond, verifying it two HMACs.
 */
export const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, least: 1500, most: 4500 } as const

/** Passes per address. Each takes its browser a second, so an honest user never reaches the limit. */
export const passesByAddress: RateLimit = { name: 'captcha-passes-by-address', count: 60, window_s: 600 }

/** Minimum score, from 0 to 1, that a reCAPTCHA-like provider must give. */
export const least_score = 0.5

/** Serialised solution: the counter that was found, and the derived key. */
export const writtenSolution = (solution: { readonly counter: number; readonly derivedKey: string }): string =>
  `${solution.counter}.${solution.derivedKey}`

/** Parses a solution; undefined if malformed. */
export const readSolution = (message: string): { readonly counter: number; readonly derivedKey: string } | undefined => {
  const [, counter, derivedKey] = /^(\d{1,10})\.([0-9a-f]{64})$/.exec(message) ?? []
  return counter === undefined || derivedKey === undefined ? undefined : { counter: Number(counter), derivedKey }
}

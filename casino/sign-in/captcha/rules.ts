import type { RateLimit } from '#kernel/http/rate-limit.ts'

/** Calls that may ask for a check. A pass opens the call that it was made for and no other. */
const guardedCalls = ['login', 'register', 'remind', 'otp'] as const
export type GuardedCall = (typeof guardedCalls)[number]

/** A window of tries that is looked at, and the number of used ones from which the next is suspicious. */
export interface WatchedWindow {
  readonly limit: RateLimit
  readonly subject: string
  readonly from: number
}

/** A check and the pass that it gives live this long together. */
export const check_life_ms = 10 * 60 * 1000

/**
 * The work of one check: key derivations of 1000 rounds each, somewhere between these counts. About a second on a laptop
 * and three to five on an old phone; for the house to make one, a third of a millisecond, and to verify it, two HMACs.
 */
export const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, least: 1500, most: 4500 } as const

/** Passes for one address. Each costs its browser a second, so nobody who is honest comes near. */
export const passesByAddress: RateLimit = { name: 'captcha-passes-by-address', count: 60, window_s: 600 }

/** What a provider of reCAPTCHA's kind calls a person, from 0 to 1. */
export const least_score = 0.5

/** How a solution travels: the number that was found, and the key that it leads to. */
export const writtenSolution = (solution: { readonly counter: number; readonly derivedKey: string }): string =>
  `${solution.counter}.${solution.derivedKey}`

/** The same read back; undefined when it is none. */
export const readSolution = (message: string): { readonly counter: number; readonly derivedKey: string } | undefined => {
  const [, counter, derivedKey] = /^(\d{1,10})\.([0-9a-f]{64})$/.exec(message) ?? []
  return counter === undefined || derivedKey === undefined ? undefined : { counter: Number(counter), derivedKey }
}

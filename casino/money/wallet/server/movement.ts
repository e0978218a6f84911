import type { Account } from './account.ts'

/** One leg pair of a transaction: so much goes out of one account into another of the same asset. */
export interface Posting {
  readonly from: Account
  readonly to: Account
  /** Minor units, above zero. */
  readonly amount_minor: bigint
}

/** A command to the ledger. The same key with the same content is done once; with other content it is refused (409). */
export interface Movement {
  /** Unique in the whole house, up to 255 characters: `deposit:sandbox:8213`. Name what happens, not who asks. */
  readonly key: string
  /** What kind of movement it is, `a-z` and `-`: `deposit`, `payout`, `prize`. Stands on each entry and in the player's history. */
  readonly reason: string
  readonly postings: readonly Posting[]
  /** What it is about: `deposit:17`, `race:7`. */
  readonly reference?: string
  /** Who did it, if a person did: `operator:anna`. */
  readonly actor?: string
}

export interface Posted {
  readonly transaction_id: bigint
  /** True when the key was known: nothing moved this time. */
  readonly replayed: boolean
}

import type { Accepted } from '#kernel/random/accepted.ts'

/** An instant round: stake, win, fact and response, all or nothing. */
export interface InstantRound {
  readonly owner_id: bigint
  /** `main`, or another purse by name. Limits of responsible play only count `main`; a block applies to every purse. */
  readonly purse: string
  readonly asset: string
  /** The caller's Idempotency-Key, scoped to the owner; up to 300 characters, which leaves room for a prefix. */
  readonly key: string
  /** SHA-256 of the request, to distinguish a reused key from a retry. */
  readonly request_hash: Buffer
  /** Unique reference of what is played: `round:<seed>:<nonce>`. */
  readonly reference: string
  /** Slug; for the player's history. */
  readonly game: string
  /**
   * How bonus terms treat the round. With it, a stake of `main` not covered by cash is taken from the active casino grant and
   * counts towards its wagering; without it only cash is staked and nothing counts.
   */
  readonly play?: {
    /** The game's kind, by which contributions are defined: `slot`, `table`, `instant`. */
    readonly category: string
    /** Share of the stake on mutually exclusive outcomes (red and black), in percent; 0 by default. */
    readonly opposite_percent?: number
  }
  /** 0 for a free round. */
  readonly stake_minor: bigint
  /** The licence's minimum time since the start of the owner's last round, in milliseconds; none if omitted. */
  readonly least_gap_ms?: number
  /**
   * Draws the round's result after the ledger has accepted it and while it holds its locks: must be fast and not wait for anything.
   * Called once however often settling is retried; never for a refusal or a retry. If it throws, the round is not settled and its
   * caller gets the error.
   */
  readonly draw: (accepted: Accepted) => Drawn
}

/** The result of a round. Retries of the same round settle the same result. */
export interface Drawn {
  /** Minor units, not below zero. */
  readonly win_minor: bigint
  /** The response's text and the fact, given the time that ledger, fact and response share. */
  readonly tell: (at: Date) => Told
}

export interface Told {
  /** The fact written with the round; about the player, if the owner is one. */
  readonly fact: { readonly kind: string; readonly data: object } | null
  /** The response, stored for retries with the same key. JSON without bigint. */
  readonly answer: object
}

export interface SettledRound {
  /** True if the key was known: nothing moved, and `answer` is the stored one. */
  readonly replayed: boolean
  readonly answer: object
  /** The balance right after the round, in minor units; for a retry, after the original round. */
  readonly balance_after: bigint
}

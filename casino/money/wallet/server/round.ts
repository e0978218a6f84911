import type { Accepted } from '#kernel/random/accepted.ts'

/** One instant round: its stake, its win, the fact that it happened and the answer that its caller gets, all or nothing. */
export interface InstantRound {
  readonly owner_id: bigint
  /** `main`, or another purse by its name. Caps of responsible play count `main` alone; a block stops every purse. */
  readonly purse: string
  readonly asset: string
  /** The caller's Idempotency-Key, scoped to the owner; up to 300 characters, so that a caller may put a word before a key of 255. */
  readonly key: string
  /** SHA-256 of the request, so that a reused key is told from a repeated request. */
  readonly request_hash: Buffer
  /** What is being played, once in the house's life: `round:<seed>:<nonce>`. */
  readonly reference: string
  /** Slug; for the player's history. */
  readonly game: string
  /**
   * How the terms of a bonus see the round. With it a stake of `main` that cash does not cover is taken out of the purse of the casino
   * grant that is wagered now, and counts towards it; without it the stake is cash alone and counts nothing.
   */
  readonly play?: {
    /** What contributions are by, a game's kind: `slot`, `table`, `instant`. */
    readonly category: string
    /** How much of the stake stands on outcomes that exclude each other (red and black), in percent; 0 when left out. */
    readonly opposite_percent?: number
  }
  /** 0 where the round is free. */
  readonly stake_minor: bigint
  /** The licence's least time since the start of the owner's last round, in milliseconds; without it none is kept. */
  readonly least_gap_ms?: number
  /**
   * Finds out what the round brings, when the ledger has accepted it and holds its locks, and not before: quick, and without
   * waiting for anything. Called once however often the settling is tried; never for a refusal or a repeat. A round whose
   * `draw` throws is not settled, and its caller hears what was thrown.
   */
  readonly draw: (accepted: Accepted) => Drawn
}

/** What a round brings. Later tries of the same round settle the same. */
export interface Drawn {
  /** Minor units, not below zero. */
  readonly win_minor: bigint
  /** How it is told, with the one moment that ledger, fact and answer share. */
  readonly tell: (at: Date) => Told
}

export interface Told {
  /** Written to the log of facts with the round; about the player where the owner is one. */
  readonly fact: { readonly kind: string; readonly data: object } | null
  /** What the caller answers; kept for a repeat with the same key. JSON without bigint. */
  readonly answer: object
}

export interface SettledRound {
  /** True when the key was known: nothing moved this time, and `answer` is the one that was kept. */
  readonly replayed: boolean
  readonly answer: object
  /** What stood in the purse right after the round, in minor units; of a repeat: after the first time. */
  readonly balance_after: bigint
}

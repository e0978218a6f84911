/** One instant round: its stake, its win, the fact that it happened and the answer that its caller gets, all or nothing. */
export interface InstantRound {
  readonly owner_id: bigint
  /** `main`, `bonus` or `demo`. Caps of responsible play count `main` alone; a block stops every purse. */
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
  /** 0 where the round is free. */
  readonly stake_minor: bigint
  readonly win_minor: bigint
  /** The licence's least time since the start of the owner's last round, in milliseconds; without it none is kept. */
  readonly least_gap_ms?: number
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

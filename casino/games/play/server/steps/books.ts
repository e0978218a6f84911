import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { PursePart } from '#casino/money/wallet/server/api.ts'
import type { PlayedRound } from '../../contract.ts'
import { booksOfDemo } from './books-of-demo.ts'
import { booksOfMoney } from './books-of-money.ts'
import type { SteppedRow } from './step-store.ts'

/** Whose round it is, and what it is played for. */
export type Played = Pick<SteppedRow, 'owner_id' | 'mode' | 'slug' | 'currency'>

export interface Stake {
  /** What the books know the stake by, once: `round:<seed>:<nonce>` and, of a later one, the number of its step. */
  readonly reference: string
  /** The caller's key where the stake begins a round; null where a step of it stakes more. */
  readonly key: string | null
  readonly category: string
  readonly amount_minor: bigint
}

/** Where the amounts of a round stand: the ledger for money, the short books of the demo for play money. */
export interface Books {
  /** Holds what must be held before the round itself is, so that two steps never wait for each other in a ring. */
  readonly hold: (tx: Tx) => Promise<void>
  /** Takes a stake or refuses it. Nothing of the round may be drawn before. */
  readonly take: (tx: Tx, stake: Stake) => Promise<readonly PursePart[]>
  /** Pays what an ended round brings, once, and tells whoever counts rounds. */
  readonly end: (tx: Tx, row: SteppedRow, round: PlayedRound, at: Date) => Promise<void>
  readonly balance: (tx: Tx) => Promise<bigint>
}

export const booksOf = (house: House, played: Played): Books =>
  played.mode === 'money' ? booksOfMoney(house, played) : booksOfDemo(house, played)

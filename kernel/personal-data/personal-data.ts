import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'

/** What becomes of a table's rows of a player who has their data erased. */
export type Erasure =
  /** The rows go. */
  | 'deleted'
  /** The rows stay without these columns, which become null; why they stay stands beside them. */
  | { readonly blanked: readonly string[]; readonly because: string }
  /** The rows stay as they are, for a reason that the player may be told. */
  | { readonly kept: string }
  /** The slice's own `erase` sees to it. */
  | 'by-the-slice'

/** One table with rows of players. */
export interface PersonalTable {
  /** The column with the player's id; `player_id` unless told otherwise. */
  readonly id_column?: string
  /** Columns that a player gets in the file of their data; or why there is nothing in it for them. Never a secret or its hash. */
  readonly exported: readonly string[] | { readonly left_out: string }
  readonly erased: Erasure
}

/**
 * What a slice keeps of players: every table of its schema in which a player's id stands (held by a test over the
 * database's own catalogue). The kernel exports and erases by these lines; what is no plain table is the slice's own part.
 */
export interface PersonalData {
  /** By the table's name in the slice's schema. */
  readonly tables: Readonly<Record<string, PersonalTable>>
  /** What a player gets besides the tables: named lists or values, ready for JSON. For the player alone; nothing secret. */
  readonly export?: (house: House, player_id: bigint) => Promise<Readonly<Record<string, unknown>>>
  /**
   * Erases what the lines above don't say, inside the transaction of the erasure and before them. What lies outside of the
   * database is removed by the function that it may give back, which runs once the transaction has committed.
   */
  readonly erase?: (tx: Tx, house: House, player_id: bigint) => Promise<void | (() => Promise<void>)>
}

/** What becomes of books: for tables of money and of what moved it. */
export const kept_by_law = { kept: 'Books are kept for as long as the law demands. They name a number alone.' } as const

/** The kernel's own tables with ids of players, and what becomes of them. */
export const kernelPersonalData: PersonalData = {
  tables: {
    facts: {
      exported: { left_out: 'It repeats, as a log, what the tables of the slices say.' },
      erased: { kept: 'The log that the books follow from. It names ids and public handles, never a contact or a document.' },
    },
  },
}

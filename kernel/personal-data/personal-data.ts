import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'

/** What happens to a player's rows in a table when their data is erased. */
export type Erasure =
  /** The rows are deleted. */
  | 'deleted'
  /** The rows stay, with these columns set to null; the reason is given next to them. */
  | { readonly blanked: readonly string[]; readonly because: string }
  /** The rows stay unchanged, for a reason that the player may be told. */
  | { readonly kept: string }
  /** The slice's own `erase` handles them. */
  | 'by-the-slice'

/** A table with rows of players. */
export interface PersonalTable {
  /** The column with the player's id; `player_id` by default. */
  readonly id_column?: string
  /** Columns included in the player's data export, or the reason why there are none. Never a secret or its hash. */
  readonly exported: readonly string[] | { readonly left_out: string }
  readonly erased: Erasure
}

/**
 * The personal data of a slice: every table of its schema with a player's id (a test checks this against the database catalogue).
 * The kernel exports and erases by these declarations; the slice handles whatever is not a plain table.
 */
export interface PersonalData {
  /** By table name in the slice's schema. */
  readonly tables: Readonly<Record<string, PersonalTable>>
  /** Further data for the player's export: named lists or values, ready for JSON. Nothing secret. */
  readonly export?: (house: House, player_id: bigint) => Promise<Readonly<Record<string, unknown>>>
  /**
   * Erases what the declarations do not cover, in the erasure's transaction and before them. It may return a function that removes
   * data outside of the database, called after the commit.
   */
  readonly erase?: (tx: Tx, house: House, player_id: bigint) => Promise<void | (() => Promise<void>)>
}

/** Erasure of accounting tables: ledger entries and what caused them. */
export const kept_by_law = { kept: 'Books are kept for as long as the law demands. They name a number alone.' } as const

/** The kernel's own tables with player ids. */
export const kernelPersonalData: PersonalData = {
  tables: {
    facts: {
      exported: { left_out: 'It repeats, as a log, what the tables of the slices say.' },
      erased: { kept: 'The log that the books follow from. It names ids and public handles, never a contact or a document.' },
    },
  },
}

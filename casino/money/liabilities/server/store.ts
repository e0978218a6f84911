import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { TreeNode } from '../tree.ts'

export interface BookRow {
  readonly id: bigint
  readonly asset: string
  readonly at: Date
  readonly root: string
  readonly total: bigint
  readonly leaves: number
}

const columns = sql`id, asset, at, encode(root, 'hex') as root, total, leaves`

/** A new book; undefined where its day has one. */
export const insertBook = async (tx: Tx, book: Omit<BookRow, 'id'>): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into money_liabilities.books (asset, day, at, root, total, leaves)
    values (${book.asset}, (${book.at}::timestamptz at time zone 'UTC')::date, ${book.at}, decode(${book.root}, 'hex'), ${book.total}, ${book.leaves})
    on conflict (asset, day) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export interface LeafRow {
  readonly player_id: bigint
  readonly salt: string
  readonly amount: bigint
}

export const insertLeaves = async (tx: Tx, book_id: bigint, leaves: readonly LeafRow[], at: Date): Promise<void> => {
  await sql`
    insert into money_liabilities.leaves (book_id, player_id, position, salt, amount, made_at)
    select ${book_id}, l.player_id, l.place - 1, decode(l.salt, 'hex'), l.amount, ${at}::timestamptz
      from unnest(${leaves.map(({ player_id }) => String(player_id))}::bigint[], ${leaves.map(({ salt }) => salt)}::text[],
                  ${leaves.map(({ amount }) => String(amount))}::bigint[]) with ordinality as l(player_id, salt, amount, place)`.execute(tx)
}

export const insertLevel = async (tx: Tx, book_id: bigint, level: number, nodes: readonly TreeNode[], at: Date): Promise<void> => {
  await sql`
    insert into money_liabilities.nodes (book_id, level, position, hash, sum, made_at)
    select ${book_id}, ${level}::smallint, n.place - 1, decode(n.hash, 'hex'), n.sum, ${at}::timestamptz
      from unnest(${nodes.map(({ hash }) => hash)}::text[], ${nodes.map(({ sum }) => String(sum))}::bigint[])
           with ordinality as n(hash, sum, place)`.execute(tx)
}

export const newestBooks = async (db: Executor, limit: number): Promise<readonly BookRow[]> => {
  const { rows } = await sql<BookRow>`select ${columns} from money_liabilities.books order by at desc, asset limit ${limit}`.execute(db)
  return rows
}

export interface OwnLeaf extends BookRow {
  readonly position: number
  readonly salt: string
  readonly amount: bigint
}

/** A player's leaf in the newest book of each currency that they are in. */
export const ownLeaves = async (db: Executor, player_id: bigint): Promise<readonly OwnLeaf[]> => {
  const { rows } = await sql<OwnLeaf>`
    select distinct on (b.asset) b.id, b.asset, b.at, encode(b.root, 'hex') as root, b.total, b.leaves,
           l.position, encode(l.salt, 'hex') as salt, l.amount
      from money_liabilities.leaves l join money_liabilities.books b on b.id = l.book_id
     where l.player_id = ${player_id} order by b.asset, b.at desc`.execute(db)
  return rows
}

export interface Neighbour {
  readonly level: number
  readonly position: number
  readonly hash: string
  readonly sum: bigint
}

/** The neighbours of a leaf on its way up; none where an odd level has none. */
export const neighboursOf = async (db: Executor, book_id: bigint, position: number): Promise<readonly Neighbour[]> => {
  const { rows } = await sql<Neighbour>`
    select n.level, n.position, encode(n.hash, 'hex') as hash, n.sum from money_liabilities.nodes n
     where n.book_id = ${book_id} and n.position = ((${position}::integer >> n.level) # 1) order by n.level`.execute(db)
  return rows
}

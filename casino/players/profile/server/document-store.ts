import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { DocumentStatus, DocumentType } from '../document-rules.ts'

export interface DocumentRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly type: DocumentType
  readonly status: DocumentStatus
  readonly reject_reason: string | null
  /** Null once its player is erased. */
  readonly file: string | null
  readonly bytes: number
  readonly uploaded_at: Date
}

const columns = sql`id, player_id, type, status, reject_reason, file, bytes, uploaded_at`

/** A player's documents, newest first. */
export const readDocuments = async (db: Executor, player_id: bigint): Promise<DocumentRow[]> => {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from players_profile.documents where player_id = ${player_id} order by id desc limit 200`.execute(db)
  return rows
}

/** Undefined if the player has no such document; a document of another player counts as unknown. */
export const readDocument = async (db: Executor, player_id: bigint, id: bigint): Promise<DocumentRow | undefined> => {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from players_profile.documents where id = ${id} and player_id = ${player_id}`.execute(db)
  return rows[0]
}

/** Pending documents of all players, oldest first. */
export const readPending = async (db: Executor, limit: number): Promise<DocumentRow[]> => {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from players_profile.documents where status = 'pending' order by id limit ${limit}`.execute(db)
  return rows
}

export type NewDocument = Pick<DocumentRow, 'player_id' | 'type' | 'bytes' | 'uploaded_at'> & { readonly file: string }

/** Undefined if too many are pending. The profile row must be locked, so that concurrent uploads are counted. */
export const insertDocument = async (tx: Tx, made: NewDocument, most_pending: number): Promise<DocumentRow | undefined> => {
  const { rows } = await sql<DocumentRow>`
    insert into players_profile.documents (player_id, type, file, bytes, uploaded_at)
    select ${made.player_id}, ${made.type}, ${made.file}, ${made.bytes}, ${made.uploaded_at}
     where (select count(*) from players_profile.documents where player_id = ${made.player_id} and status = 'pending') < ${most_pending}
    returning ${columns}`.execute(tx)
  return rows[0]
}

export interface Decision {
  readonly status: 'approved' | 'rejected'
  /** Shown to the player; only for rejected documents. */
  readonly reject_reason: string | null
  readonly actor: string
  readonly at: Date
}

/** The document, if this is the first decision about it. */
export const writeDecision = async (
  tx: Tx,
  id: bigint,
  { status, reject_reason, actor, at }: Decision,
): Promise<DocumentRow | undefined> => {
  const { rows } = await sql<DocumentRow>`
    update players_profile.documents
       set status = ${status}, reject_reason = ${reject_reason}, decided_at = ${at}, decided_by = ${actor}
     where id = ${id} and status = 'pending' returning ${columns}`.execute(tx)
  return rows[0]
}

export const documentExists = async (db: Executor, id: bigint): Promise<boolean> => {
  const { rows } = await sql`select from players_profile.documents where id = ${id}`.execute(db)
  return rows.length > 0
}

/**
 * Erases a player's documents and returns the names of their pictures: pending ones are deleted, decided ones keep the decision
 * without its text.
 */
export const eraseDocuments = async (tx: Tx, player_id: bigint): Promise<string[]> => {
  const { rows } = await sql<{ file: string }>`
    select file from players_profile.documents where player_id = ${player_id} and file is not null for update`.execute(tx)
  await sql`delete from players_profile.documents where player_id = ${player_id} and status = 'pending'`.execute(tx)
  await sql`
    update players_profile.documents
       set file = null, bytes = 0, reject_reason = case when reject_reason is null then null else '' end
     where player_id = ${player_id}`.execute(tx)
  return rows.map(({ file }) => file)
}

/** The names of all pictures that a document refers to. */
export const keptFiles = async (db: Executor): Promise<Set<string>> => {
  const { rows } = await sql<{ file: string }>`select file from players_profile.documents where file is not null`.execute(db)
  return new Set(rows.map(({ file }) => file))
}

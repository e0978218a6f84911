import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

export interface DataFileRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly asked_at: Date
  readonly ready_at: Date | null
  readonly until: Date | null
  readonly file: string | null
  readonly bytes: bigint | null
}

const columns = sql`id, player_id, asked_at, ready_at, until, file, bytes`

/** The newest file that is being prepared or can be downloaded. */
export const currentFile = async (db: Executor, player_id: bigint, now: Date): Promise<DataFileRow | undefined> => {
  const { rows } = await sql<DataFileRow>`
    select ${columns} from players_personal_data.files
     where player_id = ${player_id} and (until is null or until > ${now}) order by id desc limit 1`.execute(db)
  return rows[0]
}

export const insertFile = async (db: Executor, player_id: bigint, at: Date): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into players_personal_data.files (player_id, asked_at) values (${player_id}, ${at}) returning id`.execute(db)
  return (rows[0] as { id: bigint }).id
}

export const waitingFiles = async (db: Executor, most: number): Promise<DataFileRow[]> => {
  const { rows } = await sql<DataFileRow>`
    select ${columns} from players_personal_data.files where ready_at is null order by id limit ${most}`.execute(db)
  return rows
}

/** False if another process was faster. */
export const markReady = async (
  db: Executor,
  id: bigint,
  made: { readonly file: string; readonly bytes: number; readonly at: Date; readonly until: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    update players_personal_data.files set file = ${made.file}, bytes = ${made.bytes}, ready_at = ${made.at}, until = ${made.until}
     where id = ${id} and ready_at is null returning id`.execute(db)
  return rows.length > 0
}

/** Deletes expired rows and returns the names of their files. */
export const takeOld = async (db: Executor, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ file: string }>`
    delete from players_personal_data.files where until <= ${now} returning file`.execute(db)
  return rows.map(({ file }) => file)
}

export const filesOf = async (db: Executor, player_id: bigint): Promise<string[]> => {
  const { rows } = await sql<{ file: string }>`
    select file from players_personal_data.files where player_id = ${player_id} and file is not null`.execute(db)
  return rows.map(({ file }) => file)
}

/** The names of all files that a row refers to. */
export const keptFiles = async (db: Executor): Promise<Set<string>> => {
  const { rows } = await sql<{ file: string }>`select file from players_personal_data.files where file is not null`.execute(db)
  return new Set(rows.map(({ file }) => file))
}

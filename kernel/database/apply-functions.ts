import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

/** A schema and the folder with its SQL functions. */
export interface FunctionSource {
  readonly schema: string
  readonly folder: URL
  /** A migration of this schema ran just now. It may have created or dropped a function itself, so every file is applied again. */
  readonly is_migrated: boolean
}

interface FunctionFile {
  readonly schema: string
  readonly file: string
  readonly text: string
  readonly hash: string
  /** The functions that the file declares, with their schema. */
  readonly names: readonly string[]
  readonly is_migrated: boolean
}

const readSource = async ({ schema, folder, is_migrated }: FunctionSource): Promise<FunctionFile[]> => {
  const listed = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = listed.filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const text = (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n')
      const names = [...text.matchAll(/^create or replace function ([\w.]+)/gm)].map(([, name = '']) => name)
      return { schema, file, text, hash: createHash('sha256').update(text).digest('hex'), names, is_migrated }
    }),
  )
}

/** Drops functions that are no longer in the files: old argument lists of a function just written, and names that were removed. */
const dropForgotten = async (client: pg.Client, written: readonly string[], left: readonly string[]): Promise<void> => {
  const { rows } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where (n.nspname || '.' || p.proname = any($1) and p.xmin <> pg_current_xact_id()::xid)
         or n.nspname || '.' || p.proname = any($2)`,
    [written, left],
  )
  for (const { signature } of rows) await client.query(`drop function ${signature}`)
}

/**
 * Applies the slices' `functions/*.sql` in one transaction: a file runs if its hash changed or a migration of its schema ran;
 * functions that are no longer in any file are dropped. Runs after the migrations and under their lock. Returns the number of files
 * applied. Throws with the name of a failing file, and then nothing is changed.
 */
export const applyFunctions = async (client: pg.Client, sources: readonly FunctionSource[]): Promise<number> => {
  await client.query(
    `create table if not exists kernel.function_files (
       schema text not null, file text not null, hash text not null, names text[] not null, at timestamptz not null default now(),
       primary key (schema, file))`,
  )
  const files = (await Promise.all(sources.map(readSource))).flat()
  const { rows: known } = await client.query<{ schema: string; file: string; hash: string; names: string[] }>(
    'select schema, file, hash, names from kernel.function_files where schema = any($1)',
    [sources.map(({ schema }) => schema)],
  )
  const hashes = new Map(known.map(({ schema, file, hash }) => [`${schema}/${file}`, hash]))
  const changed = files.filter(({ schema, file, hash, is_migrated }) => is_migrated || hashes.get(`${schema}/${file}`) !== hash)
  const there = new Set(files.map(({ schema, file }) => `${schema}/${file}`))
  const gone = known.filter(({ schema, file }) => !there.has(`${schema}/${file}`))
  if (changed.length === 0 && gone.length === 0) return 0

  await client.query('begin')
  try {
    // A function may refer to one that is created after it.
    await client.query('set local check_function_bodies = off')
    for (const { schema, file, text, hash, names } of changed) {
      await client.query(text).catch((error: Error) => {
        throw new Error(`Functions ${schema}/${file} failed: ${error.message}`, { cause: error })
      })
      await client.query(
        `insert into kernel.function_files as f (schema, file, hash, names) values ($1, $2, $3, $4)
         on conflict (schema, file) do update set hash = excluded.hash, names = excluded.names, at = now()`,
        [schema, file, hash, names],
      )
    }
    for (const { schema, file } of gone)
      await client.query('delete from kernel.function_files where schema = $1 and file = $2', [schema, file])
    const names = new Set(files.flatMap((one) => one.names))
    const written = changed.flatMap((one) => one.names)
    await dropForgotten(
      client,
      written,
      known.flatMap((one) => one.names).filter((name) => !names.has(name)),
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return changed.length
}

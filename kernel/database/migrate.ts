import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { applyFunctions, type FunctionSource } from '#kernel/database/apply-functions.ts'
import { refuseOldServer } from '#kernel/database/own-database.ts'
import { renameSlices } from '#kernel/database/rename-slices.ts'
import { schemaOf } from '#kernel/database/schema-of.ts'
import type { ServerSlice } from '#kernel/slice.ts'

export interface MigrationSource {
  /** Schema that the files belong to. */
  readonly schema: string
  readonly folder: URL
}

const kernelMigrations: MigrationSource = { schema: 'kernel', folder: new URL('./migrations/', import.meta.url) }

const migrationsOf = (slices: readonly ServerSlice[]): MigrationSource[] =>
  slices.flatMap((slice) => (slice.migrations ? [{ schema: schemaOf(slice.name), folder: slice.migrations }] : []))

/** Any constant: all processes of all versions of the site must use the same lock. */
const lock_id = 7_203_114

const prepareSchema = async (client: pg.Client, schema: string, app_role: string | null): Promise<void> => {
  await client.query(`create schema if not exists ${schema}`)
  if (app_role === null) return
  const role = client.escapeIdentifier(app_role)
  await client.query(`grant usage on schema ${schema} to ${role}`)
  // The default grants are wide; tables that the site must not write directly (ledger balances) are revoked in their own migration.
  await client.query(`alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role}`)
  await client.query(`alter default privileges in schema ${schema} grant usage on sequences to ${role}`)
  await client.query(`alter default privileges in schema ${schema} grant execute on functions to ${role}`)
}

/** The job queue manages its own tables, as the site's role, in a schema that the owner creates for it. */
const prepareJobs = async (client: pg.Client, app_role: string | null): Promise<void> => {
  await client.query('create schema if not exists jobs')
  if (app_role !== null) await client.query(`grant usage, create on schema jobs to ${client.escapeIdentifier(app_role)}`)
}

const runFile = async (client: pg.Client, schema: string, file: string, text: string): Promise<boolean> => {
  const hash = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
  const known = await client.query<{ hash: string }>(`select hash from kernel.migrations where schema = $1 and file = $2`, [schema, file])
  const row = known.rows[0]
  if (row) {
    // The slice was renamed, which changed the schema name in its text (rename-slices.ts).
    if (row.hash === '') await client.query('update kernel.migrations set hash = $3 where schema = $1 and file = $2', [schema, file, hash])
    else if (row.hash !== hash) throw new Error(`Migration ${schema}/${file} was changed after it ran. Write a new one instead.`)
    return false
  }
  await client.query('begin')
  try {
    await client.query(text)
    await client.query(`insert into kernel.migrations (schema, file, hash) values ($1, $2, $3)`, [schema, file, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${schema}/${file} failed: ${(error as Error).message}`, { cause: error })
  }
  return true
}

const runFolder = async (client: pg.Client, { schema, folder }: MigrationSource, app_role: string | null): Promise<number> => {
  await prepareSchema(client, schema, app_role)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  let ran = 0
  for (const file of files) if (await runFile(client, schema, file, await readFile(new URL(file, folder), 'utf8'))) ran += 1
  return ran
}

/**
 * Brings a database up to date: runs each new .sql file once, in its own transaction, then applies changed functions. An advisory
 * lock lets several processes start together. Returns the number of files run. Throws if a migration that already ran was changed.
 * Data restored into another cluster continues its own transaction numbers (decision 0009).
 */
export const migrate = async (owner_url: string, slices: readonly ServerSlice[], options: { app_role: string | null }): Promise<number> => {
  const client = new pg.Client({ connectionString: owner_url, application_name: 'openhouse-migrate' })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    refuseOldServer(rows[0]?.version ?? 0, 'DATABASE_URL')
    await client.query('select pg_advisory_lock($1)', [lock_id])
    await client.query('create schema if not exists kernel')
    await client.query(
      `create table if not exists kernel.migrations (
         schema text not null, file text not null, hash text not null, at timestamptz not null default now(),
         primary key (schema, file))`,
    )
    await prepareJobs(client, options.app_role)
    const functions: FunctionSource[] = []
    let ran = 0
    const runSource = async (source: MigrationSource): Promise<void> => {
      const count = await runFolder(client, source, options.app_role)
      functions.push({ schema: source.schema, folder: new URL('../functions/', source.folder), is_migrated: count > 0 })
      ran += count
    }
    await runSource(kernelMigrations)
    await renameSlices(client, slices)
    for (const source of migrationsOf(slices)) await runSource(source)
    ran += await applyFunctions(client, functions)
    await client.query('select kernel.count_on()')
    return ran
  } finally {
    await client.end()
  }
}

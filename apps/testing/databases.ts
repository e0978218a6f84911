import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from '#apps/testing/with-database.ts'

interface TestDatabase {
  readonly owner_url: string
  readonly app_url: string
  /** Starts dropping the database without waiting for the disk. */
  readonly drop: () => void
}

let count = 0
let next: Promise<TestDatabase> | undefined
let admin: Promise<pg.Client> | undefined

/** One connection per worker: PostgreSQL copies one template at a time anyway. */
const run = async (statement: string): Promise<void> => {
  admin ??= (async () => {
    const client = new pg.Client({ connectionString: inject('testDatabase').admin_url })
    // The server stops when the run ends.
    client.on('error', () => undefined)
    await client.connect()
    return client
  })()
  await (await admin).query(statement)
}

const cloneTemplate = async (): Promise<TestDatabase> => {
  const server = inject('testDatabase')
  const name = `test_${process.pid}_${++count}`
  // The server would otherwise write each page of the copy into its journal too, which no test needs, and takes twice as long.
  await run(`create database ${name} template ${server.template} owner openhouse_owner strategy file_copy`)
  return {
    owner_url: withDatabase(server.owner_url, name),
    app_url: withDatabase(server.app_url, name),
    drop: () => void run(`drop database if exists ${name} with (force)`).catch(() => undefined),
  }
}

/** A freshly migrated database for the caller. The next one is created in the background. */
export const takeDatabase = async (): Promise<TestDatabase> => {
  const taken = await (next ?? cloneTemplate())
  next = cloneTemplate()
  // A failure is reported to the next caller.
  next.catch(() => undefined)
  return taken
}

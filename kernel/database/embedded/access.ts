import pg from 'pg'
import type { DataFolder } from './folder.ts'
import { clusterPath, type Postmaster } from './postmaster.ts'

export type Role = 'admin' | 'owner' | 'app'

const databaseName = 'openhouse'

/** Connection string for one of our roles; uses the Unix socket if there is one. */
export const urlFor = (data: DataFolder, at: Omit<Postmaster, 'pid'>, role: Role, database = databaseName): string => {
  const login = `openhouse_${role}:${data.passwords[role]}`
  if (at.socket_folder === null) return `postgresql://${login}@127.0.0.1:${at.port}/${database}`
  return `postgresql://${login}@localhost:${at.port}/${database}?host=${encodeURIComponent(at.socket_folder)}`
}

/** Connects as the cluster's administrator; the caller closes the client. */
export const connectAsAdmin = async (data: DataFolder, at: Omit<Postmaster, 'pid'>, application_name: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: urlFor(data, at, 'admin', 'postgres'),
    connectionTimeoutMillis: 5_000,
    application_name,
    keepAlive: true,
  })
  await client.connect()
  return client
}

/** Whether a running server serves our data folder: it accepts our password and reports our cluster's path. */
export const isOurs = async (data: DataFolder, at: Postmaster): Promise<boolean> => {
  try {
    const client = await connectAsAdmin(data, at, 'openhouse-look')
    try {
      const found = await client.query<{ data_directory: string }>('show data_directory')
      return found.rows[0]?.data_directory === (await clusterPath(data)).replaceAll('\\', '/')
    } finally {
      await client.end()
    }
  } catch {
    return false
  }
}

const ensureRole = async (client: pg.Client, role: Exclude<Role, 'admin'>, password: string, rights = ''): Promise<void> => {
  const name = `openhouse_${role}`
  const known = await client.query('select from pg_roles where rolname = $1', [name])
  // The password is hexadecimal text that we generated, so it needs no escaping.
  if (known.rowCount === 0) await client.query(`create role ${name} login ${rights} password '${password}'`)
}

/**
 * Creates the roles and the database. `openhouse_owner` owns the database and runs migrations; `openhouse_app` is used by the site
 * and may only do what migrations grant it, so the site cannot write balances directly.
 */
export const ensureDatabase = async (data: DataFolder, client: pg.Client): Promise<void> => {
  await ensureRole(client, 'owner', data.passwords.owner, 'createdb')
  await ensureRole(client, 'app', data.passwords.app)
  const known = await client.query('select from pg_database where datname = $1', [databaseName])
  if (known.rowCount === 0) await client.query(`create database ${databaseName} owner openhouse_owner`)
}

import type { Pool } from 'pg'
import { StartUpError } from '#kernel/start-up-error.ts'

/** Why an external database cannot be used. */
export class OwnDatabaseError extends StartUpError {}

/** The first version with all features that the migrations and statements need. */
const needed_version = 180_000

/** Error codes of Node and PostgreSQL for a failed connection, with what to check. */
const advice: readonly (readonly [RegExp, string])[] = [
  [
    /^(ECONNREFUSED|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|57P03)$/,
    'Nothing answers there. Is PostgreSQL running, and is the address right?',
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'No machine of that name is known. Is the address right?'],
  [/^28...$/, 'It does not let that role in. Are the role and its password right?'],
  [/^3D000$/, 'It has no database of that name. Make it first.'],
  [
    /^(42501|42P01|3F000)$/,
    'That role lacks rights there. DATABASE_URL is the role that owns the database; DATABASE_APP_URL is the same database and the role that was named at its first start, for rights are given as tables are made.',
  ],
  [/^42704$/, 'It knows no role that is named in DATABASE_APP_URL. Make it first: create role … login password …'],
]

const codeOf = (error: unknown): string => {
  const { code, errors } = (error ?? {}) as { code?: string; errors?: readonly { code?: string }[] }
  return code ?? errors?.[0]?.code ?? ''
}

/** Adds the variable and the host to a connection error, never the password. Returns other errors unchanged. */
export const explainOwnDatabase = (error: unknown, variable: string, url: string): unknown => {
  const found = advice.find(([codes]) => codes.test(codeOf(error)))
  if (!found) return error
  const { hostname, port, pathname, username } = new URL(url)
  const place = `${username ? `${decodeURIComponent(username)}@` : ''}${hostname}:${port || '5432'}${pathname}`
  return new OwnDatabaseError(`The database of ${variable} (${place}) cannot be used. ${found[1]}`, { cause: error })
}

/** Refuses a server that is too old, before anything is written. */
export const refuseOldServer = (version: number, variable: string): void => {
  if (version >= needed_version) return
  throw new OwnDatabaseError(`The database of ${variable} is a PostgreSQL ${Math.floor(version / 10_000)}; the site needs 18 or newer.`)
}

/** Throws if the site's role lacks the privileges that the migrations grant. */
export const refuseRoleWithoutRights = async (pool: Pool): Promise<void> => {
  await pool.query('select from kernel.facts limit 0')
}

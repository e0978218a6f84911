import { StartUpError } from '#kernel/start-up-error.ts'

/** Why a database of the operator's own cannot be used. */
export class OwnDatabaseError extends StartUpError {}

/** The codes of Node and PostgreSQL that say that nobody was let in, and what to look at. */
const advice: readonly (readonly [RegExp, string])[] = [
  [
    /^(ECONNREFUSED|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|57P03)$/,
    'Nothing answers there. Is PostgreSQL running, and is the address right?',
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'No machine of that name is known. Is the address right?'],
  [/^28...$/, 'It does not let that role in. Are the role and its password right?'],
  [/^3D000$/, 'It has no database of that name. Make it first.'],
]

const codeOf = (error: unknown): string => {
  const { code, errors } = (error ?? {}) as { code?: string; errors?: readonly { code?: string }[] }
  return code ?? errors?.[0]?.code ?? ''
}

/** The same failure with the variable and the place named, and never the password; what is no failure to get in stays as it is. */
export const explainOwnDatabase = (error: unknown, variable: string, url: string): unknown => {
  const found = advice.find(([codes]) => codes.test(codeOf(error)))
  if (!found) return error
  const { hostname, port, pathname, username } = new URL(url)
  const place = `${username ? `${decodeURIComponent(username)}@` : ''}${hostname}:${port || '5432'}${pathname}`
  return new OwnDatabaseError(`The database of ${variable} (${place}) cannot be used. ${found[1]}`, { cause: error })
}

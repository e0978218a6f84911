import { StartUpError } from '#kernel/start-up-error.ts'

/** Why the embedded database did not start. */
export class EmbeddedDatabaseError extends StartUpError {}

export type Failure = 'disk-full' | 'port-taken' | 'still-running' | 'other-version' | 'no-permission' | 'no-memory' | 'unknown'

/** The first matching pattern wins: PostgreSQL reports the cause before its consequences. */
const patterns: readonly (readonly [Failure, RegExp])[] = [
  ['no-memory', /could not (?:create|resize) shared memory|Cannot allocate memory/i],
  ['disk-full', /No space left on device|Disk quota exceeded|not enough space on the disk/i],
  [
    'port-taken',
    /could not bind|Address already in use|could not create any TCP\/IP sockets|lock file ".*\.s\.PGSQL\.\d+\.lock" already exists/i,
  ],
  ['still-running', /pre-existing shared memory block|lock file "postmaster\.pid" already exists/i],
  ['other-version', /incompatible with server|was initialized (?:by|with) /i],
  ['no-permission', /Permission denied|wrong ownership|invalid permissions/i],
]

/** Classifies a failed initdb or postgres by its output (messages are in the C locale). */
export const failureOf = (output: string): Failure => patterns.find(([, pattern]) => pattern.test(output))?.[0] ?? 'unknown'

const advice: Record<Failure, (folder: string) => string> = {
  'disk-full': (folder) => `The disk that holds ${folder} is full. Free some space there and start again; nothing was lost.`,
  'port-taken': () => 'Another program took the port of the embedded database. Start again: a free port will be chosen.',
  'still-running': (folder) =>
    `An earlier PostgreSQL still works on ${folder} and does not answer. Wait a minute, or end it, and start again.`,
  'other-version': (folder) =>
    `The data in ${folder} was made by another version of PostgreSQL. It was not touched. Bring back the version that made it, or dump it with that version, move the folder away and restore the dump.`,
  'no-permission': (folder) =>
    `PostgreSQL may not read or write ${folder}. Start as the user who made it, or give that folder to the user who starts now.`,
  'no-memory': () =>
    'The system gives PostgreSQL too little memory (it asks for about 300 MB). Free some, or use a database of your own with DATABASE_URL.',
  unknown: (folder) => `PostgreSQL did not start on ${folder}.`,
}

const lastLines = (output: string, count: number): string => output.trim().split('\n').slice(-count).join('\n')

/** The error for a failed start: what happened, what to do, and the last lines of PostgreSQL's output. */
export const startFailure = (folder: string, output: string): EmbeddedDatabaseError =>
  new EmbeddedDatabaseError(`${advice[failureOf(output)](folder)}\nWhat was said:\n${lastLines(output, 8)}`)

/** Explains file system errors of our own code in the same words as PostgreSQL's; returns any other error unchanged. */
export const explainSystemError = (folder: string, error: unknown): unknown => {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return startFailure(folder, `No space left on device (${message})`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return startFailure(folder, `Permission denied (${message})`)
  return error
}

import { expect, test } from 'vitest'
import { failureOf, startFailure } from './failures.ts'

test.each([
  ['initdb: error: could not write to file "pg_wal/xlogtemp.7": No space left on device', 'disk-full'],
  ['FATAL:  could not extend file "base/5/1": Disk quota exceeded', 'disk-full'],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'port-taken'],
  ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use', 'still-running'],
  ['FATAL:  lock file "postmaster.pid" already exists', 'still-running'],
  ['FATAL:  database files are incompatible with server', 'other-version'],
  ['FATAL:  data directory "/x" has wrong ownership', 'no-permission'],
  ['FATAL:  could not resize shared memory segment "/PostgreSQL.1" to 9 bytes: No space left on device', 'no-memory'],
  ['something new', 'unknown'],
])('names the cause of %j', (output, failure) => {
  expect(failureOf(output)).toBe(failure)
})

test('a full disk is told with the folder and with what PostgreSQL said', () => {
  const { message } = startFailure('/data/postgres', 'PANIC: could not write: No space left on device')
  expect(message).toContain('/data/postgres is full')
  expect(message).toContain('nothing was lost')
  expect(message).toContain('PANIC: could not write')
})

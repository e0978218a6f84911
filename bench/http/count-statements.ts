import { writeFileSync } from 'node:fs'
import { Client } from 'pg'

/**
 * Loaded before the site (`--import`): counts what the site's process sends to its database, one round trip each, and writes
 * the count to the file STATEMENTS_FILE when asked by SIGUSR2.
 */
let count = 0
const query = Client.prototype.query
Client.prototype.query = function (this: InstanceType<typeof Client>, ...args: unknown[]) {
  count += 1
  return Reflect.apply(query, this, args)
} as typeof query

const file = process.env['STATEMENTS_FILE']
if (file) process.on('SIGUSR2', () => writeFileSync(file, String(count)))

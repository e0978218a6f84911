import { writeFileSync } from 'node:fs'
import { Client } from 'pg'

/**
 * Preloaded into the site (`--import`): counts the round trips from the site's process to its database, and writes the count to the
 * file STATEMENTS_FILE on SIGUSR2.
 */
let count = 0
const query = Client.prototype.query
Client.prototype.query = function (this: InstanceType<typeof Client>, ...args: unknown[]) {
  count += 1
  return Reflect.apply(query, this, args)
} as typeof query

const file = process.env['STATEMENTS_FILE']
if (file) process.on('SIGUSR2', () => writeFileSync(file, String(count)))

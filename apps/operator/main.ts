import { openHouse } from '#apps/server/open-house.ts'
import { stopSignal } from '#apps/server/stop-signal.ts'
import { readEnvironmentFile } from '#kernel/config/environment-file.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { lastWords } from '#kernel/start-up-error.ts'
import { type Asked, help, readArguments } from './arguments.ts'
import { decide, listDocuments } from './documents.ts'
import { recount } from './ledger.ts'
import { OperatorError } from './operator-error.ts'
import { decideBlock, decideRestriction, dropFactor, listRestrictions } from './players.ts'

const answer = async (house: House, asked: Exclude<Asked, { readonly what: 'help' }>): Promise<string> => {
  switch (asked.what) {
    case 'list':
      return (await listDocuments(house)).join('\n')
    case 'approve':
    case 'reject':
      return decide(house, asked)
    case 'list-restrictions':
      return (await listRestrictions(house, asked.player)).join('\n')
    case 'set-restriction':
    case 'lift-restriction':
      return decideRestriction(house, asked)
    case 'block':
    case 'unblock':
      return decideBlock(house, asked)
    case 'drop-second-factor':
      return dropFactor(house, asked)
    case 'recount-ledger':
      return recount(house)
  }
}

// What has begun is finished: a decision and its line in the audit log are one.
const stopping = stopSignal()

/** Works on the same database as the site, whether that runs or not; the site tells the player by itself. */
const work = async (): Promise<void> => {
  const asked = readArguments(process.argv.slice(2))
  if (asked.what === 'help') {
    process.stderr.write(`${asked.mistake === null ? '' : `${asked.mistake}\n\n`}${help}\n`)
    process.exitCode = asked.mistake === null ? 0 : 2
    return
  }
  // The same database as the site's: a file .env decides here as it does for `npm start`.
  readEnvironmentFile()
  const { house, close } = await openHouse({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' }, stopping)
  try {
    process.stdout.write(`${await answer(house, asked)}\n`)
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof OperatorError)) throw error
    process.stderr.write(`${error instanceof Refusal ? house.messages.format('en', error.code, error.details) : error.message}\n`)
    process.exitCode = 1
  } finally {
    await close()
  }
}

work().catch((error: unknown) => {
  if (error !== stopping.reason) process.stderr.write(`${lastWords(error)}\n`)
  process.exitCode = 1
})

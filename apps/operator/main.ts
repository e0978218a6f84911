import { openHouse } from '#apps/server/open-house.ts'
import { ConfigError } from '#kernel/config/config.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { type Asked, help, readArguments } from './arguments.ts'
import { decide, listDocuments } from './documents.ts'

const answer = async (house: House, asked: Exclude<Asked, { readonly what: 'help' }>): Promise<string> =>
  asked.what === 'list' ? (await listDocuments(house)).join('\n') : decide(house, asked)

/** Works on the same database as the site, whether that runs or not; the site tells the player by itself. */
const work = async (): Promise<void> => {
  const asked = readArguments(process.argv.slice(2))
  if (asked.what === 'help') {
    process.stderr.write(`${asked.mistake === null ? '' : `${asked.mistake}\n\n`}${help}\n`)
    process.exitCode = asked.mistake === null ? 0 : 2
    return
  }
  const { house, close } = await openHouse({ LOG_LEVEL: 'warn', ...process.env })
  try {
    process.stdout.write(`${await answer(house, asked)}\n`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${house.messages.format('en', error.code, error.details)}\n`)
    process.exitCode = 1
  } finally {
    await close()
  }
}

work().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : ((error as Error | null)?.stack ?? String(error))}\n`)
  process.exitCode = 1
})

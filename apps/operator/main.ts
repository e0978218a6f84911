import { openHouse } from '#apps/server/open-house.ts'
import { stopSignal } from '#apps/server/stop-signal.ts'
import { readEnvironmentFile } from '#kernel/config/environment-file.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { exitMessage } from '#kernel/start-up-error.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { operatorCommands, OperatorError, OperatorMistake } from '#kernel/operator/commands.ts'
import { helpOf, readCommand } from '#kernel/operator/read-command.ts'
import { slices } from '#apps/server/slices.ts'

// Signals do not interrupt a command: a decision and its audit record must be written together.
const stopping = stopSignal()

const commands = contributionsTo(slices, operatorCommands)

/** Runs the command, or prints the help with what was wrong with the input. */
const understand = (args: readonly string[]) => {
  if (args.length === 0 || args[0] === '--help') return { mistake: null }
  try {
    return readCommand(commands, args)
  } catch (error) {
    if (error instanceof OperatorMistake) return { mistake: error.message }
    throw error
  }
}

/** Works on the site's database, whether the site is running or not; a running site notifies the player by itself. */
const work = async (): Promise<void> => {
  const asked = understand(process.argv.slice(2))
  if (typeof asked !== 'function') {
    process.stderr.write(`${asked.mistake === null ? '' : `${asked.mistake}\n\n`}${helpOf(commands)}\n`)
    process.exitCode = asked.mistake === null ? 0 : 2
    return
  }
  // Read .env as `npm start` does, to use the same database as the site.
  readEnvironmentFile()
  const { house, close } = await openHouse({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' }, stopping)
  try {
    process.stdout.write(`${await asked(house)}\n`)
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof OperatorError)) throw error
    process.stderr.write(`${error instanceof Refusal ? house.messages.format('en', error.code, error.details) : error.message}\n`)
    process.exitCode = 1
  } finally {
    await close()
  }
}

work().catch((error: unknown) => {
  if (error !== stopping.signal.reason) process.stderr.write(`${exitMessage(error)}\n`)
  process.exitCode = 1
})

import { createInterface } from 'node:readline'
import { openHouse } from '#apps/server/open-house.ts'
import { stopSignal } from '#apps/server/stop-signal.ts'
import { readEnvironmentFile } from '#kernel/config/environment-file.ts'
import type { House } from '#kernel/house.ts'
import { exitMessage } from '#kernel/start-up-error.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { operatorCommands, OperatorMistake } from '#kernel/operator/commands.ts'
import { helpOf, readCommand } from '#kernel/operator/read-command.ts'
import { answer, answerLines } from './answer.ts'
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
const withHouse = async (work: (house: House) => Promise<void>): Promise<void> => {
  // Read .env as `npm start` does, to use the same database as the site.
  readEnvironmentFile()
  const { house, close } = await openHouse({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' }, stopping, { works: false })
  try {
    await work(house)
  } finally {
    await close()
  }
}

/** A signal ends the input, so that the command that is being answered is still finished. */
const manyCommands = (): Promise<void> =>
  withHouse(async (house) => {
    const lines = createInterface({ input: process.stdin, signal: stopping.signal })
    for await (const line of answerLines(house, commands, lines)) process.stdout.write(`${line}\n`)
  })

const oneCommand = async (): Promise<void> => {
  const asked = understand(process.argv.slice(2))
  if (typeof asked !== 'function') {
    process.stderr.write(`${asked.mistake === null ? '' : `${asked.mistake}\n\n`}${helpOf(commands)}\n`)
    process.exitCode = asked.mistake === null ? 0 : 2
    return
  }
  await withHouse(async (house) => {
    const { outcome, text } = await answer(house, asked)
    const to = outcome === 'done' ? process.stdout : process.stderr
    to.write(`${text}\n`)
    if (outcome !== 'done') process.exitCode = 1
  })
}

const work = process.argv[2] === '--lines' ? manyCommands : oneCommand

work().catch((error: unknown) => {
  if (error !== stopping.signal.reason) process.stderr.write(`${exitMessage(error)}\n`)
  process.exitCode = 1
})

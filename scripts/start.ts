/** Runs on the pinned Node: builds the pages if they changed, then starts the site in this process. */
import { readEnvironmentFile } from '#kernel/config/environment-file.ts'
import { exitMessage } from '#kernel/start-up-error.ts'
import { explainTakenPort } from './start/taken-port.ts'
import { buildWeb } from './start/build-web.ts'
import { runDevelopment } from './start/development.ts'

const endWithParent = (): void => {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}

const start = async (): Promise<void> => {
  readEnvironmentFile()
  const taken = await explainTakenPort(process.env)
  if (taken !== null) {
    process.stderr.write(`${taken}\n`)
    process.exit(1)
  }
  if (process.argv.includes('--dev')) return runDevelopment()
  if (!(await buildWeb())) process.exit(1)
  await import('#apps/server/main.ts')
}

endWithParent()
await start().catch((error: unknown) => {
  process.stderr.write(`${exitMessage(error)}\n`)
  process.exit(1)
})

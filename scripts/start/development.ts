import { spawn } from 'node:child_process'
import { startEmbedded } from '#kernel/database/embedded/embedded.ts'

/**
 * The site with hot reload: Vite replaces page modules in the browser, Node restarts the server when one of its modules
 * changes. The database is held here, so that it outlives those restarts.
 */
export const runDevelopment = async (): Promise<void> => {
  const folder = process.env['DATA_FOLDER'] || 'data'
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const database = process.env['DATABASE_URL'] ? null : await startEmbedded({ data_folder: `${folder}/postgres`, log })
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, WEB: 'dev' },
  })
  const stop = (signal: NodeJS.Signals) => server.kill(signal)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await new Promise((resolve) => server.once('exit', resolve))
  await database?.stop()
  process.exit(0)
}

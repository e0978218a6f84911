import { spawn, type ChildProcess } from 'node:child_process'
import { startEmbedded } from '#kernel/database/embedded/embedded.ts'
import { onServerChange } from './server-changes.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

const openServer = (): ChildProcess =>
  spawn(process.execPath, ['apps/server/main.ts'], { stdio: 'inherit', env: { ...process.env, WEB: 'dev' } })

const closeServer = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })

/**
 * The site with hot reload: Vite replaces page modules in the browser, and the server starts again when one of its modules
 * changes. The database is held here, so that it outlives those restarts. A server that ended with a mistake waits for
 * the change that mends it.
 */
export const runDevelopment = async (): Promise<void> => {
  const folder = process.env['DATA_FOLDER'] || 'data'
  const database = process.env['DATABASE_URL'] ? null : await startEmbedded({ data_folder: `${folder}/postgres`, log: say })
  let server = openServer()
  let work = Promise.resolve()
  let stopping = false
  onServerChange(() => {
    work = work.then(async () => {
      if (stopping) return
      say('The server changed; it starts again.')
      await closeServer(server)
      server = openServer()
    })
  })
  const stop = (): void => {
    if (stopping) return
    stopping = true
    void work
      .then(() => closeServer(server))
      .then(() => database?.stop())
      .then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

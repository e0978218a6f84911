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
 * The site with hot reload: Vite replaces page modules in the browser, and the server restarts when one of its modules changes.
 * This process holds the database, so that it survives those restarts. A server that crashed is restarted at the next change.
 */
export const runDevelopment = async (): Promise<void> => {
  const folder = process.env['DATA_FOLDER'] || 'data'
  const opening = process.env['DATABASE_URL'] ? null : startEmbedded({ data_folder: `${folder}/postgres`, log: say })
  let server: ChildProcess | null = null
  let work: Promise<unknown> = opening ?? Promise.resolve()
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    void work
      .then(() => server && closeServer(server))
      .then(async () => (await opening)?.stop())
      .then(() => process.exit(0))
  }
  // Before the database starts: a signal during its start would otherwise leave it running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  await opening
  if (stopping) return
  server = openServer()
  onServerChange(() => {
    work = work.then(async () => {
      if (stopping) return
      say('The server changed; it starts again.')
      if (server) await closeServer(server)
      server = openServer()
    })
  })
}

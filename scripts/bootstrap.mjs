// `node scripts/bootstrap.mjs scripts/check.ts …`: installs what is missing, then runs the script on the pinned Node.
import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError, ensureInstalled, root, say } from './installation.mjs'

const looked_after_every_ms = 250

/**
 * npm that is told to end tells its shell, and the shell tells nobody: what it started would run on without them. A starter
 * other than npm says nothing by its end: a shell that was left behind with `&` meant this to stay.
 * @param {() => void} end
 */
const endWithNpm = (end) => {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const starter = process.ppid
  setInterval(() => process.ppid !== starter && end(), looked_after_every_ms).unref()
}

/**
 * Hands over to a script and ends as it ends. Ctrl-C reaches the script, which closes by itself; the channel tells it when
 * we are killed.
 * @param {string} node @param {string[]} args
 */
const handOver = (node, args) => {
  const binaries = path.join(root, 'node_modules', '.bin')
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Node keeps what it compiled: later starts are faster, and neither process carries the compiler of types (47 MB).
      NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
      // On Linux every thread would keep a heap of its own, whose pages come back to nobody.
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      PATH: `${path.dirname(node)}${path.delimiter}${binaries}${path.delimiter}${process.env['PATH'] ?? ''}`,
    },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  endWithNpm(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    say(`The pinned Node does not run on this machine: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : os.constants.signals[signal])))
}

/** @param {string} script @param {string[]} args */
export const bootstrap = async (script, args) => {
  try {
    if (Number(process.versions.node.split('.')[0]) < 20)
      throw new StartError(`Openhouse needs Node 20 or newer; this is ${process.version}.`)
    handOver(await ensureInstalled(), [script, ...args])
  } catch (error) {
    say(error instanceof StartError ? error.message : String(/** @type {Error} */ (error).stack))
    process.exit(1)
  }
}

const [, started, script, ...rest] = process.argv
if (started !== undefined && script !== undefined && import.meta.url === pathToFileURL(started).href) await bootstrap(script, rest)

// Runs on the machine's own Node (20 or newer) before anything is installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** An expected failure: its message is for the person at the keyboard, and needs no stack. */
export class StartError extends Error {}

/** @param {string} line */
export const say = (line) => process.stderr.write(`${line}\n`)

/** @param {string} file @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} */
const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/**
 * npm writes node_modules/.package-lock.json when an installation is whole, so it tells both an interrupted one and one
 * of another lockfile. Optional packages may be missing: they are for other systems.
 */
export const isInstalled = () => {
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(([name, wanted]) => {
    if (name === '') return true
    const found = installed[name]
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/** @param {string} program @param {string[]} args @param {import('node:child_process').SpawnOptions} [options] @returns {Promise<number>} */
const run = (program, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })

/** npm as it started us, or the one on the PATH. @param {string[]} args @param {string} [cwd] */
const npm = (args, cwd = root) => {
  const script = process.env['npm_execpath']
  if (script !== undefined && /npm-cli\.c?js$/.test(script)) return run(process.execPath, [script, ...args], { cwd })
  return run('npm', args, { cwd, shell: process.platform === 'win32' })
}

/**
 * Two commands typed at once must not install over each other. The holder touches the file, so a killed one is known by age.
 * @param {() => Promise<void>} work
 */
const alone = async (work) => {
  const file = path.join(root, 'build', 'installing.lock')
  mkdirSync(path.dirname(file), { recursive: true })
  for (let told = false; ;) {
    try {
      closeSync(openSync(file, 'wx'))
      break
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    }
    if (!told) say('Another command is installing the packages; waiting for it.')
    told = true
    const touched_ms = existsSync(file) ? statSync(file).mtimeMs : Date.now()
    if (Date.now() - touched_ms > 15_000) rmSync(file, { force: true })
    else await wait(500)
  }
  const touching = setInterval(() => existsSync(file) && utimesSync(file, new Date(), new Date()), 2_000)
  try {
    await work()
  } finally {
    clearInterval(touching)
    rmSync(file, { force: true })
  }
}

const install = () =>
  alone(async () => {
    if (isInstalled()) return
    say('Installing the packages of the lockfile (about a minute, only when it changes) …')
    const started_ms = Date.now()
    // The pinned Node and the test tools are development packages, which NODE_ENV=production would leave out.
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) {
      throw new StartError(
        `Installing failed: npm ci ended with code ${code}; what it said is above.\nIf there is no network, connect and try again; behind a proxy or a registry of your own, set npm's "proxy" or "registry" first.`,
      )
    }
    if (!isInstalled())
      throw new StartError('npm ci ended well, but packages of the lockfile are missing. Remove node_modules and try again.')
    say(`Installed in ${Math.round((Date.now() - started_ms) / 1000)} s.`)
  })

const pinnedNodePath = () => path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The Node that the lockfile pins. Fetched once more where npm was told to run no install scripts. */
const pinnedNode = async () => {
  const node = pinnedNodePath()
  if (existsSync(node)) return node
  say('Fetching the pinned Node …')
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: path.join(root, 'node_modules', 'node') })
  if (existsSync(node)) return node
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  throw new StartError(
    'The pinned Node could not be installed. Allow the install script of the npm package "node", or start with Node 26 or newer.',
  )
}

/** Installs what is missing. @returns {Promise<string>} the pinned Node */
export const ensureInstalled = async () => {
  if (!isInstalled()) await install()
  return pinnedNode()
}

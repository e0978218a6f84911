// `node scripts/complete-lockfile.mjs [--check]`: a registry that has no packages for other systems leaves them out of the
// lockfile, and `npm ci` then refuses it on every machine. This adds them: their versions are fixed by their parents, and
// their systems are in their names.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string>, os?: string[], cpu?: string[], libc?: string[] }} Entry */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64', 'arm']

/** @param {string} name @returns {Pick<Entry, 'os' | 'cpu' | 'libc'>} */
const systemOf = (name) => {
  const parts = name.replace('windows', 'win32').split(/[/-]/)
  const os = systems.find((system) => parts.includes(system))
  const cpu = processors.find((processor) => parts.includes(processor))
  const libc = parts.includes('musl') ? 'musl' : parts.includes('gnu') ? 'glibc' : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) }
}

/** Where Node would look for `name` from the package at `from`. @param {Record<string, Entry>} packages @param {string} from @param {string} name */
const isThere = (packages, from, name) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[path.posix.join(at, 'node_modules', name)] !== undefined) return true
    if (at === '') return false
  }
}

/** The packages for other systems that a lockfile lacks. @param {Record<string, Entry>} packages @returns {Record<string, Entry>} */
export const missingPackages = (packages) => {
  /** @type {Record<string, Entry>} */
  const missing = {}
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const system = systemOf(name)
      const is_exact = /^\d+\.\d+\.\d+[\w.+-]*$/.test(version)
      if (!is_exact || (system.os ?? system.cpu) === undefined || isThere(packages, place, name)) continue
      missing[`node_modules/${name}`] = { version, ...(entry.dev && { dev: true }), optional: true, ...system }
    }
  }
  return missing
}

const main = () => {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const missing = missingPackages(lockfile.packages)
  const count = Object.keys(missing).length
  if (process.argv.includes('--check')) {
    if (count > 0)
      process.stdout.write(`${count} packages for other systems are missing in package-lock.json: run node scripts/complete-lockfile.mjs\n`)
    process.exit(count > 0 ? 1 : 0)
  }
  const { '': root, ...others } = { ...lockfile.packages, ...missing }
  const sorted = Object.entries(others).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  lockfile.packages = { '': root, ...Object.fromEntries(sorted) }
  writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`)
  process.stdout.write(`${count} packages added to package-lock.json.\n`)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main()

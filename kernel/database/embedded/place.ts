import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedDatabaseError } from './failures.ts'
import { isThere } from './is-there.ts'
import { run, type SystemUser } from './run-as.ts'

const pointerName = 'moved-to.json'

/** The folder for data that PostgreSQL's user must reach when root's checkout is closed to that user. */
export const sharedFolder = async (): Promise<string> => {
  const folder = '/var/lib/openhouse'
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await chmod(folder, 0o755)
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL's user cannot enter this checkout, and ${folder} cannot be made for it: ${(error as Error).message}. Move the checkout out of root's home, or give a database of your own with DATABASE_URL.`,
    )
  }
  return folder
}

const canEnter = async (folder: string, user: SystemUser): Promise<boolean> =>
  (await run('/bin/sh', ['-c', 'cd "$0"', folder], { user })).code === 0

const pointedTo = async (folder: string): Promise<string | undefined> => {
  try {
    return (JSON.parse(await readFile(path.join(folder, pointerName), 'utf8')) as { folder: string }).folder
  } catch {
    return undefined
  }
}

const nameFor = (folder: string): string => `data-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`

const makeParent = async (folder: string): Promise<void> => {
  const made = await mkdir(folder, { recursive: true })
  // A strict umask must not lock PostgreSQL's user out of our data folder; only traversal is granted.
  if (made !== undefined) await chmod(folder, ((await stat(folder)).mode & 0o777) | 0o111)
}

const refuseMissing = async (asked: string, known: string): Promise<void> => {
  if (await isThere(known)) return
  throw new EmbeddedDatabaseError(
    `The database of ${asked} stands in ${known}, and that folder is not there. Bring it back from the backup (docs/operations.md, "Backup and restore"). To begin with an empty database instead, delete ${path.join(asked, pointerName)}.`,
  )
}

/**
 * The folder in which the database is stored: the requested one, or, for root in a checkout that PostgreSQL's user cannot enter, a
 * folder below /var/lib/openhouse. The latter is recorded in the requested folder, so that it is found again after a move. Where the folder that
 * is recorded is gone (a restored backup without it), nothing is begun anew in its place.
 */
export const placeFor = async (asked: string, user: SystemUser | undefined): Promise<string> => {
  await makeParent(path.dirname(asked))
  const known = await pointedTo(asked)
  if (known !== undefined) await refuseMissing(asked, known)
  if (user === undefined) return asked
  if (known !== undefined) return known
  if (await canEnter(path.dirname(asked), user)) return asked
  const present = await readdir(asked).catch(() => [])
  if (present.length > 0) {
    throw new EmbeddedDatabaseError(
      `There is something in ${asked}, but PostgreSQL's user can not enter the folders above it. It was not touched. Open them (chmod o+x), or move that folder away.`,
    )
  }
  const folder = path.join(await sharedFolder(), nameFor(await realpath(path.dirname(asked))))
  // Made before it is recorded: what is recorded and not there was lost.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await mkdir(asked, { recursive: true, mode: 0o700 })
  await writeFile(path.join(asked, pointerName), `${JSON.stringify({ folder })}\n`)
  return folder
}

/** Creates a folder that only PostgreSQL's user (and root) can enter. */
export const makePrivateFolder = async (folder: string, user: SystemUser | undefined): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  if (user !== undefined) await chown(folder, user.uid, user.gid)
}

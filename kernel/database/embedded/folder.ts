import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedDatabaseError } from './failures.ts'
import { makePrivateFolder } from './place.ts'
import type { SystemUser } from './run-as.ts'

/** Marker in a data folder that identifies it as ours, so that no other folder is ever modified. */
interface Marker {
  readonly made_by: 'openhouse'
  readonly postgresql: number
}

export interface Passwords {
  readonly admin: string
  readonly owner: string
  readonly app: string
}

/** An opened data folder of ours. */
export interface DataFolder {
  readonly folder: string
  /** PostgreSQL's own directory; missing until it was created completely. */
  readonly cluster: string
  readonly log_file: string
  readonly port_file: string
  readonly passwords: Passwords
}

const markerName = 'openhouse.json'

const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Writes to a temporary file and renames it, so that a crash or a full disk never leaves a truncated file. */
export const writeWhole = async (file: string, text: string, user?: SystemUser): Promise<void> => {
  const unfinished = `${file}.new`
  await writeFile(unfinished, text, { mode: 0o600 })
  if (user !== undefined) await chown(unfinished, user.uid, user.gid)
  await rename(unfinished, file)
}

const entriesOf = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    if (code === 'EACCES') {
      throw new EmbeddedDatabaseError(
        `The database folder ${folder} belongs to another user. Start as that user, or give that folder to the user who starts now.`,
      )
    }
    if (code === 'ENOTDIR') throw new EmbeddedDatabaseError(`${folder} is a file; the database needs a folder there. It was not touched.`)
    throw error
  }
}

const refuseForeign = async (folder: string, major: number): Promise<boolean> => {
  const entries = (await entriesOf(folder)).filter((name) => name !== `${markerName}.new`)
  if (entries.length === 0) return false
  const marker = await readJson<Marker>(path.join(folder, markerName))
  if (marker?.made_by !== 'openhouse') {
    throw new EmbeddedDatabaseError(
      `The folder ${folder} holds something that Openhouse did not make (no ${markerName} in it). It was not touched. Move it away, or choose another folder for the database.`,
    )
  }
  const made_by_major = Number(
    (await readFile(path.join(folder, 'cluster', 'PG_VERSION'), 'utf8').catch(() => String(marker.postgresql))).trim(),
  )
  if (made_by_major !== major) {
    throw new EmbeddedDatabaseError(
      `The data in ${folder} was made by PostgreSQL ${made_by_major}, and this Openhouse brings ${major}. It was not touched. Bring back the Openhouse that made it, or dump it there, move the folder away and restore the dump here.`,
    )
  }
  return true
}

/** Refuses a folder owned by another system user before anything is written; PostgreSQL would refuse it later and less clearly. */
const refuseOtherOwner = async (folder: string, user: SystemUser | undefined): Promise<void> => {
  const expected = user?.uid ?? process.getuid?.()
  if (expected === undefined) return
  const { uid } = await stat(folder)
  if (uid === expected) return
  throw new EmbeddedDatabaseError(
    `The database folder ${folder} belongs to user ${uid}, and the database would run as user ${expected}. Start as the user who made it, or give that folder to the new user (chown -R).`,
  )
}

const readPasswords = async (folder: string, user: SystemUser | undefined): Promise<Passwords> => {
  const file = path.join(folder, 'passwords.json')
  const known = await readJson<Passwords>(file)
  if (known !== undefined) return known
  const fresh = { admin: randomBytes(24).toString('hex'), owner: randomBytes(24).toString('hex'), app: randomBytes(24).toString('hex') }
  await writeWhole(file, `${JSON.stringify(fresh)}\n`, user)
  return fresh
}

/** Opens our data folder, or creates it if it does not exist. Refuses any other folder and leaves it unchanged. */
export const openFolder = async (folder: string, major: number, user: SystemUser | undefined): Promise<DataFolder> => {
  if (await refuseForeign(folder, major)) {
    await refuseOtherOwner(folder, user)
  } else {
    await mkdir(path.dirname(folder), { recursive: true })
    await makePrivateFolder(folder, user)
    const marker: Marker = { made_by: 'openhouse', postgresql: major }
    await writeWhole(path.join(folder, markerName), `${JSON.stringify(marker)}\n`, user)
  }
  const file = (name: string) => path.join(folder, name)
  return {
    folder,
    cluster: file('cluster'),
    log_file: file('postgresql.log'),
    port_file: file('port'),
    passwords: await readPasswords(folder, user),
  }
}

import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isMasterSecret, type MasterSecret } from '#kernel/config/config.ts'
import type { Random } from '#kernel/random/random.ts'
import { StartUpError } from '#kernel/start-up-error.ts'

/** Why the data folder cannot be used; the message is for the person who started the site. */
export class DataFolderError extends StartUpError {}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? ''

/** System error codes and what to do about them. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/^(EACCES|EPERM)$/, 'Start as the user who made it, or give it to the user who starts now.'],
  // Node reports the latter for a folder on a read-only disk.
  [/^(EROFS|ENOENT)$/, 'There is no such place, or its disk is read-only.'],
  [/^(ENOSPC|EDQUOT)$/, 'The disk that holds it is full: free some space there and start again.'],
  [/^(EEXIST|ENOTDIR|EISDIR)$/, 'Something else has that name.'],
]

const explained = (path: string, error: unknown): unknown => {
  const found = advice.find(([codes]) => codes.test(codeOf(error)))
  if (!found) return error
  return new DataFolderError(
    `${path} cannot be used for the site's data (${codeOf(error)}). ${found[1]} DATA_FOLDER chooses another folder.`,
  )
}

const readSecret = async (file: string): Promise<MasterSecret> => {
  const hex = (await readFile(file, 'utf8')).trim()
  if (isMasterSecret(hex)) return { key_id: '1', hex }
  throw new DataFolderError(
    `${file} is not the secret that the site keeps there: at least 64 hex digits. Bring it back from a backup. Remove it only if no player has come yet: what was sealed with it is lost then.`,
  )
}

/** Whole at once under its name: whoever starts together on the same folder finds either no secret or all of it. */
const makeSecret = async (file: string, random: Random): Promise<void> => {
  const draft = `${file}.${random.hex(8)}`
  try {
    await writeFile(draft, `${random.hex(32)}\n`, { mode: 0o600, flag: 'wx' })
    await chmod(draft, 0o600)
    await link(draft, file)
  } catch (error) {
    // Another process made it first.
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    // A full disk leaves an empty file.
    await rm(draft, { force: true }).catch(() => undefined)
  }
}

/**
 * The site's own master secret: created at the first start and stored in the data folder, so that sessions and seeds survive a
 * restart. SECRETS in the environment replaces it. Other users may traverse the folder, because PostgreSQL's user may need to; the
 * secret files have restrictive permissions of their own. Throws DataFolderError with instructions.
 */
export const readOrMakeSecret = async (folder: string, random: Random): Promise<MasterSecret> => {
  const path = resolve(folder)
  const file = join(path, 'secret')
  try {
    await mkdir(path, { recursive: true })
    const known = await readSecret(file).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null
      throw error
    })
    if (known) return known
    await makeSecret(file, random)
    return await readSecret(file)
  } catch (error) {
    throw explained(path, error)
  }
}

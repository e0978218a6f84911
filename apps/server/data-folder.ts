import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { MasterSecret } from '#kernel/config/config.ts'
import type { Random } from '#kernel/random/random.ts'

/**
 * Makes the data folder; returns its absolute path. It stays open to other users, for PostgreSQL's may have to pass: what is secret in it
 * closes itself.
 */
export const openDataFolder = async (folder: string): Promise<string> => {
  const path = resolve(folder)
  await mkdir(path, { recursive: true })
  return path
}

/**
 * The house's own secret: made at the first start and kept in the data folder, so that sessions and seeds outlive a
 * restart. SECRETS in the environment replaces it.
 */
export const readOrMakeSecret = async (folder: string, random: Random): Promise<MasterSecret> => {
  const file = join(folder, 'secret')
  try {
    return { key_id: '1', hex: (await readFile(file, 'utf8')).trim() }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const hex = random.hex(32)
  await writeFile(file, `${hex}\n`, { mode: 0o600, flag: 'wx' })
  await chmod(file, 0o600)
  return { key_id: '1', hex }
}

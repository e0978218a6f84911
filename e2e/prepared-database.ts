import { spawnSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { slices } from '#apps/server/slices.ts'
import { makeScratchFolder, removeScratchFolder } from '#apps/testing/scratch-folder.ts'
import { startEmbedded } from '#kernel/database/embedded/embedded.ts'
import { migrate } from '#kernel/database/migrate.ts'

const variable = 'E2E_PREPARED_DATABASE'

export interface PreparedDatabase {
  readonly remove: () => Promise<void>
}

/**
 * Creates an empty database with all its tables, once for a run: most of the time in which a new site opens is spent on that. Workers
 * find it by an environment variable, which they inherit.
 */
export const prepareDatabase = async (): Promise<PreparedDatabase> => {
  const folder = await makeScratchFolder('openhouse-e2e-database-')
  const data_folder = path.join(folder, 'postgres')
  const server = await startEmbedded({ data_folder, log: () => undefined })
  await migrate(server.owner_url, slices, { app_role: new URL(server.app_url).username })
  await server.stop()
  process.env[variable] = data_folder
  return {
    remove: async () => {
      process.env[variable] = ''
      await removeScratchFolder(folder)
    },
  }
}

/** Puts a copy of the prepared database into a site's data folder; without one the site makes its own. */
export const copyDatabase = async (data_folder: string): Promise<void> => {
  const prepared = process.env[variable]
  if (!prepared) return
  const target = path.join(data_folder, 'postgres')
  // `cp -a` keeps the files' owner, which is another user's if we are root; Windows has neither.
  if (process.platform === 'win32') await cp(prepared, target, { recursive: true })
  else if (spawnSync('cp', ['-a', prepared, target]).status !== 0) throw new Error('The prepared database could not be copied.')
}

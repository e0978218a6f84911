import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { House } from '#kernel/house.ts'

/** Next to the database, and never below a folder that is served. */
export const dataFilesFolder = (house: House): string => resolve(house.config.data_folder, 'personal-data')

const pathOf = (house: House, file: string): string => {
  if (!/^[\w-]{22}\.json$/.test(file)) throw new Error('no name of a file of personal data')
  return join(dataFilesFolder(house), file)
}

/** Writes a file with a random name, readable by the site's system user only. Renamed once complete, so it is never partial. */
export const writeDataFile = async (house: House, pieces: AsyncIterable<string>): Promise<{ file: string; bytes: number }> => {
  const file = `${house.random.token()}.json`
  const path = pathOf(house, file)
  await mkdir(dataFilesFolder(house), { recursive: true, mode: 0o700 })
  try {
    await pipeline(Readable.from(pieces), createWriteStream(`${path}.part`, { mode: 0o600, flags: 'wx' }))
    await rename(`${path}.part`, path)
  } catch (error) {
    await rm(`${path}.part`, { force: true })
    throw error
  }
  return { file, bytes: (await stat(path)).size }
}

export const readDataFile = (house: House, file: string): ReadStream => createReadStream(pathOf(house, file))

export const dropDataFile = (house: House, file: string): Promise<void> => rm(pathOf(house, file), { force: true })

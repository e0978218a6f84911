import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { House } from '#kernel/house.ts'

/** Next to the database, and never below a folder that is served (reliability 20). */
export const documentsFolder = (house: House): string => resolve(house.config.data_folder, 'documents')

const pathOf = (house: House, file: string): string => {
  if (!/^[\w-]{22}\.jpg$/.test(file)) throw new Error('no name of a document')
  return join(documentsFolder(house), file)
}

/** Stores a picture under a random name, readable by the site's system user only. Returns that name. */
export const keepPicture = async (house: House, picture: Buffer): Promise<string> => {
  const file = `${house.random.token()}.jpg`
  await mkdir(documentsFolder(house), { recursive: true, mode: 0o700 })
  await writeFile(pathOf(house, file), picture, { mode: 0o600, flag: 'wx' })
  return file
}

export const readPicture = (house: House, file: string): Promise<Buffer> => readFile(pathOf(house, file))

export const dropPicture = (house: House, file: string): Promise<void> => rm(pathOf(house, file), { force: true })

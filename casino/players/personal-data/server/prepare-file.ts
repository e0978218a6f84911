import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { personalDataOf } from '#kernel/personal-data/export-data.ts'
import { deleteOrphans } from '#kernel/personal-data/orphan-files.ts'
import { DataFileReady } from '../events.ts'
import { file_life_ms } from '../rules.ts'
import { dataFilesFolder, dropDataFile, writeDataFile } from './data-files.ts'
import { type DataFileRow, keptFiles, markReady, takeOld, waitingFiles } from './file-store.ts'

const at_once = 10

/** One consistent view of the database, however long writing takes. */
const write = (house: House, player_id: bigint) =>
  house.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => writeDataFile(house, personalDataOf(tx, house, player_id)))

const prepare = async (house: House, { id, player_id }: DataFileRow): Promise<void> => {
  const { file, bytes } = await write(house, player_id)
  const at = house.clock.now()
  const until = new Date(at.getTime() + file_life_ms)
  const is_first = await inTransaction(house.db, async (tx) => {
    if (!(await markReady(tx, id, { file, bytes, at, until }))) return false
    const told = { player_id: String(player_id), file_id: Number(id), until: until.toISOString() }
    await announce(tx, house, [DataFileReady(told, player_id)])
    return true
  })
  if (!is_first) await dropDataFile(house, file)
  house.facts.wake()
}

/** Prepares the requested files, including those left by a process that died. */
export const prepareFiles = async (house: House): Promise<void> => {
  for (const row of await waitingFiles(house.db, at_once)) await prepare(house, row)
}

/** Deletes expired files, and files left by a process that died between commit and deletion. */
export const deleteOldFiles = async (house: House): Promise<void> => {
  for (const file of await takeOld(house.db, house.clock.now())) await dropDataFile(house, file)
  const day_ago = new Date(house.clock.now().getTime() - 24 * 60 * 60 * 1000)
  await deleteOrphans(dataFilesFolder(house), await keptFiles(house.db), day_ago)
}

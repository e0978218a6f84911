import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Linux has a file system in memory here; a container may have made it too small for databases. */
const in_memory = '/dev/shm'

/** Room that the databases of a whole run may need together. */
const needed_bytes = 6 * 1024 ** 3

/** Where scratch folders may be. */
export const scratchParents: readonly string[] = [tmpdir(), in_memory]

const hasRoomInMemory = async (): Promise<boolean> => {
  const room = await statfs(in_memory).catch(() => null)
  return room !== null && room.bavail * room.bsize >= needed_bytes && process.availableMemory() >= needed_bytes
}

/**
 * Makes a folder for a database that nobody needs after the run; the caller removes it (`removeScratchFolder`). A test database has 1,600 files, and with thousands
 * of databases a disk's bookkeeping of them takes a third of the time: they are kept in memory where there is room.
 */
export const makeScratchFolder = async (prefix: string): Promise<string> => {
  const folder = await mkdtemp(path.join((await hasRoomInMemory()) ? in_memory : tmpdir(), prefix))
  // If we are root, PostgreSQL runs as another user, who must be able to traverse the folder.
  await chmod(folder, 0o711)
  return folder
}

/** A server that was just stopped may still be writing its last file: then the folder is not empty yet, and is tried again. */
export const removeScratchFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 10 })

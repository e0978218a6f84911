import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes files in a folder that no row refers to: a process may die between the commit that removes a reference and the deletion
 * of its file. Files newer than `before` are kept, because their row may not be committed yet. Returns the number of deleted files.
 */
export const deleteOrphans = async (folder: string, kept: ReadonlySet<string>, before: Date): Promise<number> => {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names) {
    if (kept.has(name)) continue
    const file = await stat(join(folder, name)).catch(() => undefined)
    if (!file?.isFile() || file.mtime >= before) continue
    await rm(join(folder, name), { force: true })
    removed += 1
  }
  return removed
}

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes files of a folder that nothing stands behind any more: a process may die between the commit that forgets a file and
 * the removal itself. Younger ones than `before` are left alone: theirs may be on its way. Gives how many went.
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

import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { scratchParents } from '#apps/testing/scratch-folder.ts'
import { isPostgres } from '#kernel/database/embedded/postmaster.ts'

/** Followed by the run's process id. */
export const folderPrefix = 'openhouse-test-'

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const clearIn = async (parent: string): Promise<void> => {
  for (const name of await readdir(parent).catch(() => [])) {
    const run = Number(/^openhouse-test-(\d+)-/.exec(name)?.[1] ?? Number.NaN)
    if (Number.isNaN(run) || lives(run)) continue
    const folder = path.join(parent, name)
    const pid_file = await readFile(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')
    const server = Number.parseInt(pid_file, 10)
    if (server > 0 && (await isPostgres(server))) process.kill(server, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Cleans up after test runs that were killed: stops their PostgreSQL and deletes their folders. */
export const clearKilledRuns = async (): Promise<void> => {
  for (const parent of scratchParents) await clearIn(parent)
}

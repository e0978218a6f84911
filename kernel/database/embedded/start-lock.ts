import { open, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '#kernel/clock/clock.ts'
import { EmbeddedDatabaseError } from './failures.ts'

const refresh_ms = 1_000
const stale_after_ms = 10_000
const look_again_ms = 100
const give_up_after_ms = 180_000

const create = async (file: string): Promise<boolean> => {
  try {
    await (await open(file, 'wx')).close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const isStale = async (file: string): Promise<boolean> => {
  const touched_ms = await stat(file).then(
    (found) => found.mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )
  return systemClock.now().getTime() - touched_ms > stale_after_ms
}

const take = async (file: string, folder: string): Promise<void> => {
  for (let waited_ms = 0; !(await create(file)); waited_ms += look_again_ms) {
    if (waited_ms >= give_up_after_ms) {
      throw new EmbeddedDatabaseError(`Another process has been starting the database in ${folder} for minutes. End it, and start again.`)
    }
    if (await isStale(file)) await rm(file, { force: true })
    else await wait(look_again_ms)
  }
}

/**
 * Lets one process at a time create, start or stop the database of a folder. The holder touches the lock file every second, so the
 * lock of a killed process is recognised by its age; a process id could be reused after a restart of the machine or container.
 */
export const withStartLock = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const file = path.join(folder, 'starting.lock')
  await take(file, folder)
  const touching = setInterval(() => {
    const now = systemClock.now()
    utimes(file, now, now).catch(() => undefined)
  }, refresh_ms)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    await rm(file, { force: true })
  }
}

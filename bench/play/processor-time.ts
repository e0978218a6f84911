import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Process {
  readonly parent: number
  readonly used_s: number
}

/** Ticks of /proc are hundredths of a second. */
const read = (pid: number): Process | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { parent: Number(fields[1]), used_s: (Number(fields[11]) + Number(fields[12])) / 100 }
  } catch {
    return null
  }
}

/** The site's PostgreSQL is not its child process: it survives a kill of the site. Throws if none runs in this folder. */
const databaseOf = (data_folder: string): number =>
  Number(readFileSync(path.join(data_folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Processor time in seconds used by a site, its hub, its PostgreSQL and their children. Linux only. */
export const processorTimeOf = (root: number, data_folder?: string): number => {
  const all = new Map(
    readdirSync('/proc').flatMap((entry) => {
      const found = /^\d+$/.test(entry) ? read(Number(entry)) : null
      return found ? [[Number(entry), found] as const] : []
    }),
  )
  const roots = new Set([root, ...(data_folder === undefined ? [] : [databaseOf(data_folder)])])
  const belongs = (pid: number): boolean => roots.has(pid) || (all.has(pid) && belongs(all.get(pid)?.parent ?? 0))
  return [...all].reduce((sum, [pid, { used_s }]) => (belongs(pid) ? sum + used_s : sum), 0)
}

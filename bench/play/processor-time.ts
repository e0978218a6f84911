import { readdirSync, readFileSync } from 'node:fs'

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

/** Processor time that a process and everything it started have used, in seconds: the site, its hub and its PostgreSQL. Linux alone. */
export const processorTimeOfTree = (root: number): number => {
  const all = new Map(
    readdirSync('/proc').flatMap((entry) => {
      const found = /^\d+$/.test(entry) ? read(Number(entry)) : null
      return found ? [[Number(entry), found] as const] : []
    }),
  )
  const belongs = (pid: number): boolean => pid === root || (all.has(pid) && belongs(all.get(pid)?.parent ?? 0))
  return [...all].reduce((sum, [pid, { used_s }]) => (belongs(pid) ? sum + used_s : sum), 0)
}

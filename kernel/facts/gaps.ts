import { inTransaction, type Database } from '#kernel/database/database.ts'
import { narrowGap, readGapFacts, readGaps, type Gap } from '#kernel/facts/gap-store.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { BatchTaken, type Reader } from '#kernel/facts/readers.ts'
import type { House } from '#kernel/house.ts'

/**
 * A build that runs beside a newer one, or that came back after it, moves the checkpoints of readers past facts of kinds that only the newer one
 * reacts to. It notes where (fact-store.ts), and a build that knows the kind reads these gaps, so that a release that was taken back for an hour
 * loses nobody's points. Like history readers, gaps are read beside the regular reader: facts of a gap take effect after later ones.
 */

/** Facts of a gap are read in parts, each in a transaction of its own. */
const part = 500

/** A reaction that came back after longer than this says and gives nothing about what was before, as if it were new. */
const longest_ms = 30 * 24 * 60 * 60_000

const isTooLate = (house: House, reader: Reader, fact: Fact): boolean =>
  reader.from.get(fact.kind) === 'deployment' && fact.at.getTime() < house.clock.now().getTime() - longest_ms

/** Reads the next part of a gap; effects and bounds commit together. Returns how many facts were processed and whether the gap goes on. */
const readPart = (house: House, reader: Reader, gap: Gap, db: Database): Promise<{ readonly taken: number; readonly rest: Gap | null }> =>
  inTransaction(db, async (tx) => {
    const facts = await readGapFacts(tx, gap, part)
    const own = facts.filter((fact) => !isTooLate(house, reader, fact) && reader.wants(fact))
    if (own.length > 0) await reader.handle(own, tx, house)
    const last = facts.length === part ? facts.at(-1) : undefined
    if (!(await narrowGap(tx, gap, last ?? null))) throw new BatchTaken(`${reader.name}: another process has had these facts`)
    return { taken: own.length, rest: last ? { ...gap, from: last } : null }
  })

const closeGap = async (house: House, reader: Reader, gap: Gap, db: Database, isStopped: () => boolean): Promise<number> => {
  let taken = 0
  for (let rest: Gap | null = gap; rest && !isStopped();) {
    const read = await readPart(house, reader, rest, db)
    taken += read.taken
    rest = read.rest
  }
  return taken
}

/**
 * Reads the gaps of what these readers know. One that fails, or that another process reads or widens in this moment, is left for the next call.
 * Returns how many facts were processed.
 */
export const closeGaps = async (
  house: House,
  readers: readonly Reader[],
  db: Database,
  isStopped = (): boolean => false,
): Promise<number> => {
  const byName = new Map(readers.filter(({ tells, until }) => !tells && until === undefined).map((reader) => [reader.name, reader]))
  let taken = 0
  for (const gap of await readGaps(db, [...byName.keys()])) {
    const reader = byName.get(gap.reader)
    if (!reader?.kinds.includes(gap.kind)) continue
    try {
      taken += await closeGap(house, reader, gap, db, isStopped)
    } catch (error) {
      if (!(error instanceof BatchTaken))
        house.log.error({ err: error, reader: reader.name, kind: gap.kind }, 'what an older build passed could not be read; trying again')
    }
  }
  return taken
}

/** Closes gaps beside the readers, which wait for none: `close` begins unless it is at it. */
export const createGapCloser = (house: House, readers: readonly Reader[], db: Database) => {
  let closing: Promise<void> | undefined
  let stopped = false
  return {
    close: (): void => {
      closing ??= closeGaps(house, readers, db, () => stopped)
        .then((taken) => void (taken > 0 && house.facts.wake()))
        .catch((error: unknown) => house.log.error({ err: error }, 'gaps of the log of facts could not be read; trying again'))
        .finally(() => (closing = undefined))
    },
    /** Waits for the part of a gap that is being read. */
    stop: async (): Promise<void> => {
      stopped = true
      await closing
    },
  }
}

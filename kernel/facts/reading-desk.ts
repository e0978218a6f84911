import type { Database } from '#kernel/database/database.ts'
import { noticeFullDisk } from '#kernel/database/full-disk.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { endHistory } from '#kernel/facts/known-readers.ts'
import { batchLimitOf, readBatch, takeBatch, type Read, type Reader } from '#kernel/facts/readers.ts'
import type { House } from '#kernel/house.ts'

/** More than this is not kept in memory for one reader: a slow one reads the log by itself until it has caught up. */
const most_waiting = 10_000
/** Pauses of a reader that fails, doubled each time; the same for one whose checkpoint another process holds. */
const first_pause_ms = 100
const longest_pause_ms = 30_000

interface Seat {
  readonly reader: Reader
  /** Handed to it and not yet taken, in the order of the log. */
  waiting: Fact[]
  /** It has to read the log by itself first: at the start, after a failure, or when too much waited for it. */
  is_behind: boolean
  is_busy: boolean
  /** Its failures in a row. */
  failures: number
  /** When its last batch began. */
  taken_at_ms: number
  pause: NodeJS.Timeout | undefined
}

export interface ReadingDesk {
  /** Gives each fact to the readers of its kind. Returns at once. */
  hand(facts: readonly Fact[]): void
  /** Names of the readers that have taken everything that was handed to them. */
  upToDate(): readonly string[]
  /** Lets the batches that are under way end. */
  stop(): Promise<void>
}

/** One batch: of what was handed to it, or of the log where it is behind. */
const readOn = (house: House, db: Database, seat: Seat): Promise<Read> => {
  if (!seat.is_behind) return takeBatch(house, seat.reader, seat.waiting.splice(0, batchLimitOf(seat.reader)), db)
  // What is handed from here on may be read twice, and is taken once: the checkpoint says what is new.
  seat.is_behind = false
  return readBatch(house, seat.reader, db)
}

/** Has to read the log by itself when it comes to its turn again. */
const fallBehind = (seat: Seat): void => {
  seat.is_behind = true
  seat.waiting = []
}

/** Lets one reader take one batch. Gives how long it has to pause; null where it need not, and it is due again if it has more to do. */
const work = async (house: House, db: Database, seat: Seat): Promise<number | null> => {
  try {
    const { taken, more, held } = await readOn(house, db, seat)
    seat.failures = 0
    if (held) return first_pause_ms
    if (more) seat.is_behind = true
    else if (seat.reader.until !== undefined) await endHistory(db, seat.reader.name)
    // What it announced itself is new.
    if (taken > 0) house.facts.wake()
    return null
  } catch (error) {
    noticeFullDisk(house, error)
    house.log.error({ reader: seat.reader.name, err: error }, 'a reader of facts failed; its batch will be read again')
    seat.failures += 1
    return Math.min(longest_pause_ms, first_pause_ms * 2 ** (seat.failures - 1))
  }
}

/** Gives a fact to a reader that is not behind: whoever is comes to it by itself. Has the reader something to do? */
const handTo = (seat: Seat, fact: Fact): boolean => {
  if (seat.is_behind) return false
  seat.waiting.push(fact)
  if (seat.waiting.length > most_waiting) fallBehind(seat)
  return true
}

const isUpToDate = ({ reader, waiting, is_behind, is_busy }: Seat): boolean =>
  reader.until === undefined && waiting.length === 0 && !is_behind && !is_busy

const newSeat = (reader: Reader, is_behind: boolean): Seat => ({
  reader,
  waiting: [],
  is_behind: is_behind || reader.until !== undefined,
  is_busy: false,
  failures: 0,
  taken_at_ms: Number.NEGATIVE_INFINITY,
  pause: undefined,
})

const pauseSeat = (seat: Seat, pause_ms: number, then: () => void): void => {
  clearTimeout(seat.pause)
  seat.pause = setTimeout(() => {
    seat.pause = undefined
    then()
  }, pause_ms).unref()
}

/** Who hears of a kind. A reader of history takes nothing that happens from now on. */
const listenersOf = (seats: readonly Seat[]): Map<string, { readonly seat: Seat }[]> =>
  Map.groupBy(
    seats.filter(({ reader }) => reader.until === undefined).flatMap((seat) => seat.reader.kinds.map((kind) => ({ kind, seat }))),
    ({ kind }) => kind,
  )

/**
 * Lets readers work side by side, so many at once and each on one batch at a time, so that none waits for another that is slow or
 * fails. A reader that failed is behind: what was handed to it is forgotten, and it reads the log from its checkpoint. Whoever makes the
 * desk says whether all begin so; if not, the log is handed from before the first of their checkpoints.
 */
export const createReadingDesk = (
  house: House,
  db: Database,
  readers: readonly Reader[],
  { at_once, is_behind }: { readonly at_once: number; readonly is_behind: boolean },
): ReadingDesk => {
  const seats = readers.map((reader) => newSeat(reader, is_behind))
  const byKind = listenersOf(seats)
  const due = new Set<Seat>()
  const busy = new Set<Promise<void>>()
  let stopped = false

  const pause = (seat: Seat, pause_ms: number): void =>
    pauseSeat(seat, pause_ms, () => {
      due.add(seat)
      seatNext()
    })

  /** A reader that gathers lets its time go by first. */
  const makeDue = (seat: Seat): void => {
    if (seat.pause) return
    const wait_ms = seat.taken_at_ms + (seat.reader.gather_ms ?? 0) - performance.now()
    if (wait_ms > 0) pause(seat, wait_ms)
    else due.add(seat)
  }

  const workOn = async (seat: Seat): Promise<void> => {
    seat.taken_at_ms = performance.now()
    const pause_ms = await work(house, db, seat)
    if (pause_ms !== null) {
      fallBehind(seat)
      // What was handed to it meanwhile does not shorten the pause.
      due.delete(seat)
      pause(seat, pause_ms)
    } else if (seat.is_behind || seat.waiting.length > 0) makeDue(seat)
  }

  const seatNext = (): void => {
    for (const seat of due) {
      if (stopped || busy.size >= at_once) return
      if (seat.is_busy) continue
      due.delete(seat)
      seat.is_busy = true
      const working = workOn(seat).finally(() => {
        seat.is_busy = false
        busy.delete(working)
        seatNext()
      })
      busy.add(working)
    }
  }

  for (const seat of seats) if (seat.is_behind) due.add(seat)
  seatNext()

  return {
    hand: (facts) => {
      for (const fact of facts) for (const { seat } of byKind.get(fact.kind) ?? []) if (handTo(seat, fact)) makeDue(seat)
      seatNext()
    },
    upToDate: () => seats.filter(isUpToDate).map(({ reader }) => reader.name),
    stop: async () => {
      stopped = true
      for (const seat of seats) clearTimeout(seat.pause)
      await Promise.all(busy)
    },
  }
}

import type { Database } from '#kernel/database/database.ts'
import { noticeFullDisk } from '#kernel/database/full-disk.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { endHistory } from '#kernel/facts/known-readers.ts'
import { readBatch, takeBatch, type Read, type Reader } from '#kernel/facts/readers.ts'
import type { LogPart } from '#kernel/facts/fact-store.ts'
import type { House } from '#kernel/house.ts'

/** Maximum number of facts queued in memory per reader; a slower reader reads the log by itself until it has caught up. */
const most_waiting = 10_000
/** Pauses after consecutive failures of a reader, doubling each time; also used while another process holds its checkpoint. */
const first_pause_ms = 100
const longest_pause_ms = 30_000

interface Seat {
  readonly reader: Reader
  /** Facts handed to it and not yet processed, in log order. */
  waiting: Fact[]
  /** It must read from the log by itself first: at start, after a failure, or when its queue overflowed. */
  is_behind: boolean
  is_busy: boolean
  /** Number of consecutive failures. */
  failures: number
  /** When its last batch started. */
  taken_at_ms: number
  pause: NodeJS.Timeout | undefined
}

export interface ReaderScheduler {
  /**
   * Gives each fact to the readers of its kind. Returns at once. In another life of the server than before every reader begins at its
   * checkpoint in the log: what it still has in its queue may be gone.
   */
  hand(part: Pick<LogPart, 'facts' | 'life'>): void
  /** The readers that have processed everything handed to them. */
  upToDate(): readonly Reader[]
  /** Waits for running batches to end. */
  stop(): Promise<void>
}

/** Processes one batch: from its queue, which was filled in this life of the server, or from the log if the reader is behind. */
const readOn = (house: House, db: Database, seat: Seat, life: string): Promise<Read> => {
  if (!seat.is_behind) return takeBatch(house, seat.reader, { facts: seat.waiting.splice(0, seat.reader.limit), life }, db)
  // Facts queued from here on may be read twice but are processed once, because the checkpoint filters them.
  seat.is_behind = false
  return readBatch(house, seat.reader, db)
}

/** Marks the reader as behind: it reads from the log at its next turn. */
const fallBehind = (seat: Seat): void => {
  seat.is_behind = true
  seat.waiting = []
}

/**
 * Lets one reader process one batch. Returns how long it must pause, or null if it need not (it is then due again if it has more to
 * do).
 */
const work = async (house: House, db: Database, seat: Seat, life: string): Promise<number | null> => {
  seat.taken_at_ms = performance.now()
  try {
    const { taken, more, held } = await readOn(house, db, seat, life)
    seat.failures = 0
    if (held) return first_pause_ms
    if (more) fallBehind(seat)
    else if (seat.reader.until !== undefined) await endHistory(db, seat.reader.name)
    // Its own announcements are new facts.
    if (taken > 0) house.facts.wake()
    return null
  } catch (error) {
    noticeFullDisk(house, error)
    house.log.error({ reader: seat.reader.name, err: error }, 'a reader of facts failed; its batch will be read again')
    seat.failures += 1
    return Math.min(longest_pause_ms, first_pause_ms * 2 ** (seat.failures - 1))
  }
}

/** Queues a fact for a reader that is not behind (one that is will find it in the log). Returns whether the reader has work to do. */
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

/** How long a reader with `gather_ms` waits for more facts: not at all if a full batch is left for it here or in the log. */
const gatheringOf = ({ is_behind, waiting, taken_at_ms, reader: { gather_ms = 0, limit } }: Seat): number =>
  is_behind || waiting.length >= limit ? 0 : taken_at_ms + gather_ms - performance.now()

const pauseSeat = (seat: Seat, pause_ms: number, then: () => void): void => {
  clearTimeout(seat.pause)
  seat.pause = setTimeout(() => {
    seat.pause = undefined
    then()
  }, pause_ms).unref()
}

/** Readers by fact kind. History readers are left out: they process no new facts. */
const listenersOf = (seats: readonly Seat[]): Map<string, { readonly seat: Seat }[]> =>
  Map.groupBy(
    seats.filter(({ reader }) => reader.until === undefined).flatMap((seat) => seat.reader.kinds.map((kind) => ({ kind, seat }))),
    ({ kind }) => kind,
  )

const startOver = (seats: readonly Seat[], makeDue: (seat: Seat) => void): void => {
  seats.forEach(fallBehind)
  seats.forEach(makeDue)
}

/**
 * Schedules readers: a limited number run concurrently, each one batch at a time, so that a slow or failing reader does not delay
 * others. A failed reader is marked as behind: its queue is dropped, and it reads the log from its checkpoint. The caller names the
 * readers that start behind; facts must be handed over from the earliest checkpoint of the others on.
 */
export const createReaderScheduler = (
  house: House,
  db: Database,
  readers: readonly Reader[],
  { at_once, behind, life }: { readonly at_once: number; readonly behind: ReadonlySet<string>; readonly life: string },
): ReaderScheduler => {
  const seats = readers.map((reader) => newSeat(reader, behind.has(reader.name)))
  const byKind = listenersOf(seats)
  const due = new Set<Seat>()
  const busy = new Set<Promise<void>>()
  let stopped = false
  let known_life = life

  const pause = (seat: Seat, pause_ms: number): void =>
    pauseSeat(seat, pause_ms, () => {
      due.add(seat)
      seatNext()
    })

  const makeDue = (seat: Seat): void => {
    if (seat.pause) return
    const wait_ms = gatheringOf(seat)
    if (wait_ms > 0) pause(seat, wait_ms)
    else due.add(seat)
  }

  const workOn = async (seat: Seat): Promise<void> => {
    const pause_ms = await work(house, db, seat, known_life)
    if (pause_ms !== null) {
      fallBehind(seat)
      // Facts that arrive meanwhile do not shorten the pause.
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
    hand: (part) => {
      if (part.life !== known_life) startOver(seats, makeDue)
      known_life = part.life
      for (const fact of part.facts)
        for (const { seat } of byKind.get(fact.kind) ?? []) if (seat.reader.wants(fact) && handTo(seat, fact)) makeDue(seat)
      seatNext()
    },
    upToDate: () => seats.filter(isUpToDate).map(({ reader }) => reader),
    stop: async () => {
      stopped = true
      for (const seat of seats) clearTimeout(seat.pause)
      await Promise.all(busy)
    },
  }
}

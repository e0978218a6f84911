import { setImmediate as nextTurn } from 'node:timers/promises'

/** A queue of calls, many of which share a commit. Independent of rounds and SQL. */
export interface Lane<T, R> {
  /** Resolves when the call's batch is committed. Rejects with an error of this call alone. */
  settle(call: T): Promise<R>
  /** Accepts nothing new and resolves when the queue is empty. */
  close(): Promise<void>
  readonly waiting: number
}

export interface LaneOptions<T, R> {
  /** Settles a batch: one result per call, in order; or throws for the whole batch, which then had no effect. */
  readonly run: (batch: readonly T[]) => Promise<R[]>
  /** Calls with a common name are never in one batch: the second waits for the next. */
  readonly names: (call: T) => readonly string[]
  /** A call that can only be decided after its batch: it goes first in the next one. Never all calls of a batch. */
  readonly isLater: (result: R) => boolean
  /**
   * How to handle a failed batch. `again`: retry it unchanged, even if it may have been committed (idempotency keys make that
   * safe). `apart`: it had no effect and one call is to blame. `give-up`: reject all.
   */
  readonly remedyFor: (error: unknown) => 'again' | 'apart' | 'give-up'
  readonly max_batch: number
  readonly max_waiting: number
  readonly overloaded: () => Error
}

interface Waiting<T, R> {
  readonly call: T
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/** Pauses before retries of a batch after a deadlock or a lost connection. */
const tries_after_ms = [5, 50, 200, 500, 1_000]

const pause = (duration_ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, duration_ms))

/** Takes the next batch off the queue; calls that share a name with one in it stay, in order. */
const takeBatch = <T, R>(queue: Waiting<T, R>[], options: LaneOptions<T, R>): Waiting<T, R>[] => {
  const batch: Waiting<T, R>[] = []
  const later: Waiting<T, R>[] = []
  const names = new Set<string>()
  let looked_at = 0
  for (const waiting of queue) {
    if (batch.length === options.max_batch) break
    looked_at += 1
    const own = options.names(waiting.call)
    if (own.some((name) => names.has(name))) later.push(waiting)
    else {
      for (const name of own) names.add(name)
      batch.push(waiting)
    }
  }
  queue.splice(0, looked_at, ...later)
  return batch
}

const runPatiently = async <T, R>(batch: readonly T[], options: LaneOptions<T, R>): Promise<R[]> => {
  for (let failures = 0; ; failures++) {
    try {
      return await options.run(batch)
    } catch (error) {
      const wait_ms = tries_after_ms[failures]
      if (wait_ms === undefined || options.remedyFor(error) !== 'again') throw error
      await pause(wait_ms)
    }
  }
}

/** Runs a batch to its end; returns the calls to be decided in the next one. */
const runBatch = async <T, R>(batch: readonly Waiting<T, R>[], options: LaneOptions<T, R>): Promise<Waiting<T, R>[]> => {
  try {
    const results = await runPatiently(
      batch.map((waiting) => waiting.call),
      options,
    )
    return batch.filter((waiting, index) => {
      const result = results[index] as R
      if (options.isLater(result)) return true
      waiting.resolve(result)
      return false
    })
  } catch (error) {
    if (batch.length === 1 || options.remedyFor(error) !== 'apart') {
      for (const waiting of batch) waiting.reject(error)
      return []
    }
    // One call made the batch fail, and it had no effect: halving finds that call, and only it fails.
    const half = Math.ceil(batch.length / 2)
    const later = await runBatch(batch.slice(0, half), options)
    return [...later, ...(await runBatch(batch.slice(half), options))]
  }
}

/**
 * Group commit without a timer: while one batch commits, the next one accumulates. Under low load a batch is one call; under high
 * load up to `max_batch` calls share a commit.
 */
export const createLane = <T, R>(options: LaneOptions<T, R>): Lane<T, R> => {
  const queue: Waiting<T, R>[] = []
  let running: Promise<void> | null = null
  let closed = false
  const pump = async (): Promise<void> => {
    // Calls of the same event-loop turn share a batch, and so do those that follow from the answers to the batch before.
    do {
      await nextTurn()
      queue.unshift(...(await runBatch(takeBatch(queue, options), options)))
    } while (queue.length > 0)
    running = null
  }
  return {
    settle: (call) =>
      new Promise((resolve, reject) => {
        if (closed || queue.length >= options.max_waiting) return reject(options.overloaded())
        queue.push({ call, resolve, reject })
        running ??= pump()
      }),
    close: async () => {
      closed = true
      await running
    },
    get waiting() {
      return queue.length
    },
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Time for work in progress to finish before the process is ended anyway. */
export const stop_within_ms = 12_000
/** Further time for cleanup that must not be skipped. PostgreSQL stops much faster unless its disk is very slow. */
const last_within_ms = 12_000

/** Shutdown of this process. */
export interface Stopping {
  /** Aborted by the first termination signal, with the signal's name as its reason. */
  readonly signal: AbortSignal
  /** Registers cleanup that runs even if the orderly shutdown takes too long; last registered, first run. */
  atTheLatest(work: () => Promise<void>): void
}

/**
 * Handles termination signals from now on: none ends the process at once, because the embedded database runs as a process of its
 * own and would be left behind. If shutdown hangs, the `atTheLatest` cleanup still runs, and the process exits with 1.
 */
export const stopSignal = (end: (code: number) => void = process.exit): Stopping => {
  const stopping = new AbortController()
  const last: (() => Promise<void>)[] = []
  const endAllTheSame = async (): Promise<void> => {
    setTimeout(() => end(1), last_within_ms).unref()
    for (const work of last.toReversed()) await work().catch(() => undefined)
    end(1)
  }
  stopping.signal.addEventListener('abort', () => setTimeout(() => void endAllTheSame(), stop_within_ms).unref())
  for (const signal of signals) process.on(signal, () => stopping.abort(signal))
  return { signal: stopping.signal, atTheLatest: (work) => void last.push(work) }
}

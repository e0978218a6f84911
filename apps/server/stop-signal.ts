const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How long what is under way gets to finish before the process ends all the same. */
const stop_within_ms = 12_000
/** How long what must not stay behind gets after that. PostgreSQL ends in far less, unless its disk is very slow. */
const last_within_ms = 12_000

/** The end of this process, as it was asked for. */
export interface Stopping {
  /** Aborted by the first signal that asks this process to end, with the signal's name as its reason. */
  readonly signal: AbortSignal
  /** Done before the process ends when the orderly end does not come in time. What was given last is done first. */
  atTheLatest(work: () => Promise<void>): void
}

/**
 * From here on no signal ends the process at once, from the start to the end: the embedded database is a process of its own, and
 * would be left behind. Whatever hangs, `atTheLatest` is still done, and the process then ends with 1.
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

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How long what is under way gets to finish before the process ends all the same. */
const stop_within_ms = 15_000

/**
 * Aborted by the first signal that asks this process to end, with the signal's name as its reason. From here on no signal ends the
 * process at once, from the start to the end: the embedded database is a process of its own, and would be left behind.
 */
export const stopSignal = (): AbortSignal => {
  const stopping = new AbortController()
  stopping.signal.addEventListener('abort', () => setTimeout(() => process.exit(1), stop_within_ms).unref())
  for (const signal of signals) process.on(signal, () => stopping.abort(signal))
  return stopping.signal
}

export interface Window {
  readonly starts_at: Date
  readonly ends_at: Date
}

/** The window of a series that holds the moment. Windows lie edge to edge from the epoch on, so every process finds the same. */
export const windowAt = (length_s: number, moment: Date): Window => {
  const length_ms = length_s * 1_000
  const start_ms = Math.floor(moment.getTime() / length_ms) * length_ms
  return { starts_at: new Date(start_ms), ends_at: new Date(start_ms + length_ms) }
}

/** The windows that a series must have: the one that runs, so that there is always a race, and the next, so that it can be announced. */
export const wantedWindows = (length_s: number, now: Date): readonly Window[] => {
  const current = windowAt(length_s, now)
  return [current, windowAt(length_s, current.ends_at)]
}

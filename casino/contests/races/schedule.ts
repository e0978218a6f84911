export interface Window {
  readonly starts_at: Date
  readonly ends_at: Date
}

/** The time slot of a series at a moment. Slots follow each other from the epoch on, so every process computes the same. */
export const windowAt = (length_s: number, moment: Date): Window => {
  const length_ms = length_s * 1_000
  const start_ms = Math.floor(moment.getTime() / length_ms) * length_ms
  return { starts_at: new Date(start_ms), ends_at: new Date(start_ms + length_ms) }
}

/** The slots that must have a race: the current one, and the next, which is announced. */
export const wantedWindows = (length_s: number, now: Date): readonly Window[] => {
  const current = windowAt(length_s, now)
  return [current, windowAt(length_s, current.ends_at)]
}

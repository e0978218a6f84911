import { createStore } from './store.ts'

/** No stake is taken because time is over: the limit that the player set, or the break that the licence wants. */
export interface TimeOver {
  readonly reason: 'session-limit' | 'break'
  readonly till: string | null
}

/** Null while time is left. Told by whoever keeps the time, for whatever is open then. */
export const timeOver = createStore<TimeOver | null>(null)

/** The same end heard again is no news to who follows it. */
export const tellTimeOver = (over: TimeOver | null): void =>
  timeOver.set((known) => (known && over && known.reason === over.reason && known.till === over.till ? known : over))

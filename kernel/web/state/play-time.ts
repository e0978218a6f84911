import { createStore } from './store.ts'

/** Stakes are refused because a time limit was reached: the player's own session limit, or a break required by the licence. */
export interface TimeOver {
  readonly reason: 'session-limit' | 'break'
  readonly till: string | null
}

/** Null while time is left. Set by the slice that measures play time, for whatever is open. */
export const timeOver = createStore<TimeOver | null>(null)

/** Sets the state; an unchanged value notifies nobody. */
export const tellTimeOver = (over: TimeOver | null): void =>
  timeOver.set((known) => (known && over && known.reason === over.reason && known.till === over.till ? known : over))

import type { FeedMessage } from './message.ts'

export interface Ordered {
  /** What is to be applied now, in order. */
  readonly due: readonly FeedMessage[]
  /** What came before one that is missing. */
  readonly waiting: readonly FeedMessage[]
  /** What was applied already, or is told again. */
  readonly ignored: number
  readonly sequence: number
}

/** So many messages wait for one that is missing; a snapshot brings what was in the others. */
export const most_waiting = 100

/**
 * Puts messages of one event behind the last one that was applied, each once. A snapshot takes the place of everything up to its
 * sequence, also of what never came; one from before is late and ignored. Of two messages with one sequence the first is taken.
 */
export const inOrder = (applied: number, messages: readonly FeedMessage[], wants_snapshot: boolean): Ordered => {
  const bySequence = new Map<number, FeedMessage>()
  for (const message of messages) {
    const known = bySequence.get(message.sequence)
    if (!known || (message.type === 'snapshot' && known.type !== 'snapshot')) bySequence.set(message.sequence, message)
  }
  const left = [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence)
  const due: FeedMessage[] = []
  let sequence = applied
  const snapshot = left.findLast(
    (message) => message.type === 'snapshot' && (message.sequence > applied || (wants_snapshot && message.sequence === applied)),
  )
  if (snapshot) {
    due.push(snapshot)
    sequence = snapshot.sequence
  }
  const waiting: FeedMessage[] = []
  for (const message of left) {
    if (message.sequence <= sequence) continue
    if (message.sequence === sequence + 1 && waiting.length === 0) {
      due.push(message)
      sequence = message.sequence
    } else if (waiting.length < most_waiting) waiting.push(message)
  }
  return { due, waiting, ignored: messages.length - due.length - waiting.length, sequence }
}

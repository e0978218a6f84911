import type { FeedMessage } from './message.ts'

export interface Ordered {
  /** Messages to apply now, in order. */
  readonly due: readonly FeedMessage[]
  /** Messages that wait for an earlier one that is missing. */
  readonly waiting: readonly FeedMessage[]
  /** Messages that were already applied, or sent twice. */
  readonly ignored: number
  readonly sequence: number
}

/** Maximum number of messages that wait for a missing one; a snapshot replaces the others. */
export const most_waiting = 100

/**
 * Orders messages of one event after the last one applied, each once. A snapshot replaces everything up to its sequence number,
 * including messages that never arrived; an outdated snapshot is ignored. Of two messages with the same number the first is used.
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

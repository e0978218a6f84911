import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type House, perHouse } from '#kernel/house.ts'
import { askThread } from '#kernel/threads/ask-thread.ts'
import { createGate } from './gate.ts'
import type { ToHash } from './password-worker.ts'

/**
 * Concurrency: at most two, leaving one core free, in threads of a low priority, so that sign-ins wait for games and not the
 * reverse. The queue is about ten seconds of work; later callers would not get a response before the client gives up (AU-013).
 */
const at_once = Math.max(1, Math.min(2, availableParallelism() - 1))
const limits = { at_once, most_waiting: 200 * at_once }

/** Idle threads. The gate admits no more work than there may be threads. */
const idle: Worker[] = []

const startWorker = (): Worker => {
  const worker = new Worker(new URL('./password-worker.ts', import.meta.url), { execArgv: [] })
  // Does not keep the process alive.
  worker.unref()
  return worker
}

/** A thread that fails is discarded, and the next hash starts a new one. */
const hash = async (work: ToHash): Promise<Buffer> => {
  const worker = idle.pop() ?? startWorker()
  const derived = await askThread<Uint8Array>(worker, work)
  idle.push(worker)
  return Buffer.from(derived)
}

const workshop = perHouse((house) => ({
  gate: createGate(limits),
  done: house.metrics.counter('openhouse_password_hashes_total', 'Password hashes computed, for known and unknown names alike.'),
}))

/**
 * Derives 32 bytes from a password and a 16-byte salt with argon2id, off the event loop. Throws the refusal
 * `temporarily-unavailable` (503) if the queue is full.
 */
export const passwordWork = (house: House, password: string, salt: Buffer): Promise<Buffer> => {
  const { gate, done } = workshop(house)
  return gate.run(() => {
    done.inc()
    return hash({ password: password.normalize('NFKC'), salt })
  })
}

import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

/** Sends a question to a thread that answers one at a time, and waits for the answer. Throws if the thread fails or ends before. */
export const askThread = async <Answer>(thread: Worker, question: unknown): Promise<Answer> => {
  const ended = new AbortController()
  const end = (): void => ended.abort(new Error('the thread ended before it had answered'))
  const answered = once(thread, 'message', { signal: ended.signal }) as Promise<[Answer]>
  thread.once('exit', end)
  // A thread only keeps the process alive while it is asked something.
  thread.ref()
  thread.postMessage(question)
  try {
    const [answer] = await answered
    return answer
  } finally {
    thread.unref()
    thread.off('exit', end)
  }
}

import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/**
 * What a thread gets of a core that others want too: `soon` about a tenth, for what somebody waits for, `idle` about a hundredth, for what
 * nobody does.
 */
const priorities = { soon: constants.priority.PRIORITY_BELOW_NORMAL, idle: constants.priority.PRIORITY_LOW } as const

/**
 * The body of a thread that computes beside requests and games, which come first: it answers each question with what `compute` returns. Ask
 * it with `askThread`.
 */
export const answerInBackground = <Question>(when: keyof typeof priorities, compute: (question: Question) => unknown): void => {
  // On Linux each thread has its own priority. Elsewhere this would change the whole process.
  if (process.platform === 'linux') setPriority(0, priorities[when])
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(compute(question)))
}

import { parentPort, workerData } from 'node:worker_threads'
import { post, type Visit } from './visits.ts'

/** What the thread is told: everybody signs in with this password. */
export interface Storm {
  readonly url: string
  readonly visits: readonly Visit[]
  readonly password: string
}

/**
 * Everybody signs in at the same time, and again as soon as they are in, until told to stop; then says how often. A thread of
 * its own, so that the clock of the rounds does not count what the storm costs its sender.
 */
const { url, visits, password } = workerData as Storm
let is_over = false
let done = 0
const go = async (visit: Visit): Promise<void> => {
  while (!is_over) {
    await post(`${url}/login/`, visit, { login: visit.login, password })
    if (!is_over) done += 1
  }
}
const all = Promise.all(visits.map(go))
parentPort?.once('message', async () => {
  is_over = true
  await all
  parentPort?.postMessage(done)
})

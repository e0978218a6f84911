import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { send } from '../http/visitor.ts'

/** A guest's visit from which a player signs in again and again. */
export interface Visit {
  readonly login: string
  readonly headers: Readonly<Record<string, string>>
}

/** What the thread is told: everybody signs in with this password. */
export interface Storm {
  readonly url: string
  readonly visits: readonly Visit[]
  readonly password: string
}

/**
 * Everybody signs in at the same time, and again as soon as they are in, until told to stop; then says how often. A thread of
 * its own and of the lowest priority: people sign in from other machines than the site's, so what the storm costs its sender
 * is to take nothing from those who play.
 */
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)
const { url, visits, password } = workerData as Storm
let is_over = false
let done = 0
const go = async ({ login, headers }: Visit): Promise<void> => {
  while (!is_over) {
    const answer = await send(`${url}/login/`, { method: 'POST', headers, body: JSON.stringify({ login, password }) })
    const { success, error } = (await answer.json()) as { success: boolean; error?: string }
    // Where both cores are full, a house that cannot let everybody in says so, and they press again.
    if (!success && answer.status !== 503) throw new Error(`a log-in was refused: ${answer.status} ${error}`)
    if (success && !is_over) done += 1
  }
}
const all = Promise.all(visits.map(go))
parentPort?.once('message', async () => {
  is_over = true
  await all
  parentPort?.postMessage(done)
})

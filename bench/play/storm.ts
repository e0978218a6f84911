import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { send } from '../http/visitor.ts'

/** A guest's visit from which a player signs in repeatedly. */
export interface Visit {
  readonly login: string
  readonly headers: Readonly<Record<string, string>>
}

/** Parameters of the thread: everybody signs in with this password. */
export interface Storm {
  readonly url: string
  readonly visits: readonly Visit[]
  readonly password: string
}

/**
 * All players sign in at once, and again as soon as they are signed in, until stopped; then reports the count. Runs in a thread of
 * the lowest priority, because real clients run on other machines, so the load generator must not take processor time from the
 * players.
 */
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)
const { url, visits, password } = workerData as Storm
let is_over = false
let done = 0
const go = async ({ login, headers }: Visit): Promise<void> => {
  while (!is_over) {
    const answer = await send(`${url}/login/`, { method: 'POST', headers, body: JSON.stringify({ login, password }) })
    const { success, error } = (await answer.json()) as { success: boolean; error?: string }
    // With both cores busy the site may refuse a sign-in, which is then repeated.
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

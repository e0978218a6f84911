import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Figure, median, quantile } from '../figures.ts'
import { openLoop, type OpenLoad } from './open-loop.ts'
import { arrive } from '../http/visitor.ts'
import type { Storm, Visit } from './storm.ts'

const at_once = 200
const turns = 3
const turn_s = 5
/** Rounds a second while it is measured: a busy evening of a small house, far below what it can carry. */
const rounds_per_s = 200
const password = 'correct horse battery'

/** A player, and a guest's visit from which they will sign in again and again, from an address of their own. */
const enrol = async (url: string, index: number): Promise<Visit> => {
  const login = `signs-in-${index}`
  const address = `10.${index}.0.1`
  const form = { email: `${login}@example.com`, login, password, isAgeConfirmed: true, isAgreementsConfirmed: true }
  await (await arrive(url, address)).call('POST', '/rest/registerV2/', form)
  return { login, headers: (await arrive(url, address)).headers() }
}

/** Lets everybody sign in again and again until told to stop; then gives how often they did. */
const startStorm = (storm: Storm): (() => Promise<number>) => {
  const thread = new Worker(new URL('./storm.ts', import.meta.url), { workerData: storm })
  const failed = once(thread, 'error').then(([error]) => Promise.reject(error))
  return async () => {
    thread.postMessage('stop')
    const [done] = (await Promise.race([once(thread, 'message'), failed])) as [number]
    return done
  }
}

/** What hundreds of sign-ins at once do to those who play: the p99 of a round beside them, against the p99 without them. */
export const measureSignIns = async (url: string, next: OpenLoad['next']): Promise<Figure> => {
  const visits: Visit[] = []
  for (let index = 0; index < at_once; index += 1) visits.push(await enrol(url, index))
  const p99_ms = async (): Promise<number> =>
    quantile(await openLoop({ url, per_second: rounds_per_s, duration_ms: turn_s * 1000, next }), 0.99)
  const calm: number[] = []
  const busy: number[] = []
  let done = 0
  for (let turn = 0; turn < turns; turn += 1) {
    calm.push(await p99_ms())
    const stop = startStorm({ url, visits, password })
    busy.push(await p99_ms())
    done += await stop()
  }
  const ratio = median(busy) / median(calm)
  return {
    what: `a round's p99 beside ${at_once} sign-ins at once (${Math.round(done / turns / turn_s)}/s)`,
    measured: `${median(busy).toFixed(1)} ms`,
    baseline: `${median(calm).toFixed(1)} ms without them`,
    ratio: ratio.toFixed(2),
    budget: '<= 1.5',
    holds: ratio <= 1.5,
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Figure, median, quantile } from '../figures.ts'
import { openLoop, type OpenLoad } from './open-loop.ts'
import { arrive } from '../http/visitor.ts'
import type { Storm, Visit } from './storm.ts'

const at_once = 200
const turns = 5
const turn_s = 4
/** Rounds per second during the measurement: a busy evening of a small site, far below its capacity. */
const rounds_per_s = 200
const password = 'correct horse battery'

/** A player, and a guest's visit from which they sign in repeatedly, with a client address of its own. */
const enrol = async (url: string, index: number): Promise<Visit> => {
  const login = `signs-in-${index}`
  const address = `10.${index}.0.1`
  const form = { email: `${login}@example.com`, login, password, isAgeConfirmed: true, isAgreementsConfirmed: true }
  await (await arrive(url, address)).call('POST', '/rest/registerV2/', form)
  return { login, headers: (await arrive(url, address)).headers() }
}

/** Signs all players in repeatedly until stopped; returns the number of sign-ins. */
const startStorm = (storm: Storm): (() => Promise<number>) => {
  const thread = new Worker(new URL('./storm.ts', import.meta.url), { workerData: storm })
  const failed = once(thread, 'error').then(([error]) => Promise.reject(error))
  return async () => {
    thread.postMessage('stop')
    const [done] = (await Promise.race([once(thread, 'message'), failed])) as [number]
    return done
  }
}

/** Keeps one core busy at the lowest priority until stopped, to measure what any such work costs on this machine. */
const startCounting = (): (() => Promise<void>) => {
  const code = `require('node:os').setPriority(${constants.priority.PRIORITY_LOW}); for (;;);`
  const counting = spawn(process.execPath, ['-e', code], { stdio: 'ignore' })
  const ended = once(counting, 'exit')
  return async () => {
    counting.kill('SIGKILL')
    await ended
  }
}

export interface Play {
  readonly url: string
  readonly next: OpenLoad['next']
  /** The p99 in milliseconds with all players playing as fast as they get responses. */
  readonly saturated_ms: () => Promise<number>
}

/**
 * The effect of hundreds of concurrent sign-ins on players: the p99 of a round with and without them, at a load that leaves a core
 * idle and at one that leaves none. For comparison, a process that only counts: hashing passwords cannot cost less than the core
 * that it uses.
 */
export const measureSignIns = async ({ url, next, saturated_ms }: Play): Promise<readonly Figure[]> => {
  const visits: Visit[] = []
  for (let index = 0; index < at_once; index += 1) visits.push(await enrol(url, index))
  const calm_ms = async (): Promise<number> =>
    quantile(await openLoop({ url, per_second: rounds_per_s, duration_ms: turn_s * 1000, next }), 0.99)
  const besideSignIns = async (measure: () => Promise<number>, rates_per_s: number[]): Promise<number> => {
    const begun_ms = performance.now()
    const stop = startStorm({ url, visits, password })
    const p99_ms = await measure()
    const took_s = (performance.now() - begun_ms) / 1000
    rates_per_s.push((await stop()) / took_s)
    return p99_ms
  }
  const calm: number[] = []
  const counting: number[] = []
  const storm: number[] = []
  const full: number[] = []
  const full_storm: number[] = []
  const evening_per_s: number[] = []
  const full_per_s: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    calm.push(await calm_ms())
    const stop = startCounting()
    counting.push(await calm_ms())
    await stop()
    storm.push(await besideSignIns(calm_ms, evening_per_s))
  }
  for (let turn = 0; turn < turns; turn += 1) {
    full.push(await saturated_ms())
    full_storm.push(await besideSignIns(saturated_ms, full_per_s))
  }
  return [
    compared(
      `a round's p99 beside ${at_once} sign-ins at once (${perSecond(evening_per_s)}), ${rounds_per_s} rounds/s`,
      storm,
      calm,
      'without them',
      1.5,
    ),
    compared('the same', storm, counting, 'beside a process that only counts', undefined),
    compared(
      `a round's p99 beside ${at_once} sign-ins at once (${perSecond(full_per_s)}), both cores full`,
      full_storm,
      full,
      'without them',
      1.5,
    ),
  ]
}

const perSecond = (rates: readonly number[]): string => `${median(rates).toFixed(0)}/s`

const compared = (what: string, ours: readonly number[], theirs: readonly number[], beside: string, most: number | undefined): Figure => {
  const ratio = median(ours) / median(theirs)
  return {
    what,
    measured: `${median(ours).toFixed(1)} ms`,
    baseline: `${median(theirs).toFixed(1)} ms ${beside}`,
    ratio: ratio.toFixed(2),
    budget: most === undefined ? 'none' : `<= ${most}`,
    holds: most === undefined || ratio <= most,
  }
}

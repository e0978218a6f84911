import { type Figure, median, quantile } from '../figures.ts'
import { openLoop, type OpenLoad } from './open-loop.ts'

const at_once = 200
const turns = 3
const turn_s = 5
/** Rounds a second while it is measured: a busy evening of a small house, far below what it can carry. */
const rounds_per_s = 200
const password = 'correct horse battery'

/** A visit that can send the log-in form: a browser with an address of its own. */
interface Visit {
  readonly login: string
  readonly headers: Readonly<Record<string, string>>
}

/** A connection that stood idle may be closed at the moment it is used again; then the call goes over a new one. */
const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init).catch(() => fetch(url, init))

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

const arrive = async (url: string, index: number): Promise<Visit> => {
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': `10.${index}.0.1` }
  const cookie = cookiesOf(await send(`${url}/rest/init/`, { headers }))
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  return { login: `signs-in-${index}`, headers: { ...headers, cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json' } }
}

const post = async (url: string, { headers }: Visit, body: object): Promise<void> => {
  const answer = await send(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { success, error } = (await answer.json()) as { success: boolean; error?: string }
  if (!success) throw new Error(`${url}: ${answer.status} ${error}`)
}

/** A player, and a guest's visit from which they will sign in again and again. */
const enrol = async (url: string, index: number): Promise<Visit> => {
  const visit = await arrive(url, index)
  const form = { email: `${visit.login}@example.com`, login: visit.login, password, isAgeConfirmed: true, isAgreementsConfirmed: true }
  await post(`${url}/rest/registerV2/`, visit, form)
  return arrive(url, index)
}

/** Everybody signs in at the same time, and again as soon as they are in, until told to stop. */
const storm = (url: string, visits: readonly Visit[]): (() => Promise<number>) => {
  let is_over = false
  let done = 0
  const go = async (visit: Visit): Promise<void> => {
    while (!is_over) {
      await post(`${url}/login/`, visit, { login: visit.login, password })
      done += 1
    }
  }
  const all = Promise.all(visits.map(go))
  return async () => {
    is_over = true
    await all
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
    const stop = storm(url, visits)
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

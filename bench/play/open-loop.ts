import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface OpenLoad {
  readonly url: string
  readonly per_second: number
  readonly duration_ms: number
  /** The next request; called when it is due, whether or not earlier ones were answered. */
  readonly next: () => { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }
}

/** Resolution of timers. The latency of a request sent later than that counts from when it was due. */
const timer_ms = 2

/**
 * Open-loop load: requests are sent when due, regardless of earlier responses, so that a stall affects all requests due meanwhile.
 * The generator sleeps in between, to leave the core to the server. Returns latencies in milliseconds, in order of responses.
 */
export const openLoop = async ({ url, per_second, duration_ms, next }: OpenLoad): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const took_ms: number[] = []
  const waiting: Promise<void>[] = []
  const send = (due_at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const { path, headers, body } = next()
      const sent_at = performance.now()
      const from_ms = sent_at - due_at > timer_ms ? due_at : sent_at
      const sent = request(`${url}${path}`, {
        agent,
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      })
      sent.on('error', reject)
      sent.on('response', (response) => {
        response.resume().on('end', () => {
          took_ms.push(performance.now() - from_ms)
          if (response.statusCode === 200) resolve()
          else reject(new Error(`answered ${response.statusCode}`))
        })
      })
      sent.end(body)
    })
  const begun_at = performance.now()
  for (let due = 0; due < duration_ms; due += 1_000 / per_second) {
    while (performance.now() - begun_at < due) await wait(1)
    waiting.push(send(begun_at + due))
  }
  await Promise.all(waiting)
  agent.destroy()
  return took_ms
}

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** What came back to a call of the site. */
export interface Answer {
  readonly success: boolean
  readonly error?: string
  readonly data?: unknown
  readonly redirectUrl?: string
}

/** Sends as one browser would: with its own cookies and from its own address. */
export interface Calls {
  readonly call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>
  /** A form of a page that is not ours, such as the one of the sandbox's cards. */
  readonly form: (path: string, fields: Readonly<Record<string, string>>) => Promise<void>
}

interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

interface Came {
  readonly body: string
  /** Lines of set-cookie. */
  readonly cookies: readonly string[]
}

/** Over what the calls go: a socket, or straight into a house of this process. */
export type Transport = (sent: Sent) => Promise<Came>

export const overHttp =
  (site_url: string, address: string): Transport =>
  async ({ path, headers, body, method }) => {
    const init = { method, headers: { ...headers, 'x-forwarded-for': address }, ...(body === undefined ? {} : { body }) }
    const answer = await fetch(site_url + path, { ...init, redirect: 'manual' })
    return { body: await answer.text(), cookies: answer.headers.getSetCookie() }
  }

export const inHouse =
  (app: FastifyInstance, remoteAddress: string): Transport =>
  async ({ path, headers, body, method }) => {
    const answer = await app.inject({ method, url: path, headers, remoteAddress, ...(body === undefined ? {} : { payload: body }) })
    const lines = answer.headers['set-cookie'] ?? []
    return { body: answer.body, cookies: Array.isArray(lines) ? lines : [lines] }
  }

export const callsOver = (transport: Transport): Calls => {
  const cookies = new Map<string, string>()
  const keep = (lines: readonly string[]): void => {
    for (const line of lines) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value.join('='))
    }
  }
  const call: Calls['call'] = async (method, path, body) => {
    if (method === 'POST' && !cookies.has('XSRF-TOKEN')) await call('GET', '/rest/init/')
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      'idempotency-key': randomUUID(),
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const came = await transport({ method, path, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    keep(came.cookies)
    return JSON.parse(came.body) as Answer
  }
  return {
    call,
    form: async (path, fields) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      await transport({ method: 'POST', path, headers, body: new URLSearchParams(fields).toString() })
    },
  }
}

import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { isSignedBy, longest_on_its_way_s, noncePattern, signatureOf } from '#kernel/http/signed-calls.ts'

/** A call of the studio under examination, as it came. */
export interface Heard {
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
  /** What is wrong with the way it came; null where it is signed as it should be. */
  readonly fault: string | null
}

/** What the examiner answers to a call: a status with what it says, or nothing at all, as if the line had broken. */
export type Reply = { readonly status: number; readonly body: object } | 'broken'

export interface ExaminerSettings {
  /** What the house calls the studio, and the key of both. */
  readonly name: string
  readonly key: string
  readonly now?: () => Date
}

const read = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

const objectOf = (json: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(json)) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** A house that listens and notes: each call of a studio with what is wrong with it, answered as the scene under way says. */
export const createFakeHouse = ({ name, key, now = () => new Date() }: ExaminerSettings) => {
  const heard: Heard[] = []
  const nonces = new Set<string>()
  let answer: (heard: Heard) => Reply = () => ({ status: 503, body: { success: false, error: 'temporarily-unavailable', message: '' } })

  const faultOf = (request: IncomingMessage, path: string, body: string): string | null => {
    const [time, nonce, signature] = ['x-time', 'x-nonce', 'x-signature'].map((header) => String(request.headers[header] ?? ''))
    if (!time || !nonce || !signature) return 'a call is not signed'
    if (!path.startsWith(`/rest/provider/${name}/`)) return `a call goes to ${path}`
    if (Math.abs(now().getTime() / 1000 - Number(time)) > longest_on_its_way_s) return 'a call is signed for another time'
    if (!noncePattern.test(nonce)) return 'a nonce has another form'
    if (nonces.has(nonce)) return 'a nonce comes twice'
    nonces.add(nonce)
    const method = request.method ?? ''
    return isSignedBy(key, { from: 'provider', method, path, time, nonce, body }, signature) ? null : 'a signature does not match'
  }

  const server: Server = createServer((request, response) => {
    void read(request).then((body) => {
      const { pathname } = new URL(request.url ?? '/', 'http://house')
      const one: Heard = {
        call: pathname.split('/').at(-2) ?? '',
        body: objectOf(body),
        fault: faultOf(request, pathname, body),
      }
      heard.push(one)
      const reply =
        one.fault === null ? answer(one) : { status: 403, body: { success: false, error: 'provider-signature', message: one.fault } }
      if (reply === 'broken') return response.destroy()
      return response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
    })
  })

  /** Asks the studio something, signed as the house; `spoil` makes something wrong with it on purpose. */
  const ask = async (
    url: string,
    {
      method = 'GET',
      content,
      spoil = {},
    }: { method?: 'GET' | 'POST'; content?: object; spoil?: { key?: string; late_s?: number; nonce?: string } },
  ): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> => {
    const body = content === undefined ? '' : JSON.stringify(content)
    const time = String(Math.floor(now().getTime() / 1000) - (spoil.late_s ?? 0))
    const nonce = spoil.nonce ?? randomBytes(18).toString('base64url')
    const path = new URL(url).pathname
    const signature = signatureOf(spoil.key ?? key, { from: 'house', method, path, time, nonce, body })
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', 'x-time': time, 'x-nonce': nonce, 'x-signature': signature },
      ...(content === undefined ? {} : { body }),
      signal: AbortSignal.timeout(15_000),
    })
    return { status: response.status, body: objectOf(await response.text()) }
  }

  return {
    server,
    ask,
    /** Begins a scene: what was heard before is forgotten, nonces are not. */
    scene: (answers: (heard: Heard) => Reply): readonly Heard[] => {
      heard.length = 0
      answer = answers
      return heard
    },
  }
}

export type FakeHouse = ReturnType<typeof createFakeHouse>

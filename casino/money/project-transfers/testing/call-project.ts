import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { canonicalJson } from '#kernel/http/canonical-json.ts'
import { signatureOf } from '#kernel/http/signed-calls.ts'
import { pair_key } from './two-houses.ts'

interface How {
  readonly key?: string
  readonly from?: string
  /** The name in the path. */
  readonly as?: string
  readonly late_s?: number
  readonly nonce?: string
  /** What is sent in the place of what was signed. */
  readonly sent?: object
  readonly path?: string
  readonly method?: string
}

export interface ProjectAnswer {
  readonly status: number
  readonly error?: string
  readonly data: Readonly<Record<string, unknown>>
  readonly signature?: string
}

/** A call of the house alpha at another, signed as it should be unless told otherwise. */
export const callProject = async (t: TestHouse, call: string, content: object, how: How = {}): Promise<ProjectAnswer> => {
  const { key = pair_key, as = 'alpha', from = as, late_s = 0, nonce = randomBytes(18).toString('base64url'), method = 'POST', sent } = how
  const path = `/rest/project/${as}/${call}/`
  const body = JSON.stringify(content)
  const time = String(Math.floor(t.clock.now().getTime() / 1000) - late_s)
  const signature = signatureOf(key, { from, method, path: how.path ?? path, time, nonce, body })
  const response = await t.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', 'x-time': time, 'x-nonce': nonce, 'x-signature': signature },
    payload: sent === undefined ? body : JSON.stringify(sent),
  })
  return { ...(response.json() as ProjectAnswer), status: response.statusCode }
}

export interface FakeProject {
  /** What it answers to a call, and with what signature; null breaks the line. */
  answer: (call: string, signed: (data: object) => string) => { readonly data: object; readonly signature: string } | null
  readonly address: string
  readonly close: () => void
}

/** A program in the place of another house, which may lie. */
export const fakeProject = async (name: string, key: string): Promise<FakeProject> => {
  const fake: { answer: FakeProject['answer'] } = { answer: () => null }
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const path = request.url ?? ''
      const [time, nonce] = [String(request.headers['x-time']), String(request.headers['x-nonce'])]
      const signed = (data: object) => signatureOf(key, { from: name, method: 'ANSWER', path, time, nonce, body: canonicalJson(data) })
      const said = fake.answer(path.split('/').at(-2) ?? '', signed)
      if (!said) return void response.destroy()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, ...said }))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  return Object.assign(fake, {
    address: `${name}:${key}@http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}

import { randomUUID } from 'node:crypto'

/** A visitor that behaves like a browser: keeps cookies and sends the headers of our pages. */
export interface Visitor {
  /** Headers of every request. */
  headers(): Record<string, string>
  /** The body of a success; throws on a refusal. */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>
}

/** An idle connection may be closed just as it is reused; the call is then repeated on a new one. */
export const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init).catch(() => fetch(url, init))

/** Visits the site once, to get an XSRF token. `address` is the client's address, sent as a proxy would. */
export const arrive = async (site_url: string, address?: string): Promise<Visitor> => {
  const cookies = new Map<string, string>()
  const headers = (): Record<string, string> => ({
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    'content-type': 'application/json',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  })
  const call: Visitor['call'] = async (method, path, body) => {
    const answer = await send(site_url + path, {
      method,
      headers: { ...headers(), 'idempotency-key': randomUUID() },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value.join('='))
    }
    const said = (await answer.json()) as { success: boolean; error?: string }
    if (!said.success) throw new Error(`${method} ${path} was refused: ${answer.status} ${said.error}`)
    return said
  }
  await call('GET', '/rest/init/')
  return { headers, call }
}

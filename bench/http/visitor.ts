import { randomUUID } from 'node:crypto'

/** Who comes to the site as a browser would: keeps its cookies and sends what our pages send. */
export interface Visitor {
  /** What goes with every request of theirs. */
  headers(): Record<string, string>
  /** The body of a success; throws at a refusal. */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>
}

/** A connection that stood idle may be closed at the moment it is used again; then the call goes over a new one. */
export const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init).catch(() => fetch(url, init))

/** Has been to the site once, and so has its XSRF token. `address` is where they come from, as a proxy would say it. */
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

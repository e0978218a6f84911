/** A visit that can send the log-in form: a browser with an address of its own. */
export interface Visit {
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

export const arrive = async (url: string, index: number): Promise<Visit> => {
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': `10.${index}.0.1` }
  const cookie = cookiesOf(await send(`${url}/rest/init/`, { headers }))
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  return { login: `signs-in-${index}`, headers: { ...headers, cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json' } }
}

/** Sends a form; throws at a refusal. */
export const post = async (url: string, { headers }: Visit, body: object): Promise<void> => {
  const answer = await send(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { success, error } = (await answer.json()) as { success: boolean; error?: string }
  if (!success) throw new Error(`${url}: ${answer.status} ${error}`)
}

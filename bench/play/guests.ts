/** A guest with a demo game open: the same code path as money, without an account. */
export interface Guest {
  readonly cookie: string
  readonly xsrf: string
  readonly session: string
}

const headersOf = (cookies: ReadonlyMap<string, string>): Record<string, string> => ({
  'x-requested-with': 'XMLHttpRequest',
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

const visit = async (url: string, cookies: Map<string, string>): Promise<unknown> => {
  const answer = await fetch(url, { headers: headersOf(cookies) })
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
    cookies.set(name, value.join('='))
  }
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Comes to the site as a browser would, and opens a game. */
export const enter = async (site_url: string, slug: string): Promise<Guest> => {
  const cookies = new Map<string, string>()
  await visit(`${site_url}/rest/init/`, cookies)
  const opened = (await visit(`${site_url}/rest/game/${slug}/play/?isMoney=false`, cookies)) as { data: { session: string } }
  return { cookie: headersOf(cookies)['cookie'] ?? '', xsrf: cookies.get('XSRF-TOKEN') ?? '', session: opened.data.session }
}

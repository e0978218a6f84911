import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Encoding } from '#apps/server/web/encoding.ts'
import { encodingOf } from '#apps/server/web/encoding.ts'
import type { PageBytes } from '#apps/server/web/rendered.ts'
import type { House } from '#kernel/house.ts'
import { themes, type Theme } from '#kernel/web/server-context.ts'

/** So long a page is answered without a look into the page cache, which renews it behind the visitors' backs. */
const known_for_ms = 30_000
const most_known = 300

interface KnownPage {
  readonly page: PageBytes
  readonly until_ms: number
}

export interface KnownPages {
  /** Remembers what a guest was answered for an address. */
  learn(url: string, theme: Theme, encoding: Encoding, page: PageBytes): void
  /** Answers a guest who has been here before with the bytes that are known; false leaves the request to the site. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/** A guest who already has the cookies of a visit: nothing of the answer is about them, and nothing is to be set. */
const isKnownGuest = (cookies: string): boolean =>
  cookies.includes('visit=') && cookies.includes('XSRF-TOKEN=') && !cookies.includes('session=')

const themeIn = (cookies: string): Theme => {
  const chosen = /(?:^|;\s*)theme=(\w+)/.exec(cookies)?.[1]
  return themes.find((theme) => theme === chosen) ?? 'dark'
}

/**
 * The same bytes for everybody need no router: a guest's page that was answered lately is written straight to the
 * socket (performance 7, decision 0007). Only GETs of an address without a query.
 */
export const createKnownPages = (house: House, common: Readonly<Record<string, string>>): KnownPages => {
  const known = new Map<string, KnownPage>()
  const answered = house.metrics.counter('openhouse_known_pages_total', 'Guest pages written without the way through the framework.')
  const keyOf = (url: string, theme: Theme, encoding: Encoding): string => `${url} ${theme} ${encoding}`
  return {
    learn: (url, theme, encoding, page) => {
      if (page.status !== 200 || url.includes('?') || !page.bodies[encoding]) return
      if (known.size >= most_known) known.clear()
      known.set(keyOf(url, theme, encoding), { page, until_ms: house.clock.now().getTime() + known_for_ms })
    },
    answer: (request, response) => {
      const { cookie } = request.headers
      if (request.method !== 'GET' || cookie === undefined || !isKnownGuest(cookie)) return false
      const encoding = encodingOf(request.headers['accept-encoding'])
      const found = known.get(keyOf(request.url ?? '', themeIn(cookie), encoding))
      const body = found?.page.bodies[encoding]
      if (!found || !body || found.until_ms <= house.clock.now().getTime()) return false
      answered.inc()
      const is_same = request.headers['if-none-match'] === found.page.headers['etag']
      const sent = is_same ? {} : { 'content-length': body.length, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) }
      response.writeHead(is_same ? 304 : 200, { ...common, ...found.page.headers, ...sent })
      response.end(is_same ? undefined : body)
      return true
    },
  }
}

/** Lets the known pages answer before the framework does. */
export const answerKnownFirst = (server: Server, pages: KnownPages): void => {
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (pages.answer(request, response)) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Encoding } from '#apps/server/web/encoding.ts'
import { encodingOf } from '#apps/server/web/encoding.ts'
import type { PageBytes } from '#apps/server/web/rendered.ts'
import type { House } from '#kernel/house.ts'
import { themes, type Theme } from '#kernel/web/server-context.ts'

/** So long a page is answered without a look into the page cache, which renews it behind the visitors' backs. */
const known_for_ms = 30_000
const most_addresses = 300

interface KnownPage {
  readonly body: Buffer
  readonly etag: string | undefined
  /** Names and values in turns, as they go onto the wire: nothing is put together anew for each answer. */
  readonly head: string[]
  readonly head_unchanged: string[]
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
  /** By address first: a call of the site leaves after one look. */
  const known = new Map<string, Map<string, KnownPage>>()
  const answered = house.metrics.counter('openhouse_known_pages_total', 'Guest pages written without the way through the framework.')
  const variantOf = (theme: Theme, encoding: Encoding): string => `${theme} ${encoding}`
  return {
    learn: (url, theme, encoding, page) => {
      const body = page.bodies[encoding]
      if (page.status !== 200 || url.includes('?') || !body) return
      const head_unchanged = Object.entries({ ...common, ...page.headers }).flat()
      const pressed = encoding === 'identity' ? [] : ['content-encoding', encoding]
      const head = [...head_unchanged, 'content-length', String(body.length), ...pressed]
      const until_ms = house.clock.now().getTime() + known_for_ms
      if (known.size >= most_addresses) known.clear()
      const variants = known.get(url) ?? new Map<string, KnownPage>()
      const learnt = { body, etag: page.headers['etag'], head, head_unchanged, until_ms }
      known.set(url, variants.set(variantOf(theme, encoding), learnt))
    },
    answer: (request, response) => {
      const variants = known.get(request.url ?? '')
      if (!variants) return false
      const { cookie } = request.headers
      if (request.method !== 'GET' || cookie === undefined || !isKnownGuest(cookie)) return false
      const encoding = encodingOf(request.headers['accept-encoding'])
      const found = variants.get(variantOf(themeIn(cookie), encoding))
      if (!found || found.until_ms <= house.clock.now().getTime()) return false
      answered.inc()
      if (found.etag !== undefined && request.headers['if-none-match'] === found.etag) {
        response.writeHead(304, found.head_unchanged).end()
        return true
      }
      response.writeHead(200, found.head).end(found.body)
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

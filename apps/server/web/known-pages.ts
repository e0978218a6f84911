import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Encoding } from '#apps/server/web/encoding.ts'
import { encodingOf } from '#apps/server/web/encoding.ts'
import type { PageBytes } from '#apps/server/web/rendered.ts'
import type { House } from '#kernel/house.ts'
import { themes, type Audience, type Theme } from '#kernel/web/server-context.ts'

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

/** What a page differs by besides its address and its compression. */
type Variant = { readonly theme: Theme; readonly audience: Audience }

export interface KnownPages {
  /** Remembers what was answered for an address. */
  learn(url: string, variant: Variant, encoding: Encoding, page: PageBytes): void
  /** Answers whoever has been here before with the bytes that are known; false leaves the request to the site. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Who already has the cookies of a visit or of a session: nothing of the answer is about them, and nothing is to be set. Whether the
 * session still stands is asked by the page's own first call; a page that is the same for all players says nothing to whoever is none.
 */
const audienceOf = (cookies: string): Audience | null => {
  if (!cookies.includes('XSRF-TOKEN=')) return null
  if (cookies.includes('session=')) return /(?:^|;\s*)token=/.test(cookies) ? 'player' : null
  return cookies.includes('visit=') ? 'guest' : null
}

const themeIn = (cookies: string): Theme => {
  const chosen = /(?:^|;\s*)theme=(\w+)/.exec(cookies)?.[1]
  return themes.find((theme) => theme === chosen) ?? 'dark'
}

/**
 * The same bytes for many need no router: a page that was answered lately is written straight to the
 * socket (performance 7, decision 0007). Only GETs of an address without a query.
 */
export const createKnownPages = (house: House, common: Readonly<Record<string, string>>): KnownPages => {
  /** By address first: a call of the site leaves after one look. */
  const known = new Map<string, Map<string, KnownPage>>()
  const answered = house.metrics.counter('openhouse_known_pages_total', 'Pages written without the way through the framework.')
  const keyOf = ({ theme, audience }: Variant, encoding: Encoding): string => `${audience} ${theme} ${encoding}`
  return {
    learn: (url, variant, encoding, page) => {
      const body = page.bodies[encoding]
      if (page.status !== 200 || url.includes('?') || !body) return
      const head_unchanged = Object.entries({ ...common, ...page.headers }).flat()
      const pressed = encoding === 'identity' ? [] : ['content-encoding', encoding]
      const head = [...head_unchanged, 'content-length', String(body.length), ...pressed]
      const until_ms = house.clock.now().getTime() + known_for_ms
      if (known.size >= most_addresses) known.clear()
      const variants = known.get(url) ?? new Map<string, KnownPage>()
      const learnt = { body, etag: page.headers['etag'], head, head_unchanged, until_ms }
      known.set(url, variants.set(keyOf(variant, encoding), learnt))
    },
    answer: (request, response) => {
      const variants = known.get(request.url ?? '')
      if (!variants) return false
      const { cookie } = request.headers
      const audience = cookie === undefined ? null : audienceOf(cookie)
      if (request.method !== 'GET' || cookie === undefined || audience === null) return false
      const encoding = encodingOf(request.headers['accept-encoding'])
      const found = variants.get(keyOf({ theme: themeIn(cookie), audience }, encoding))
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

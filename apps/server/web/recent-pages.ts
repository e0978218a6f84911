import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Encoding } from '#apps/server/web/encoding.ts'
import { encodingOf } from '#apps/server/web/encoding.ts'
import type { PageBytes } from '#apps/server/web/rendered.ts'
import type { House } from '#kernel/house.ts'
import { themes, type Audience, type Theme } from '#kernel/web/server-context.ts'

/** How long a page is served without asking the page cache, which renews it in the background. */
const known_for_ms = 30_000
const most_addresses = 300

interface KnownPage {
  readonly body: Buffer
  readonly etag: string | undefined
  /** Header names and values alternating, as they are written: nothing is assembled per response. */
  readonly head: string[]
  readonly head_unchanged: string[]
  readonly learnt_at_ms: number
}

/** What a page's bytes depend on besides its address and encoding. */
type Variant = { readonly theme: Theme; readonly audience: Audience }

export interface RecentPages {
  /** Remembers the bytes sent for an address. */
  learn(url: string, variant: Variant, encoding: Encoding, page: PageBytes): void
  /** Answers a returning visitor with the remembered bytes; returns false if the request must be processed by the site. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Whether the visitor already has the cookies of a visit or session, so that the response need not set any. Whether the session is
 * still valid is checked by the page's first call; the page itself is the same for all players and reveals nothing.
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
 * A fast path without a router: a recently sent page is written directly to the socket (performance 7, decision 0007). Only for GET
 * requests without a query.
 */
export const createRecentPages = (house: House, common: Readonly<Record<string, string>>): RecentPages => {
  /** By path first: an API call is rejected after one look-up. */
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
      const learnt_at_ms = house.clock.now().getTime()
      if (known.size >= most_addresses) known.clear()
      const variants = known.get(url) ?? new Map<string, KnownPage>()
      const learnt = { body, etag: page.headers['etag'], head, head_unchanged, learnt_at_ms }
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
      const age_ms = found ? house.clock.now().getTime() - found.learnt_at_ms : Infinity
      // Less than nothing: the clock was set back.
      if (!found || age_ms < 0 || age_ms >= known_for_ms) return false
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

/** Lets the known pages answer before Fastify handles the request. */
export const answerRecentFirst = (server: Server, pages: RecentPages): void => {
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (pages.answer(request, response)) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}

import { createHash } from 'node:crypto'
import { compress } from '#apps/server/web/encoding.ts'
import { createPageCache } from '#apps/server/web/page-cache.ts'
import type { PageBytes } from '#apps/server/web/rendered.ts'
import type { PageRequest, Render } from '#apps/server/web/renderer.ts'
import { createTurns, TooManyPages } from '#apps/server/web/turns.ts'
import { contentSecurityPolicy, inlineScriptHashes } from '#apps/server/web/security-headers.ts'
import type { House } from '#kernel/house.ts'

/**
 * A page in three languages and three themes takes nine entries, about 40 KB each for guests and 15 for players: some dozens of
 * megabytes in all.
 */
const most_entries = 1_000
/** Maximum entries of addresses that visitors can vary (a number in the path); small, so that they never evict the site's own pages. */
const most_varied = 60
/** Of those, as many as are rendered at once and as wait for it, a second's work: whoever makes up addresses gets no more of the process. */
const varied_turns = { at_once: 3, most_waiting: 30 }

/** `is_varied`: the address has a part that the visitor can choose. Throws TooManyPages when too many such are asked for at once. */
export type SharedPages = (key: string, page: PageRequest, is_varied: boolean) => Promise<PageBytes>

/** Caches pages: the same bytes for all guests, or all players, with the same path, language, brand and theme, compressed once. */
export const createSharedPages = (house: House, render: Render): SharedPages => {
  const keeps = (page: PageBytes): boolean => page.status < 500
  // A match, a league or a campaign may be published at any moment.
  const isBrief = (page: PageBytes): boolean => page.status === 404
  const pages = createPageCache<PageBytes>({ clock: house.clock, most_entries, keeps, isBrief })
  const varied_pages = createPageCache<PageBytes>({ clock: house.clock, most_entries: most_varied, keeps, isBrief })
  const inTurn = createTurns(varied_turns)
  const refused = house.metrics.counter(
    'openhouse_pages_refused',
    'Pages with a part of the visitor’s choice in their address that were not rendered: too many were asked for at once.',
  )
  const renders = house.metrics.counter(
    'openhouse_page_renders',
    'Pages rendered for all guests or all players; all other answers came from memory.',
  )

  const make = async (page: PageRequest, effort: 'quick' | 'thorough'): Promise<PageBytes> => {
    renders.inc()
    const { status, html, location } = await render(page)
    const plain = Buffer.from(html)
    const [br, gzip] = await Promise.all([compress(plain, 'br', effort), compress(plain, 'gzip', effort)])
    return {
      status,
      location,
      bodies: { br, gzip, identity: plain },
      headers: {
        'content-type': 'text/html; charset=utf-8',
        // The browser revalidates each time, because the next response may be for another visitor; the ETag makes that cheap.
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, cookie',
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        ...(house.config.web === 'dev'
          ? {}
          : { 'content-security-policy': contentSecurityPolicy(house.config, house.slices, inlineScriptHashes(html)) }),
      },
    }
  }

  return (key, page, is_varied) => {
    // Varied addresses are rarely requested twice, so the best compression (half a second) is not worth it.
    const renew = () => (is_varied ? inTurn(() => make(page, 'quick')) : make(page, 'thorough'))
    const got = house.config.web === 'dev' ? renew() : (is_varied ? varied_pages : pages).get(key, renew)
    return got.catch((error: unknown) => {
      if (error instanceof TooManyPages) refused.inc()
      throw error
    })
  }
}

import { createHash } from 'node:crypto'
import { compress } from '#apps/server/web/encoding.ts'
import { createPageCache } from '#apps/server/web/page-cache.ts'
import type { PageBytes } from '#apps/server/web/rendered.ts'
import type { PageRequest, Render } from '#apps/server/web/renderer.ts'
import { contentSecurityPolicy, inlineScriptHashes } from '#apps/server/web/security-headers.ts'
import type { House } from '#kernel/house.ts'

/** A page in three languages and three themes is nine entries of some 40 KB: this is at most a few dozen megabytes. */
const most_entries = 600

export type GuestPages = (key: string, page: Omit<PageRequest, 'nonce' | 'visitor'>) => Promise<PageBytes>

/** Pages of guests: the same bytes for all with the same path, language, brand and theme, compressed once. */
export const createGuestPages = (house: House, render: Render): GuestPages => {
  const cache = createPageCache<PageBytes>({ clock: house.clock, most_entries, keeps: (page) => page.status < 500 })
  const renders = house.metrics.counter('openhouse_guest_page_renders', 'Pages rendered for guests; all other answers came from memory.')

  const make = async (page: Omit<PageRequest, 'nonce' | 'visitor'>): Promise<PageBytes> => {
    renders.inc()
    const { status, html, location } = await render({ ...page, nonce: undefined, visitor: null })
    const plain = Buffer.from(html)
    const [br, gzip] = await Promise.all([compress(plain, 'br', 'thorough'), compress(plain, 'gzip', 'thorough')])
    return {
      status,
      location,
      bodies: { br, gzip, identity: plain },
      headers: {
        'content-type': 'text/html; charset=utf-8',
        // The browser asks each time, because the next answer may be a player's; the ETag makes that cheap.
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, cookie',
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        ...(house.config.web === 'dev' ? {} : { 'content-security-policy': contentSecurityPolicy(house.config, inlineScriptHashes(html)) }),
      },
    }
  }

  return (key, page) => (house.config.web === 'dev' ? make(page) : cache.get(key, () => make(page)))
}

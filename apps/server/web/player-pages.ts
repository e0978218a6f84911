import { compress, type Encoding } from '#apps/server/web/encoding.ts'
import type { PageBytes } from '#apps/server/web/rendered.ts'
import type { PageRequest, Render } from '#apps/server/web/renderer.ts'
import { contentSecurityPolicy } from '#apps/server/web/security-headers.ts'
import type { House } from '#kernel/house.ts'

export type PlayerPages = (page: Omit<PageRequest, 'nonce'>, encoding: Encoding) => Promise<PageBytes>

/** Pages of players: rendered with their own state, kept nowhere. */
export const createPlayerPages = (house: House, render: Render): PlayerPages => {
  return async (page, encoding) => {
    const nonce = house.random.token()
    const { status, html, location } = await render({ ...page, nonce })
    return {
      status,
      location,
      bodies: { [encoding]: await compress(Buffer.from(html), encoding, 'quick') },
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, cookie',
        ...(house.config.web === 'dev' ? {} : { 'content-security-policy': contentSecurityPolicy(house.config, [`'nonce-${nonce}'`]) }),
      },
    }
  }
}

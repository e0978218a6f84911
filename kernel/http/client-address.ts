import type { IncomingMessage } from 'node:http'

type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }

/**
 * Fastify's `trustProxy` for a number of trusted proxies. Each proxy appends its client's address to X-Forwarded-For, so with two
 * of them the player's address is the second from the end; anything before it was written by the client. A function is used because
 * Fastify ignores a plain number unless it can verify the proxy.
 */
export const trustedProxies = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies)

/** The same address as Fastify's `request.ip`, for requests that bypass Fastify. */
export const addressBy =
  (proxies: number) =>
  ({ headers, socket }: Asking): string => {
    const told = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const believed = Math.min(proxies, told.length)
    return (believed > 0 ? told.at(-believed) : socket.remoteAddress) ?? ''
  }

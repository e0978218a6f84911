import type { IncomingMessage } from 'node:http'

type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }

/**
 * For Fastify: whose word about the player's address is believed. Each proxy adds who asked it at the end of X-Forwarded-For,
 * so with two trusted ones it is the second from there; what stands before it was written by the client itself. Of a bare number
 * Fastify believes nothing, for it cannot know that a proxy stands there: here the operator says so.
 */
export const believedProxies = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies)

/** The same address that Fastify's `request.ip` gives, for requests that never reach it. */
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

import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#kernel/addresses/network.ts'

/** What proxies and tunnels add: somebody elsewhere asks through them, though they themselves stand on this machine. */
const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip']

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '')

/**
 * Does somebody at this very machine ask, and by its own name? A name of others that leads here is a page of theirs whose
 * browser was sent here (DNS rebinding).
 */
export const asksFromThisMachine = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean => {
  const name = nameOf(headers.host ?? '')
  const is_own_name = name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
  return is_own_name && isLoopback(raw.socket.remoteAddress ?? '') && passedOn.every((header) => headers[header] === undefined)
}

import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#kernel/addresses/network.ts'

/** Headers that proxies and tunnels add: the request comes from elsewhere, although its connection is local. */
const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip']

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '')

/**
 * Whether a request comes from this machine under one of its own host names. A foreign host name that resolves to this machine is
 * another site's page trying to reach it (DNS rebinding).
 */
export const isLocalRequest = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean => {
  const name = nameOf(headers.host ?? '')
  const is_own_name = name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
  return is_own_name && isLoopback(raw.socket.remoteAddress ?? '') && passedOn.every((header) => headers[header] === undefined)
}

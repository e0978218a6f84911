import type { FastifyReply } from 'fastify'
import type { StoredCookie } from '#kernel/http/idempotency.ts'

/** Records every cookie set on the reply from now on, while setting it as usual. Cookies set earlier are not included. */
export const recordCookies = (reply: FastifyReply): readonly StoredCookie[] => {
  const cookies: StoredCookie[] = []
  const setCookie = reply.setCookie.bind(reply)
  const clearCookie = reply.clearCookie.bind(reply)
  reply.setCookie = (name, value, options) => {
    cookies.push({ name, value, options: options ?? {} })
    return setCookie(name, value, options)
  }
  reply.clearCookie = (name, options) => {
    cookies.push({ name, value: null, options: options ?? {} })
    return clearCookie(name, options)
  }
  return cookies
}

/** Sets recorded cookies on another reply. */
export const applyCookies = (reply: FastifyReply, cookies: readonly StoredCookie[]): void => {
  for (const { name, value, options } of cookies) {
    if (value === null) reply.clearCookie(name, options)
    else reply.setCookie(name, value, options)
  }
}

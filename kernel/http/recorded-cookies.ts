import type { FastifyReply } from 'fastify'
import type { StoredCookie } from '#kernel/http/idempotency.ts'

/** Notes from here on every cookie that is set on the reply, and sets it as ever. What was set before is not among them. */
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

/** Sets what was noted on another reply. */
export const giveCookies = (reply: FastifyReply, cookies: readonly StoredCookie[]): void => {
  for (const { name, value, options } of cookies) {
    if (value === null) reply.clearCookie(name, options)
    else reply.setCookie(name, value, options)
  }
}

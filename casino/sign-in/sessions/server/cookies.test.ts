import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import type { House } from '#kernel/house.ts'
import { setPrivate, setReadable } from './cookies.ts'

const day_s = 86_400

const given = (give: (house: House, reply: FastifyReply) => void, secure_cookies = true) => {
  const cookies: unknown[][] = []
  const reply = { setCookie: (...cookie: unknown[]) => void cookies.push(cookie) } as unknown as FastifyReply
  give({ config: { secure_cookies } } as unknown as House, reply)
  return cookies
}

test('SE-010: cookies last a day, on every path, SameSite Lax', () => {
  expect(given((house, reply) => setReadable(house, reply, 'inactive-status', '1'))).toEqual([
    ['inactive-status', '1', { path: '/', sameSite: 'lax', secure: true, maxAge: day_s }],
  ])
  expect(given((house, reply) => setPrivate(house, reply, 'session', 'x'))).toEqual([
    ['__Host-session', 'x', { path: '/', httpOnly: true, sameSite: 'lax', secure: true, maxAge: day_s }],
  ])
})

test('SE-011, CN-048: the cookie of a browser lasts as long as browsers keep one, and no script reads it', () => {
  expect(given((house, reply) => setPrivate(house, reply, 'device', 'x'), false)).toEqual([
    ['device', 'x', { path: '/', httpOnly: true, sameSite: 'lax', secure: false, maxAge: 400 * day_s }],
  ])
})

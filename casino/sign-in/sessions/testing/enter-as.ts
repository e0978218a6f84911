import type { FastifyRequest } from 'fastify'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { xsrfTokenOf } from '#kernel/http/xsrf.ts'
import { hashOf, privateCookieName, sessionIdOf } from '../server/cookies.ts'
import { startSession } from '../server/start-session.ts'

/** The parts of a request that a session uses. */
const request = { headers: { 'user-agent': 'test' }, ip: '127.0.0.1', cookies: {} } as unknown as FastifyRequest

/** A browser in which a player is signed in: a real session, without a password. */
export const enterAs = async ({ house, visitor }: TestHouse, player_id: bigint): Promise<TestVisitor> => {
  const { session_token } = await inTransaction(house.db, (tx) =>
    startSession(tx, house, request, { player_id, way: 'test', with_second_factor: true }),
  )
  house.facts.wake()
  const browser = visitor()
  browser.cookies.set(privateCookieName(house, 'session'), session_token)
  browser.cookies.set('XSRF-TOKEN', xsrfTokenOf(house, sessionIdOf(hashOf('session', session_token))))
  return browser
}

import { Secret, TOTP } from 'otpauth'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { beginAuthenticator, confirmAuthenticator } from '../contract.ts'

/** The code that an authenticator app shows by the test's clock, `steps` away from now. */
export const codeFrom = (t: TestHouse, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now().getTime() + steps * 30_000 })

/** Turns on a player's second factor half a minute ago, so that the current code is still unused. */
export const turnOn = async (t: TestHouse, visitor: TestVisitor): Promise<{ secret: string; codes: string[] }> => {
  const { secret } = (await visitor.call(beginAuthenticator)).body.data
  const { codes } = (await visitor.call(confirmAuthenticator, { body: { code: codeFrom(t, secret) } })).body.data
  t.clock.advance(60_000)
  return { secret, codes }
}

import { Secret, TOTP } from 'otpauth'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { beginAuthenticator, confirmAuthenticator } from '../contract.ts'

/** What an authenticator app shows, by the clock of the house; `steps` away from now. */
export const codeFrom = (t: TestHouse, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now().getTime() + steps * 30_000 })

/** Turns the second factor of a signed-in player on, half a minute ago: the code of this moment is still to be used. */
export const turnOn = async (t: TestHouse, visitor: TestVisitor): Promise<{ secret: string; codes: string[] }> => {
  const { secret } = (await visitor.call(beginAuthenticator)).body.data
  const { codes } = (await visitor.call(confirmAuthenticator, { body: { code: codeFrom(t, secret) } })).body.data
  t.clock.advance(60_000)
  return { secret, codes }
}

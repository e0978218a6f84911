import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/**
 * "This was not me", through the link in an email: ends every session, removes sign-in methods added since then, and returns a
 * ticket to set a new password. It is a call of the page and not the link itself, because mail scanners open links.
 */
export const takeBackEndpoint = endpoint({
  route: 'POST /rest/account/not-me/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({ token: Type.String({ maxLength: 100 }) }),
  reply: Type.Object({ token: Type.String() }),
  refusals: ['not-me-spent', 'not-me-no-email', 'account-blocked', 'too-many-requests'],
  summary: 'Take an account back by the link of a security letter',
})

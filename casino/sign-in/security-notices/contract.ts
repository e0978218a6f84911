import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/**
 * "This was not me", by the link of a letter: every session ends, every way in that was made since then is gone, and the token
 * of the answer takes a new password. A call of the page, not the link itself: programs that look into letters open links.
 */
export const takeBackEndpoint = endpoint({
  route: 'POST /rest/account/not-me/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({ token: Type.String({ maxLength: 100 }) }),
  reply: Type.Object({ token: Type.String() }),
  refusals: ['not-me-spent', 'account-blocked', 'too-many-requests'],
  summary: 'Take an account back by the link of a security letter',
})

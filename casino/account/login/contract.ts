import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

/** Signs in by handle or e-mail. Wrong, unknown: the same answer after the same work. */
export const logInEndpoint = endpoint({
  route: 'POST /login/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ login: Type.String({ maxLength: 1000 }), password: Type.String({ maxLength: 1000 }) }),
  reply: Type.Object({ data: Type.Object({}), redirectUrl: Type.Optional(Type.String()) }),
  refusals: ['wrong-login-or-password', 'account-blocked', 'already-signed-in', 'too-many-requests', 'check-the-form'],
  rows: ['API-022', 'AU-027'],
  summary: 'Log in by login or e-mail',
})

/** Ends this session alone; a guest gets the same success. */
export const logOutEndpoint = endpoint({
  route: 'GET /rest/logout/',
  who: 'anyone',
  effect: 'changes',
  reply: Type.Object({}),
  rows: ['API-037', 'AU-030'],
  summary: 'Log out of this session',
})

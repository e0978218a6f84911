import { Type, type Static } from 'typebox'
import { CaptchaToken } from '#casino/sign-in/captcha/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

/**
 * Signs in by handle, email or phone. A wrong password and an unknown name get the same response in the same time. If the account
 * requires a second factor, a correct password is refused with `second-factor-needed` and a `ticket`, which sign-in/second-factor
 * takes.
 */
export const logInEndpoint = endpoint({
  route: 'POST /login/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ login: Type.String({ maxLength: 1000 }), password: Type.String({ maxLength: 1000 }), captcha: CaptchaToken }),
  reply: Type.Object({ data: Type.Object({}), redirectUrl: Type.Optional(Type.String()) }),
  refusals: [
    'wrong-login-or-password',
    'second-factor-needed',
    'account-blocked',
    'already-signed-in',
    'too-many-requests',
    'check-the-form',
  ],
  rows: ['API-022', 'AU-027'],
  summary: 'Log in by login, e-mail or phone',
})

/** The same from a promotion's page. */
export const logInFromPromo = endpoint({
  ...logInEndpoint,
  route: 'POST /rest/promo/login/',
  body: Type.Object({ ...logInEndpoint.body.properties, promo_id: Type.String({ maxLength: 1000 }) }),
  rows: ['API-283'],
  summary: 'Log in from a promotion',
})

/** Ends this session only; guests get the same success. */
export const logOutEndpoint = endpoint({
  route: 'GET /rest/logout/',
  who: 'anyone',
  effect: 'changes',
  reply: Type.Object({}),
  rows: ['API-037', 'AU-030'],
  summary: 'Log out of this session',
})

const Session = Type.Object({
  id: Type.String(),
  /** `Firefox, Windows`. */
  device: Type.String(),
  /** The network prefix, never the full address. */
  network: Type.String(),
  way: Type.String(),
  started_at: Timestamp,
  seen_at: Timestamp,
  isCurrent: Type.Boolean(),
})

/** The player's sessions, the current one first. */
export const listSessionsEndpoint = endpoint({
  route: 'GET /rest/player/sessions/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(Session) }),
  summary: 'Devices on which the player is signed in',
})

/** Ends another session at once and closes its sockets. The current one is ended by logging out. */
export const endSessionEndpoint = endpoint({
  route: 'POST /rest/player/sessions/{id}/end/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Object({}),
  refusals: ['session-unknown', 'session-current'],
  summary: 'Sign another device out',
})

/** Ends every other session at once. */
export const endOtherSessionsEndpoint = endpoint({
  route: 'POST /rest/player/sessions/end-others/',
  who: 'player',
  effect: 'changes',
  reply: Type.Object({ data: Type.Object({ ended: Type.Integer() }) }),
  summary: 'Sign every other device out',
})

export type SessionLine = Static<typeof Session>

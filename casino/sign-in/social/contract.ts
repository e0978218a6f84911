import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

const provider = Type.Object({ provider: Type.String({ maxLength: 40 }) })
const LinkWord = Type.Optional(Type.String({ maxLength: 1000 }))

/** Begins the way to another service: a guest goes there to get in, a player to link it. `redirectUrl` leaves the site. */
export const startSocial = endpoint({
  route: 'POST /rest/social/{provider}/start/',
  who: 'anyone',
  effect: 'changes',
  params: provider,
  body: Type.Object({ returnTo: Type.Optional(Type.String({ maxLength: 1000 })) }),
  reply: Type.Object({ redirectUrl: Type.String() }),
  refusals: ['social-unknown', 'social-unavailable', 'social-already-linked', 'confirm-contact-first', 'proof-needed', 'too-many-requests'],
  summary: 'Go to another service to sign in or to link it',
})

/** Where an OpenID Connect provider sends the browser back to. Answers with a move to a page of the site, never with JSON. */
export const socialCallback = endpoint({
  route: 'GET /social/{provider}/callback/',
  who: 'anyone',
  effect: 'changes',
  external: true,
  params: provider,
  reply: Type.Object({}),
  summary: 'The way back from another service: state, nonce and code are checked here',
})

/** What Telegram put behind the # of the address that it came back to. */
export const proveTelegram = endpoint({
  route: 'POST /rest/social/telegram/prove/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({ result: Type.String({ maxLength: 4000 }) }),
  reply: Type.Object({}),
  refusals: ['social-unknown', 'social-failed', 'social-expired'],
  summary: 'Check what Telegram says of a person',
})

/**
 * Uses what the other service has said of this visitor: signs in whoever is linked, links a player's own session, and
 * says `registration` of somebody new, who then registers by the next call.
 */
export const enterSocial = endpoint({
  route: 'POST /rest/social/enter/',
  who: 'anyone',
  effect: 'changes',
  reply: Type.Object({
    data: Type.Object({
      outcome: Type.Union([Type.Literal('entered'), Type.Literal('linked'), Type.Literal('registration')]),
      provider: Type.String(),
      /** Of a new player, as the other service knows it; null where it said none. */
      email: Type.Union([Type.String(), Type.Null()]),
    }),
  }),
  refusals: [
    'social-expired',
    'social-linked-elsewhere',
    'social-already-linked',
    'social-email-has-account',
    'second-factor-needed',
    'account-blocked',
  ],
  rows: ['AU-029'],
  summary: 'Sign in or link by what another service has said',
})

/** AU-008 holds here too: age and rules are confirmed by the person, whatever another service knows. */
export const registerSocial = endpoint({
  route: 'POST /rest/social/register/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({
    isAgeConfirmed: Type.Boolean(),
    isAgreementsConfirmed: Type.Boolean(),
    registration_source: LinkWord,
    invited_by: LinkWord,
    gift_id: LinkWord,
  }),
  reply: Type.Object({ data: Type.Object({ login: Type.String() }) }),
  refusals: [
    'check-the-form',
    'social-expired',
    'social-email-has-account',
    'second-factor-needed',
    'account-blocked',
    'already-signed-in',
    'too-many-requests',
  ],
  rows: ['AU-029'],
  summary: 'Register by what another service has said',
})

/** Takes a service from the ways in, unless it is the last one. */
export const unlinkSocial = endpoint({
  route: 'POST /rest/social/{provider}/unlink/',
  who: 'player',
  effect: 'changes',
  params: provider,
  reply: Type.Object({}),
  refusals: ['social-unknown', 'social-last-way', 'proof-needed'],
  summary: 'Unlink another service',
})

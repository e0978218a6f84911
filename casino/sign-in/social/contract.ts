import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

const provider = Type.Object({ provider: Type.String({ maxLength: 40 }) })
const LinkWord = Type.Optional(Type.String({ maxLength: 1000 }))

/** Starts signing in with an external provider; a signed-in player links it. `redirectUrl` leaves the site. */
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

/** The OpenID Connect redirect URI. Responds with a redirect to a page of the site, never with JSON. */
export const socialCallback = endpoint({
  route: 'GET /social/{provider}/callback/',
  who: 'anyone',
  effect: 'changes',
  external: true,
  params: provider,
  reply: Type.Object({}),
  summary: 'The way back from another service: state, nonce and code are checked here',
})

/** Telegram's result, from the fragment of the return address. */
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
 * Uses the provider's verified result for this visitor: signs in a linked player, links the current player, or returns
 * `registration` for a new person, who then registers with the next call.
 */
export const enterSocial = endpoint({
  route: 'POST /rest/social/enter/',
  who: 'anyone',
  effect: 'changes',
  reply: Type.Object({
    data: Type.Object({
      outcome: Type.Union([Type.Literal('entered'), Type.Literal('linked'), Type.Literal('registration')]),
      provider: Type.String(),
      /** Data of a new player from the provider; null if missing. */
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

/** AU-008 applies here too: age and terms are confirmed by the person, whatever the provider knows. */
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

/** Unlinks a provider, unless it is the account's last sign-in method. */
export const unlinkSocial = endpoint({
  route: 'POST /rest/social/{provider}/unlink/',
  who: 'player',
  effect: 'changes',
  params: provider,
  reply: Type.Object({}),
  refusals: ['social-unknown', 'social-last-way', 'proof-needed'],
  summary: 'Unlink another service',
})

import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'

const Name = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,60}$' })

/** Registers a browser or phone for push messages while the site is closed. A token belongs to whoever registered it last. */
export const firebaseTokenEndpoint = endpoint({
  route: 'POST /rest/player/firebase-token/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ token: Type.String({ minLength: 20, maxLength: 500, pattern: '^[\\w:.-]+$' }) }),
  reply: Type.Object({}),
  refusals: ['too-many-requests'],
  rows: ['API-043', 'NC-008'],
  summary: 'Register a device for web push',
})

/** Records that a scenario was completed, left or refused, so that it does not start again. */
export const onBoardingEndpoint = endpoint({
  route: 'POST /rest/player/on-boarding/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ scenario: Name }),
  reply: Type.Object({}),
  refusals: ['too-many-requests'],
  rows: ['API-048'],
  summary: 'An onboarding scenario was seen',
})

/** Closes a block or popup for good; its id is added to closePopups of the main data. */
export const closePopupEndpoint = endpoint({
  route: 'POST /rest/player/close-popup/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ id: Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Name]) }),
  reply: Type.Object({}),
  refusals: ['too-many-requests'],
  rows: ['API-279', 'VP-023'],
  summary: 'Close a popup for good',
})

/** Stores in a cookie for a year which version of the site this browser uses. */
export const siteVersionEndpoint = endpoint({
  route: 'POST /rest/site-version/change/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({ version: Type.Enum(['mobile', 'full']) }),
  reply: Type.Object({}),
  rows: ['API-280', 'TH-028'],
  summary: 'Choose the mobile or the full site',
})

/** Turns on account protection; requires a confirmed contact. Every payout asks the player anew who they are from then on. */
export const protectAccountEndpoint = endpoint({
  route: 'POST /rest/player/account-protect/',
  who: 'player',
  effect: 'changes',
  reply: Type.Object({}),
  refusals: ['contact-unconfirmed'],
  rows: ['API-284', 'PR-011'],
  summary: 'Protect the account by a confirmed contact',
})

export const liftProtectionEndpoint = endpoint({
  route: 'POST /rest/player/account-protect/lift/',
  who: 'player',
  effect: 'changes',
  reply: Type.Object({}),
  refusals: ['proof-needed'],
  rows: ['PR-011'],
  summary: 'Lift the protection of the account',
})

import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

/** Longer input is malformed (422); within this limit each field has its own error message. */
const Typed = Type.String({ maxLength: 1000 })
const Code = Type.String({ maxLength: 60 })
const Base64 = (most: number) => Type.String({ pattern: '^[\\w-]*$', maxLength: most })
const none = Type.Object({})

/** Refusals of a call until the player has re-authenticated; the browser asks for it and repeats the call by itself. */
const guarded = ['proof-needed'] as const
/** Adding a sign-in method additionally requires a confirmed contact. */
const guardedWay = [...guarded, 'confirm-contact-first'] as const

/** An authenticator's response when a passkey is created, with the fields that we use. */
export const PasskeyAttestation = Type.Object({
  id: Base64(1400),
  rawId: Base64(1400),
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: Base64(4000),
    attestationObject: Base64(20_000),
    transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 10 })),
  }),
})

/** Its response when it signs. */
export const PasskeyAssertion = Type.Object({
  id: Base64(1400),
  rawId: Base64(1400),
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: Base64(4000),
    authenticatorData: Base64(4000),
    signature: Base64(8000),
    userHandle: Type.Optional(Base64(100)),
  }),
})

const CreationOptions = Type.Object({ data: Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>({ type: 'object' }) })
const RequestOptions = Type.Object({ data: Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>({ type: 'object' }) })
const RecoveryCodes = Type.Object({ data: Type.Object({ codes: Type.Array(Type.String()) }) })

/** The second step of a log-in: the ticket of `second-factor-needed`, and a code from the app or a recovery code. */
export const logInBySecondFactor = endpoint({
  route: 'POST /rest/login/second-factor/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ ticket: Typed, code: Code }),
  reply: Type.Object({ data: Type.Object({ factor: Type.Union([Type.Literal('code'), Type.Literal('recovery-code')]) }) }),
  refusals: ['second-factor-code-wrong', 'ticket-spent', 'account-blocked', 'too-many-requests', 'already-signed-in'],
  summary: 'Finish a log-in by a code',
})

export const beginPasskeyLogIn = endpoint({
  route: 'POST /rest/login/passkey/begin/',
  who: 'guest',
  effect: 'changes',
  reply: RequestOptions,
  refusals: ['too-many-requests', 'already-signed-in'],
  summary: 'What a passkey is to sign for a log-in',
})

/** The passkey itself identifies the player. */
export const logInByPasskey = endpoint({
  route: 'POST /rest/login/passkey/',
  who: 'guest',
  effect: 'changes',
  body: PasskeyAssertion,
  reply: Type.Object({ data: none }),
  refusals: ['passkey-refused', 'account-blocked', 'already-signed-in'],
  summary: 'Log in by a passkey',
})

/** The account's security settings. */
export const readSecondFactor = endpoint({
  route: 'GET /rest/player/second-factor/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({
    data: Type.Object({
      authenticator_since: Type.Union([Timestamp, Type.Null()]),
      recovery_codes_left: Type.Integer(),
      passkeys: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          is_synced: Type.Boolean(),
          created_at: Timestamp,
          used_at: Type.Union([Timestamp, Type.Null()]),
        }),
      ),
    }),
  }),
  summary: 'The second factor and the passkeys of the player',
})

/** A secret for an authenticator app, shown once; nothing changes until a code from it was entered. */
export const beginAuthenticator = endpoint({
  route: 'POST /rest/player/authenticator/begin/',
  who: 'player',
  effect: 'changes',
  reply: Type.Object({ data: Type.Object({ secret: Type.String(), address: Type.String() }) }),
  refusals: [...guardedWay, 'authenticator-on'],
  summary: 'Begin to set up an authenticator app',
})

/** The app's first code turns the second factor on. The recovery codes are shown once. */
export const confirmAuthenticator = endpoint({
  route: 'POST /rest/player/authenticator/confirm/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ code: Code }),
  reply: RecoveryCodes,
  refusals: [...guarded, 'second-factor-code-wrong', 'too-many-requests'],
  summary: 'Turn the second factor on',
})

export const turnOffAuthenticator = endpoint({
  route: 'POST /rest/player/authenticator/turn-off/',
  who: 'player',
  effect: 'changes',
  reply: none,
  refusals: guarded,
  summary: 'Turn the second factor off',
})

/** Ten new recovery codes; the old ones become invalid. */
export const makeRecoveryCodes = endpoint({
  route: 'POST /rest/player/recovery-codes/',
  who: 'player',
  effect: 'changes',
  reply: RecoveryCodes,
  refusals: [...guarded, 'authenticator-off'],
  summary: 'Make new recovery codes',
})

export const beginPasskey = endpoint({
  route: 'POST /rest/player/passkeys/begin/',
  who: 'player',
  effect: 'changes',
  reply: CreationOptions,
  refusals: [...guardedWay, 'passkeys-too-many'],
  summary: 'What a new passkey is made of',
})

export const addPasskey = endpoint({
  route: 'POST /rest/player/passkeys/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ name: Typed, passkey: PasskeyAttestation }),
  reply: Type.Object({ data: Type.Object({ id: Type.String() }) }),
  refusals: ['passkey-refused', 'passkeys-too-many', 'check-the-form'],
  summary: 'Add a passkey',
})

const passkey = Type.Object({ id: Type.String({ format: 'uuid' }) })

export const renamePasskey = endpoint({
  route: 'POST /rest/player/passkeys/{id}/rename/',
  who: 'player',
  effect: 'changes',
  params: passkey,
  body: Type.Object({ name: Typed }),
  reply: none,
  refusals: ['passkey-unknown', 'check-the-form'],
  summary: 'Give a passkey another name',
})

export const removePasskey = endpoint({
  route: 'POST /rest/player/passkeys/{id}/remove/',
  who: 'player',
  effect: 'changes',
  params: passkey,
  reply: none,
  refusals: [...guarded, 'passkey-unknown'],
  summary: 'Remove a passkey',
})

/** Re-authenticates the player in this session; valid for ten minutes. */
export const proveByPassword = endpoint({
  route: 'POST /rest/player/proof/password/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ password: Typed }),
  reply: none,
  refusals: ['check-the-form', 'proof-way-unavailable', 'too-many-requests'],
  summary: 'Confirm by password that it is you',
})

export const proveByCode = endpoint({
  route: 'POST /rest/player/proof/code/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ code: Code }),
  reply: none,
  refusals: ['check-the-form', 'too-many-requests'],
  summary: 'Confirm by a code that it is you',
})

export const beginPasskeyProof = endpoint({
  route: 'POST /rest/player/proof/passkey/begin/',
  who: 'player',
  effect: 'changes',
  reply: RequestOptions,
  refusals: ['proof-way-unavailable', 'too-many-requests'],
  summary: 'What a passkey is to sign for a proof',
})

export const proveByPasskey = endpoint({
  route: 'POST /rest/player/proof/passkey/',
  who: 'player',
  effect: 'changes',
  body: PasskeyAssertion,
  reply: none,
  refusals: ['passkey-refused'],
  summary: 'Confirm by a passkey that it is you',
})

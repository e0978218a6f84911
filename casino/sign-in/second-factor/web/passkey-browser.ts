import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

export const hasPasskeys = browserSupportsWebAuthn
export const hasPasskeyAutofill = browserSupportsWebAuthnAutofill
/** Cancels a pending request for a passkey. */
export const forgetRequest = (): void => WebAuthnAbortService.cancelCeremony()

/** The fields of the browser's response that the server uses. */
export const makePasskey = async (options: PublicKeyCredentialCreationOptionsJSON) => {
  const { id, rawId, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports } = response
  const known = transports?.filter((transport) => /^[a-z-]{1,20}$/.test(transport)).slice(0, 10)
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, ...(known ? { transports: known } : {}) },
  }
}

/** With `in_field` the browser offers passkeys in the form's field, and the promise stays pending while the form is open. */
export const signWithPasskey = async (options: PublicKeyCredentialRequestOptionsJSON, in_field = false) => {
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: in_field })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  }
}

/** This device already has a passkey for the account. */
export const isKnownHere = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

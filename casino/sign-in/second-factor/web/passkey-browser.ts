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
/** Ends a request that waits in the page for somebody to choose a passkey. */
export const forgetRequest = (): void => WebAuthnAbortService.cancelCeremony()

/** What the house is sent: nothing of the browser's answer that it does not look at. */
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

/** With `in_field` the browser offers passkeys in the field of the form, and this waits for as long as the form stands. */
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

/** This device has a passkey for the account already. */
export const isKnownHere = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

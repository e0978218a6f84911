import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { Static } from 'typebox'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import type { PasskeyAssertion, PasskeyAttestation } from '../contract.ts'
import { challenge_life_ms } from '../rules.ts'
import { type ChallengePurpose, makeChallenge, spendChallenge } from './challenges.ts'
import type { Passkey } from './passkey-store.ts'

/** EdDSA, ES256 and RS256: every current authenticator supports one of them. */
const algorithms = [-8, -7, -257]

/** The relying party's origin and id, from the configuration and never from a request. */
const placeOf = ({ config }: House): { readonly rp_id: string; readonly origin: string } => {
  const { hostname, origin } = new URL(config.public_url)
  return { rp_id: hostname, origin }
}

const credentialOf = ({ credential_id, transports }: Passkey) => ({ id: credential_id, transports })

interface Creating {
  readonly visitor: Visitor
  readonly login: string
  readonly handle: Buffer
  readonly known: readonly Passkey[]
}

/** Options to create a discoverable passkey with user verification. */
export const creationOptions = async (house: House, { visitor, login, handle, known }: Creating) =>
  generateRegistrationOptions({
    rpName: house.brand.title,
    rpID: placeOf(house).rp_id,
    userName: login,
    userDisplayName: login,
    userID: new Uint8Array(handle),
    challenge: new Uint8Array(Buffer.from(await makeChallenge(house, 'register', visitor), 'base64url')),
    timeout: challenge_life_ms,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** Options to sign with any passkey of this site, or with one of the known ones. */
export const requestOptions = async (house: House, purpose: ChallengePurpose, visitor: Visitor, known: readonly Passkey[] = []) =>
  generateAuthenticationOptions({
    rpID: placeOf(house).rp_id,
    challenge: new Uint8Array(Buffer.from(await makeChallenge(house, purpose, visitor), 'base64url')),
    timeout: challenge_life_ms,
    userVerification: 'required',
    allowCredentials: known.map(credentialOf),
  })

/** Null if the library rejects the response. An error of ours during the challenge look-up, such as a database failure, is thrown. */
const accepted = async <T extends { readonly verified: boolean }>(
  house: House,
  asked: { readonly purpose: ChallengePurpose; readonly visitor: Visitor },
  verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<T>,
): Promise<T | null> => {
  let is_ours = false
  const spend = (challenge: string): Promise<boolean> =>
    spendChallenge(house, asked.purpose, asked.visitor, challenge).catch((error: unknown) => {
      is_ours = true
      throw error
    })
  try {
    const answer = await verify(spend)
    return answer.verified ? answer : null
  } catch (error) {
    if (is_ours) throw error
    house.log.info({ reason: (error as Error).message }, 'a passkey was not accepted')
    return null
  }
}

/** The credential of a valid response to a challenge of this session; null otherwise. */
export const verifyCreation = async (
  house: House,
  visitor: Visitor,
  answer: Static<typeof PasskeyAttestation>,
): Promise<{ credential: WebAuthnCredential; is_synced: boolean } | null> => {
  const { rp_id, origin } = placeOf(house)
  const created = await accepted(house, { purpose: 'register', visitor }, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!created?.verified) return null
  const { credential, credentialDeviceType } = created.registrationInfo
  return { credential, is_synced: credentialDeviceType === 'multiDevice' }
}

/** The counter of a valid signature; null otherwise. The counter itself is not checked here. */
export const verifySignature = async (
  house: House,
  asked: { readonly purpose: ChallengePurpose; readonly visitor: Visitor },
  passkey: Passkey,
  answer: Static<typeof PasskeyAssertion>,
): Promise<{ counter: number; is_synced: boolean } | null> => {
  const { rp_id, origin } = placeOf(house)
  const signed = await accepted(house, asked, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
      // The library would check the counter before the signature, so anyone could trigger the alarm; we check it afterwards.
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
      requireUserVerification: true,
    }),
  )
  if (!signed) return null
  const { newCounter, credentialDeviceType } = signed.authenticationInfo
  return { counter: newCounter, is_synced: credentialDeviceType === 'multiDevice' }
}

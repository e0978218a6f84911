import { createHash, generateKeyPairSync, randomBytes, sign as signBytes, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'

/** Values that an attacker or a broken device may change. */
export interface Said {
  readonly origin?: string
  readonly rp_id?: string
  readonly challenge?: string
  readonly counter?: number
  /** User verification: finger, face or PIN. */
  readonly is_verified?: boolean
  readonly handle?: string
  readonly id?: string
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const head = (rp_id: string, flags: number, counter: number): Buffer => {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags, 0)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rp_id), rest])
}

const coseKeyOf = (key: KeyObject): Uint8Array => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]) as never,
  )
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** A software authenticator: ES256, one discoverable credential. Its responses can be falsified. */
export const createAuthenticator = (site = 'http://localhost:3000') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let handle = ''
  let counter = 0
  const flagsOf = ({ is_verified = true }: Said): number => userPresent | (is_verified ? userVerified : 0)

  const make = (options: PublicKeyCredentialCreationOptionsJSON, said: Said = {}) => {
    handle = options.user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const auth_data = Buffer.concat([
      head(said.rp_id ?? options.rp.id ?? '', flagsOf(said) | hasCredential, said.counter ?? counter),
      Buffer.alloc(16),
      length,
      id,
      coseKeyOf(publicKey),
    ])
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(auth_data)],
      ]) as never,
    )
    const client = clientData('webauthn.create', said.challenge ?? options.challenge, said.origin ?? site)
    return {
      id: base64(id),
      rawId: base64(id),
      type: 'public-key' as const,
      response: { clientDataJSON: base64(client), attestationObject: base64(attestation), transports: ['internal'] },
    }
  }

  const sign = (options: PublicKeyCredentialRequestOptionsJSON, said: Said = {}) => {
    counter = said.counter ?? counter + 1
    const auth_data = head(said.rp_id ?? options.rpId ?? '', flagsOf(said), counter)
    const client = clientData('webauthn.get', said.challenge ?? options.challenge, said.origin ?? site)
    const signature = signBytes('sha256', Buffer.concat([auth_data, sha256(client)]), privateKey)
    return {
      id: said.id ?? base64(id),
      rawId: said.id ?? base64(id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64(client),
        authenticatorData: base64(auth_data),
        signature: base64(signature),
        userHandle: said.handle ?? handle,
      },
    }
  }

  return { id: base64(id), make, sign }
}

export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>

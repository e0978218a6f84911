import { Secret, TOTP } from 'otpauth'
import { seal, unseal, type Sealed } from '#kernel/config/seal.ts'
import type { House } from '#kernel/house.ts'
import { codeDigits, step_s } from '../rules.ts'

const purpose = 'authenticators'

const totpOf = (house: House, secret: Secret, label: string): TOTP =>
  new TOTP({ issuer: house.brand.title, label, algorithm: 'SHA1', digits: codeDigits, period: step_s, secret })

export interface NewSecret {
  readonly sealed: Sealed
  /** In base 32, for typing. */
  readonly text: string
  /** `otpauth://…`, for a QR code. */
  readonly address: string
}

/** 160 random bits, as RFC 4226 recommends. */
export const makeSecret = (house: House, login: string): NewSecret => {
  const secret = new Secret({ buffer: new Uint8Array(house.random.bytes(20)).buffer })
  return { sealed: seal(house, purpose, secret.base32), text: secret.base32, address: totpOf(house, secret, login).toString() }
}

/** The 30 s time step of a code: the current, previous or next one. Null if none matches. */
export const stepOf = (house: House, sealed: Sealed, code: string): number | null => {
  const totp = totpOf(house, Secret.fromBase32(unseal(house, purpose, sealed)), '')
  const timestamp = house.clock.now().getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** The secret sealed with the newest key; null if it already is. */
export const resealed = (house: House, sealed: Sealed): Sealed | null =>
  house.config.secrets(purpose)[0]?.key_id === sealed.key_id ? null : seal(house, purpose, unseal(house, purpose, sealed))

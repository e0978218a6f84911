import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { House } from '#kernel/house.ts'

export interface Sealed {
  readonly sealed: Buffer
  readonly key_id: string
}

/** Encrypts a text for one purpose with the newest master secret (AES-256-GCM), so that a database copy alone reveals nothing. */
export const seal = (house: House, purpose: string, text: string): Sealed => {
  const [newest] = house.config.secrets(purpose)
  if (!newest) throw new Error('the house has no secret')
  const nonce = house.random.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', newest.secret, nonce)
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), hidden]), key_id: newest.key_id }
}

/** Decrypts a text sealed for the same purpose. Throws if it was tampered with, or if its master secret is no longer configured. */
export const unseal = (house: House, purpose: string, { sealed, key_id }: Sealed): string => {
  const secret = house.config.secrets(purpose).find((candidate) => candidate.key_id === key_id)?.secret
  if (!secret) throw new Error(`the secret with id "${key_id}" is missing from SECRETS: what was sealed with it (${purpose}) is lost`)
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}

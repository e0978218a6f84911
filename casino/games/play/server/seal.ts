import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { House } from '#kernel/house.ts'

const purpose = 'fair-seeds'

export interface Sealed {
  readonly sealed: Buffer
  readonly key_id: string
}

/** Encrypts a server seed, so that a copy of the database tells nobody what will be drawn. */
export const seal = (house: House, server_seed: string): Sealed => {
  const [newest] = house.config.secrets(purpose)
  if (!newest) throw new Error('the house has no secret')
  const nonce = house.random.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', newest.secret, nonce)
  const text = Buffer.concat([cipher.update(server_seed, 'utf8'), cipher.final()])
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]), key_id: newest.key_id }
}

/** Opens a sealed server seed. Throws when it was tampered with, or when its secret is no longer configured. */
export const unseal = (house: House, { sealed, key_id }: Sealed): string => {
  const secret = house.config.secrets(purpose).find((candidate) => candidate.key_id === key_id)?.secret
  if (!secret) throw new Error(`the secret with id "${key_id}" is missing from SECRETS: seeds sealed with it cannot be dealt from`)
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}

import { createHmac } from 'node:crypto'
import { type House, perHouse } from '#kernel/house.ts'
import type { NameKind, SignInName } from '../rules.ts'
import { passwordWork } from './password-work.ts'
import { readNameSalt } from './store.ts'

/** Key that opens an account, derived from a name and a password together, so that neither alone leads to it (decision 0020). */
export interface SignInKey {
  readonly kind: NameKind
  readonly key: Buffer
  readonly name_hash: Buffer
}

const nameSalts = perHouse((house) => {
  let known: Promise<Buffer> | undefined
  return () => {
    known ??= readNameSalt(house.db)
    // A failed read must not be cached.
    known.catch(() => (known = undefined))
    return known
  }
})

const derive = (name_salt: Buffer, purpose: string, { kind, name }: SignInName): Buffer =>
  createHmac('sha256', name_salt).update(`${purpose}\0${kind}\0${name}`).digest()

/** Hash that stands for a name where it need not be stored: counters, trusted devices. 32 bytes. */
export const nameHashOf = async (house: House, name: SignInName): Promise<Buffer> => derive(await nameSalts(house)(), 'name', name)

/** The key of a name and a password, known or not: always one argon2 hash, with a salt specific to the name. */
export const signInKeyOf = async (house: House, name: SignInName, password: string): Promise<SignInKey> => {
  const name_salt = await nameSalts(house)()
  const key = await passwordWork(house, password, derive(name_salt, 'salt', name).subarray(0, 16))
  return { kind: name.kind, key, name_hash: derive(name_salt, 'name', name) }
}

import { createHmac } from 'node:crypto'
import type { House } from '#kernel/house.ts'

/** An identifier unique to one person: a confirmed contact, the taxpayer number, or an external sign-in account as `provider subject`. */
export interface Identity {
  readonly kind: 'email' | 'phone' | 'inn' | 'social'
  readonly value: string
}

const hashWith = (secret: Buffer, kind: Identity['kind'] | 'player', value: string): Buffer =>
  createHmac('sha256', secret).update(`${kind}\0${value}`).digest()

const keysOf = (house: House) => house.config.secrets('restriction-marks')

/** What new marks are written with: the newest key. */
export const newMarks = (house: House, player_id: bigint) => {
  const [newest] = keysOf(house)
  if (!newest) throw new Error('the house has no secret')
  const { key_id, secret } = newest
  return {
    key_id,
    origin: hashWith(secret, 'player', String(player_id)),
    markOf: ({ kind, value }: Identity): Buffer => hashWith(secret, kind, value),
  }
}

/** The marks of an identifier, by whichever key they were written. */
export const marksOf = (house: House, { kind, value }: Identity): Buffer[] =>
  keysOf(house).map(({ secret }) => hashWith(secret, kind, value))

/** The same of the account that a mark came from. */
export const originsOf = (house: House, player_id: bigint): Buffer[] =>
  keysOf(house).map(({ secret }) => hashWith(secret, 'player', String(player_id)))

import { createHmac } from 'node:crypto'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { type Mark, readMarks, writeMark } from './mark-store.ts'
import { readHouseRestrictions } from './house-restriction-store.ts'
import { decideRestriction } from './restrict-by-house.ts'
import { restrictInside } from './restrict.ts'
import { readRestrictions } from './store.ts'

/**
 * Something that is one person's alone: a contact that they confirmed, their taxpayer's number, or the account of another service
 * by which they sign in, as `provider subject`.
 */
export interface Identity {
  readonly kind: 'email' | 'phone' | 'inn' | 'social'
  readonly value: string
}

const markWith = (secret: Buffer, { kind, value }: Identity): Buffer => createHmac('sha256', secret).update(`${kind}\0${value}`).digest()

const keysOf = (house: House) => house.config.secrets('restriction-marks')

const holding = async (tx: Tx, player_id: bigint, is_blocked: boolean, now: Date): Promise<Mark[]> => {
  const own = (await readRestrictions(tx, player_id)).filter(({ till }) => till > now)
  // Who was not yet known well enough is a stranger again: that needs no mark.
  const by_house = (await readHouseRestrictions(tx, player_id)).filter((kind) => kind !== 'unverified')
  const kinds = is_blocked ? [...by_house, 'undesirable' as const] : by_house
  return [...own, ...kinds.map((kind) => ({ kind, till: null }))]
}

/**
 * Keeps what a player is restricted by beyond the erasure of their data (decision 0029), and beyond the moment when they part with
 * what they are known by: only keyed hashes stay. Nothing
 * is kept of who is not restricted. `is_blocked`: the house has closed the account, so its player is not wanted in another one.
 */
export const markRestricted = async (
  tx: Tx,
  house: House,
  player_id: bigint,
  identities: readonly Identity[],
  is_blocked: boolean,
): Promise<void> => {
  const [newest] = keysOf(house)
  if (!newest) throw new Error('the house has no secret')
  for (const held of await holding(tx, player_id, is_blocked, house.clock.now()))
    for (const identity of identities) await writeMark(tx, markWith(newest.secret, identity), newest.key_id, held)
}

const apply = async (tx: Tx, house: House, player_id: bigint, { kind, till }: Mark): Promise<void> => {
  if (kind === 'youngster' || kind === 'undesirable') await decideRestriction(tx, house, { player_id, kind, is_set: true })
  else if (till !== null) await restrictInside(tx, house, player_id, { kind, till })
}

/**
 * Somebody has just shown who they are: what held for them before their data were erased holds for this account too, with the
 * same commit. Call it in the transaction that stores or confirms the identity.
 */
export const applyMarks = async (tx: Tx, house: House, player_id: bigint, identities: readonly Identity[]): Promise<void> => {
  const marks = identities.flatMap((identity) => keysOf(house).map(({ secret }) => markWith(secret, identity)))
  if (marks.length === 0) return
  for (const mark of await readMarks(tx, marks, house.clock.now())) await apply(tx, house, player_id, mark)
}

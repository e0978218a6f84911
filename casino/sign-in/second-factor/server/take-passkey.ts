import type { Static } from 'typebox'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { type PasskeyAssertion, refuse } from '../contract.ts'
import { PasskeyRefused } from '../events.ts'
import type { ChallengePurpose } from './challenges.ts'
import { advanceCounter, findPasskey, isHandleOf, type Passkey } from './passkey-store.ts'
import { verifySignature } from './verify-passkey.ts'

interface Asked {
  readonly purpose: ChallengePurpose
  readonly visitor: Visitor
}

/** If the authenticator reports a user handle, it must be that of the passkey's player. */
const isForItsPlayer = async ({ db }: House, { player_id }: Passkey, handle: string | undefined): Promise<boolean> =>
  handle === undefined || isHandleOf(db, player_id, Buffer.from(handle, 'base64url'))

/** A valid signature with an old counter value: the sign-in is refused, and a fact is logged so that the player is notified. */
const tellCopy = async (house: House, { id, player_id }: Passkey): Promise<void> => {
  await inTransaction(house.db, (tx) => announce(tx, house, [PasskeyRefused({ player_id: String(player_id), passkey_id: id }, player_id)]))
  house.facts.wake()
}

/**
 * The passkey that signed this visitor's challenge, once. Refuses `passkey-refused` in all other cases: unknown, for another site,
 * forged, repeated, without user verification, or cloned.
 */
export const takePasskey = async (house: House, asked: Asked, answer: Static<typeof PasskeyAssertion>): Promise<Passkey> => {
  const passkey = await findPasskey(house.db, answer.id)
  if (!passkey) return refuse('passkey-refused')
  const signed = await verifySignature(house, asked, passkey, answer)
  if (!signed || !(await isForItsPlayer(house, passkey, answer.response.userHandle))) return refuse('passkey-refused')
  const is_moved = await inTransaction(house.db, (tx) =>
    advanceCounter(tx, passkey.id, signed.counter, signed.is_synced, house.clock.now()),
  )
  if (is_moved) return passkey
  await tellCopy(house, passkey)
  return refuse('passkey-refused')
}

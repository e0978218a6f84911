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

/** The authenticator says whom it keeps the passkey for; where it says so, it must be the passkey's player. */
const isForItsPlayer = async ({ db }: House, { player_id }: Passkey, handle: string | undefined): Promise<boolean> =>
  handle === undefined || isHandleOf(db, player_id, Buffer.from(handle, 'base64url'))

/** Somebody signed rightly with a counter of the past: nobody is let in, and it is kept in the log for the player to hear of. */
const tellCopy = async (house: House, { id, player_id }: Passkey): Promise<void> => {
  await inTransaction(house.db, (tx) => announce(tx, house, [PasskeyRefused({ player_id: String(player_id), passkey_id: id }, player_id)]))
  house.facts.wake()
}

/**
 * The passkey that signed what this visitor was asked to sign, once. Refuses `passkey-refused` for whatever is wrong: unknown,
 * of another site, forged, repeated, without its owner's finger, or a copy of one that was used since.
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

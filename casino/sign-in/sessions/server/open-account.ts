import type { Tx } from '#kernel/database/database.ts'
import type { SignInKey } from './sign-in-keys.ts'
import { insertAccount, insertKey } from './store.ts'

/** Somebody made an account with the same name and the same password at the same moment: it is the same person, in it. */
export class SameKey extends Error {}

/**
 * Gives a new player an account that these keys open; without keys nobody signs in to it (players that the house
 * simulates). Throws SameKey when a key opens an account already; the caller's transaction must then roll back.
 */
export const openAccount = async (tx: Tx, player_id: bigint, keys: readonly SignInKey[]): Promise<void> => {
  await insertAccount(tx, player_id)
  for (const key of keys) if (!(await insertKey(tx, player_id, key))) throw new SameKey('a key opens an account already')
}

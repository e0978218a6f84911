import type { Tx } from '#kernel/database/database.ts'
import type { SignInKey } from './sign-in-keys.ts'
import { insertAccount, insertKey } from './store.ts'

/** A concurrent request created an account with the same name and password: it is the same person. */
export class SameKey extends Error {}

/**
 * Creates a new player's account with these sign-in keys; without keys nobody can sign in (simulated players). Throws SameKey if a
 * key already opens an account; the caller's transaction must then roll back.
 */
export const openAccount = async (tx: Tx, player_id: bigint, keys: readonly SignInKey[]): Promise<void> => {
  await insertAccount(tx, player_id)
  for (const key of keys) if (!(await insertKey(tx, player_id, key))) throw new SameKey('a key opens an account already')
}

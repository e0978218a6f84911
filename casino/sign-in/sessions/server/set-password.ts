import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { endSessions } from './end-sessions.ts'
import { deleteKeys, insertKey, lockAccount, passwordIsSet } from './store.ts'
import { SameKey } from './open-account.ts'
import type { SignInKey } from './sign-in-keys.ts'

/**
 * Gives an account these keys instead of all that it had, and ends its sessions with the reason `password-changed`. The
 * keys are made by `signInKeyOf` from each of the player's names and the new password. Throws SameKey when one opens
 * another account: somebody claimed the same e-mail with the same password; the caller's transaction must roll back. Of the
 * contacts among them `ownNames` says which are confirmed.
 */
export const setPassword = async (tx: Tx, house: House, player_id: bigint, keys: readonly SignInKey[]): Promise<void> => {
  await lockAccount(tx, player_id)
  await deleteKeys(tx, [player_id])
  for (const key of keys) if (!(await insertKey(tx, player_id, key))) throw new SameKey('a key opens another account already')
  await passwordIsSet(tx, player_id)
  await endSessions(tx, house, player_id, 'password-changed')
}

/**
 * Gives a player another name of that kind to log in by; null leaves them without one until their next password. Where the
 * same name and password open another account already (somebody's second one), they go on opening that.
 */
export const giveName = async (tx: Tx, player_id: bigint, kind: SignInKey['kind'], key: SignInKey | null): Promise<void> => {
  await deleteKeys(tx, [player_id], kind)
  if (key) await insertKey(tx, player_id, key)
}

/**
 * These players are not known by that name any more: it was confirmed as somebody else's. Their other names and their
 * sessions go on.
 */
export const dropName = (tx: Tx, player_ids: readonly bigint[], kind: SignInKey['kind']): Promise<void> => deleteKeys(tx, player_ids, kind)

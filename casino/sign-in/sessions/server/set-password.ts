import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { endSessions } from './end-sessions.ts'
import { deleteKeys, insertKey, lockAccount, markAutoPassword, passwordIsSet, spoilKeys } from './store.ts'
import { SameKey } from './store.ts'
import type { SignInKey } from './sign-in-keys.ts'

/**
 * Replaces all sign-in keys of an account and ends its sessions with the reason `password-changed`. The keys are created by
 * `signInKeyOf` from each of the player's names and the new password. Throws SameKey if one opens another account (somebody gave
 * the same email with the same password); the caller's transaction must roll back. `ownNames` marks which contacts are confirmed.
 */
export const setPassword = async (tx: Tx, house: House, player_id: bigint, keys: readonly SignInKey[]): Promise<void> => {
  await lockAccount(tx, player_id)
  await deleteKeys(tx, [player_id])
  for (const key of keys) if (!(await insertKey(tx, player_id, key))) throw new SameKey('a key opens another account already')
  await passwordIsSet(tx, player_id)
  await endSessions(tx, house, player_id, 'password-changed')
}

/**
 * Replaces a player's log-in name of that kind; null removes it until their next password. If the same name and password already
 * open another account, they keep opening that one.
 */
export const giveName = async (tx: Tx, player_id: bigint, kind: SignInKey['kind'], key: SignInKey | null): Promise<void> => {
  await deleteKeys(tx, [player_id], kind)
  if (key) await insertKey(tx, player_id, key)
}

/** Removes a log-in name of these players, because somebody else confirmed it. Their other names and their sessions stay. */
export const dropName = (tx: Tx, player_ids: readonly bigint[], kind: SignInKey['kind']): Promise<void> => deleteKeys(tx, player_ids, kind)

/**
 * Makes a player's password one that nobody knows, as a generated one is: whoever knew it opens nothing with it, and a new one is set
 * without it. The names stay, and with them the trust in the player's devices.
 */
export const voidPassword = async (tx: Tx, player_id: bigint): Promise<void> => {
  await spoilKeys(tx, player_id)
  await markAutoPassword(tx, player_id)
}

import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { PasskeyRemoved } from '../events.ts'
import { dropSecondFactor } from './authenticator.ts'
import { readAuthenticator } from './authenticator-store.ts'
import { deletePasskeys } from './passkey-store.ts'
import { deleteRecoveryCodesSince } from './recovery-store.ts'

const removePasskeys = async (tx: Tx, house: House, player_id: bigint, which: { readonly id: string } | { readonly since: Date }) => {
  const removed = await deletePasskeys(tx, player_id, which)
  await announce(
    tx,
    house,
    removed.map((passkey_id) => PasskeyRemoved({ player_id: String(player_id), passkey_id }, player_id)),
  )
}

/** Removes a passkey of which somebody has a copy, inside the caller's transaction. Nothing happens if it is gone already. */
export const removeCopiedPasskey = (tx: Tx, house: House, player_id: bigint, passkey_id: string): Promise<void> =>
  removePasskeys(tx, house, player_id, { id: passkey_id })

/** Removes every sign-in method added since a moment, inside the caller's transaction: an intruder may have added them. Older ones stay. */
export const undoSecondFactorSince = async (tx: Tx, house: House, player_id: bigint, since: Date): Promise<void> => {
  await removePasskeys(tx, house, player_id, { since })
  const confirmed_at = (await readAuthenticator(tx, player_id))?.confirmed_at
  if (confirmed_at && confirmed_at >= since) await dropSecondFactor(tx, house, player_id)
  else await deleteRecoveryCodesSince(tx, player_id, since)
}

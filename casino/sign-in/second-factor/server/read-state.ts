import type { Call } from '#kernel/http/handle.ts'
import type { readSecondFactor } from '../contract.ts'
import { readAuthenticator } from './authenticator-store.ts'
import { listPasskeys } from './passkey-store.ts'
import { countRecoveryCodes } from './recovery-store.ts'

/** The account's security settings, for its player: never a secret, a key or a code. */
export const readState = async ({ house, player_id }: Call<typeof readSecondFactor>) => {
  const [authenticator, left, passkeys] = await Promise.all([
    readAuthenticator(house.db, player_id),
    countRecoveryCodes(house.db, player_id),
    listPasskeys(house.db, player_id),
  ])
  return {
    data: {
      authenticator_since: authenticator?.confirmed_at?.toISOString() ?? null,
      recovery_codes_left: left,
      passkeys: passkeys.map(({ id, name, is_synced, created_at, used_at }) => ({
        id,
        name,
        is_synced,
        created_at: created_at.toISOString(),
        used_at: used_at?.toISOString() ?? null,
      })),
    },
  }
}

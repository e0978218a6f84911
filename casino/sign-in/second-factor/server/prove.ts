import { findByKey, markProved, normalHandle, proofStateOf, signInKeyOf } from '#casino/sign-in/sessions/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry, forgetTries } from '#kernel/http/rate-limit.ts'
import { type beginPasskeyProof, type proveByCode, type proveByPasskey, type proveByPassword, refuse, refuseFields } from '../contract.ts'
import { challengesByAddress, passwordsByPlayer } from '../rules.ts'
import { listPasskeys } from './passkey-store.ts'
import { countCodeTry, takeFactor } from './take-factor.ts'
import { takePasskey } from './take-passkey.ts'
import { requestOptions } from './verify-passkey.ts'

/** A password is only sufficient without a second factor. */
export const byPassword = async ({ house, visitor, player_id, body }: Call<typeof proveByPassword>) => {
  const state = await proofStateOf(house, visitor)
  if (state.asks_second_factor || state.has_auto_password) return refuse('proof-way-unavailable')
  await countTry(house, passwordsByPlayer, String(player_id))
  const player = await playerById(house.db, player_id)
  const { key } = await signInKeyOf(house, { kind: 'handle', name: normalHandle(player?.login ?? '') }, body.password)
  if ((await findByKey(house.db, key))?.player_id !== player_id) return refuseFields({ password: 'proof-password-wrong' })
  await markProved(house.db, visitor, house.clock.now())
  await forgetTries(house, [[passwordsByPlayer, String(player_id)]])
  return {}
}

/** Six digits from the app, or a recovery code, which is then used up. */
export const byCode = async ({ house, visitor, request, player_id, body }: Call<typeof proveByCode>) => {
  const forget = await countCodeTry(house, request, player_id)
  const is_right = await inTransaction(house.db, async (tx) => {
    if ((await takeFactor(tx, house, player_id, body.code)) === null) return false
    await markProved(tx, visitor, house.clock.now())
    return true
  })
  if (!is_right) return refuseFields({ code: 'second-factor-code-wrong' })
  await forget()
  house.facts.wake()
  return {}
}

export const beginByPasskey = async ({ house, visitor, player_id }: Call<typeof beginPasskeyProof>) => {
  await countTry(house, challengesByAddress, `player ${player_id}`)
  const known = await listPasskeys(house.db, player_id)
  if (known.length === 0) return refuse('proof-way-unavailable')
  return { data: await requestOptions(house, 'prove', visitor, known) }
}

/** A valid signature by another player's passkey is refused. */
export const byPasskey = async ({ house, visitor, player_id, body }: Call<typeof proveByPasskey>) => {
  const passkey = await takePasskey(house, { purpose: 'prove', visitor }, body)
  if (passkey.player_id !== player_id) return refuse('passkey-refused')
  await markProved(house.db, visitor, house.clock.now())
  return {}
}

import {
  beginVisit,
  endSessions,
  forgetDevicesSince,
  lockAccount,
  refuseBlocked,
  voidPassword,
} from '#casino/sign-in/sessions/server/api.ts'
import { removeCopiedPasskey, undoSecondFactorSince } from '#casino/sign-in/second-factor/server/api.ts'
import { undoLinksSince } from '#casino/sign-in/social/server/api.ts'
import { grantRestore, undoContactsSince } from '#casino/sign-in/one-time-codes/server/api.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { refuse, type takeBackEndpoint } from '../contract.ts'
import { takingsBack } from '../rules.ts'
import { spendLink, spendLinksSince } from './store.ts'
import { tokenHashOf } from './token-hash.ts'

interface Taken {
  readonly player_id: bigint
  /** Nobody may sign in, its owner included. */
  readonly is_blocked: boolean
  /** Null for a blocked account, and where the former e-mail is another account's by now. */
  readonly token: string | null
}

/**
 * Ends every session and the password, removes sign-in methods, contacts and trusted devices added since and a passkey that was copied, and
 * gives the email's reader a password-reset ticket.
 */
export const takeBack = async (call: Call<typeof takeBackEndpoint>) => {
  const { house, request, reply, visitor, body } = call
  await countTry(house, takingsBack, addressOf(request.ip))
  const taken = await inTransaction(house.db, async (tx): Promise<Taken | null> => {
    const notice = await spendLink(tx, tokenHashOf(body.token), house.clock.now())
    if (!notice) return null
    const { player_id } = notice
    const account = await lockAccount(tx, player_id)
    await undoSecondFactorSince(tx, house, player_id, notice.happened_at)
    if (notice.passkey !== null) await removeCopiedPasskey(tx, house, player_id, notice.passkey)
    await undoLinksSince(tx, house, player_id, notice.happened_at)
    const undone = await undoContactsSince(tx, house, player_id, notice.happened_at)
    // Letters went to the other e-mail meanwhile: their reader must not take back what is the owner's again.
    if (undone.includes('email')) await spendLinksSince(tx, player_id, notice.happened_at, house.clock.now())
    await forgetDevicesSince(tx, player_id, notice.happened_at)
    await endSessions(tx, house, player_id, 'not-me')
    // The stranger may know it, and would be in again before the owner has chosen another one.
    await voidPassword(tx, player_id)
    const is_blocked = account?.is_blocked !== false
    return { player_id, is_blocked, token: is_blocked ? null : await grantRestore(tx, house, player_id) }
  })
  if (!taken) return refuse('not-me-spent')
  house.facts.wake()
  // This browser's session has ended too; it continues as a guest.
  if (visitor.player_id === taken.player_id) beginVisit(house, request, reply)
  if (taken.is_blocked) return refuseBlocked(call)
  return taken.token === null ? refuse('not-me-no-email') : { token: taken.token }
}

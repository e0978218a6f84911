import { endSessions, lockAccount } from '#casino/sign-in/sessions/server/api.ts'
import { requireFreshProof } from '#casino/sign-in/second-factor/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { askForErasure } from '../contract.ts'
import { ErasureAsked } from '../events.ts'
import { erasureTries, grace_ms } from '../rules.ts'
import { insertErasure } from './erasure-store.ts'

export const tell_job = 'players/personal-data.tell-of-erasure'

/**
 * Stores the request, ends every session, and tells the player how to cancel it. Refused by slices that hold the player's money:
 * `erasure-money-left`, `erasure-deposit-waits`.
 */
export const askToBeErased = async (call: Call<typeof askForErasure>) => {
  const { house, player_id } = call
  await requireFreshProof(call)
  await countTry(house, erasureTries, String(player_id))
  const at = house.clock.now()
  const due_at = await inTransaction(house.db, async (tx) => {
    await lockAccount(tx, player_id)
    const due = await insertErasure(tx, player_id, at, new Date(at.getTime() + grace_ms))
    const told = { player_id: String(player_id), due_at: due.toISOString() }
    await announce(tx, house, [ErasureAsked(told, player_id)])
    await endSessions(tx, house, player_id, 'erasure-asked')
    return due
  })
  await house.jobs.send(tell_job, { player_id: String(player_id), about: 'asked', at: due_at.toISOString() })
  house.facts.wake()
  return { data: { dueAt: due_at.toISOString() } }
}

import { playerById } from '#casino/players/accounts/server/api.ts'
import { requireProofForMoney } from '#casino/players/profile/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import { type chooseTurboCashout, refuse, type TurboCashout } from '../contract.ts'
import { payoutLimits } from '../rules.ts'
import { needsOf } from './needs.ts'
import { readPlayer, writeTurbo } from './store.ts'

/** After this long the player is asked again whether they want it. */
const lasts_ms = 30 * 86_400_000

export const isTurbo = (till: Date | null, now: Date): boolean => till !== null && till > now

/** SA-055: what turbo cashout is for this player now. */
export const turboOf = async (house: House, db: Executor, player_id: bigint): Promise<TurboCashout> => {
  const currency = (await playerById(db, player_id))?.currency ?? house.brand.currency
  const { turbo_till } = await readPlayer(db, player_id)
  const { turbo, automatic } = payoutLimits(currency)
  const is_on = isTurbo(turbo_till, house.clock.now())
  return {
    optedIn: is_on,
    limit: toWire(turbo),
    usualLimit: toWire(automatic),
    till: is_on && turbo_till ? turbo_till.toISOString() : null,
    currency,
    exponent: exponentOf(currency),
  }
}

/**
 * Turns turbo cashout on for 30 days, or off. On: payouts up to its limit over 24 hours are decided without a person, so it asks for a
 * fresh proof and for everything that a payout needs. Refusals: `proof-needed`, `payout-needs-more`.
 */
export const chooseTurbo = async (call: Call<typeof chooseTurboCashout>): Promise<{ data: TurboCashout }> => {
  const { house, player_id, body } = call
  if (body.optIn) {
    await requireProofForMoney(call)
    const { needs } = await needsOf(house, house.db, player_id)
    if (needs.some(({ state }) => state !== 'done')) refuse('payout-needs-more')
  }
  const now = house.clock.now()
  await writeTurbo(house.db, player_id, body.optIn ? now : null, body.optIn ? new Date(now.getTime() + lasts_ms) : null)
  return { data: await turboOf(house, house.db, player_id) }
}

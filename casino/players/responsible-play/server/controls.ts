import { playerById } from '#casino/players/accounts/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { ControlsChanged } from '../events.ts'
import { blockedUntil, missingKinds, restrictionAt, type Limit } from '../rules.ts'
import { isLeased } from '../session-rules.ts'
import { readHouseRestrictions } from './house-restriction-store.ts'
import { readLimits, readRestrictions, updatePlayer, type KnownLimit, type PlayerRow } from './store.ts'

/** The limits currently in force. */
export const limitsInForce = (known: readonly KnownLimit[]): Limit[] =>
  known.flatMap(({ kind, period, amount }) => (amount === null ? [] : [{ kind, period, amount }]))

/** A lease that ends at once: stakes are refused until the first beat, or until the required limits are set. */
const noLease = new Date(0)

const currencyOf = async (db: Executor, house: House, player_id: bigint): Promise<string> =>
  (await playerById(db, player_id))?.currency ?? house.brand.currency

/** Writes the player's row, and announces all restrictions and limits on their stakes and deposits. The caller has locked the row. */
export const announceControls = async (tx: Tx, house: House, player_id: bigint, player: PlayerRow): Promise<void> => {
  const now = house.clock.now()
  const limits = limitsInForce(await readLimits(tx, player_id))
  const { jurisdiction } = house
  const is_leased = isLeased({ limits, jurisdiction })
  const is_waiting = missingKinds(jurisdiction.limits_before_first_stake, limits).length > 0
  const own = restrictionAt(await readRestrictions(tx, player_id), now)
  const blocked_until = blockedUntil(own, await readHouseRestrictions(tx, player_id))
  await updatePlayer(tx, player_id, { ...player, is_leased })
  const fact = ControlsChanged(
    {
      player_id: String(player_id),
      currency: await currencyOf(tx, house, player_id),
      blocked_until: blocked_until instanceof Date ? blocked_until.toISOString() : blocked_until,
      session_until: is_leased ? ((is_waiting ? null : player.lease_until) ?? noLease).toISOString() : null,
      limits: limits
        .filter(({ kind }) => kind !== 'session')
        .map(({ kind, period, amount }) => ({ kind, period, amount_minor: toWire(amount) })),
    },
    player_id,
  )
  await announce(tx, house, [fact])
}

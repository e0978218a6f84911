import { hasOpenDispute } from '#casino/money/cash-desk/server/api.ts'
import { payoutsFrozen, readStakeControls } from '#casino/money/wallet/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse, type Closed } from '../contract.ts'

/**
 * What keeps a player's money in the currencies in which it stands; null where nothing does. Whom play is closed for is paid out of each
 * wallet as it is, and money that a bank asks back stays within its reach. A bonus or an open round keeps no cash.
 */
export const closedBy = async (db: Executor, house: House, player_id: bigint): Promise<Exclude<Closed, 'no-rates'> | null> => {
  const controls = await readStakeControls(db, player_id)
  const until = controls?.blocked_until ?? null
  if (controls === null || until === 'for-ever' || (until !== null && until > house.clock.now())) return 'blocked'
  if (await hasOpenDispute(db, player_id)) return 'disputed'
  return (await payoutsFrozen(db)) ? 'frozen' : null
}

/** The same as a refusal: `exchange-blocked`, `exchange-disputed`, `exchange-frozen`. */
export const refuseWhileClosed = async (db: Executor, house: House, player_id: bigint): Promise<void> => {
  const closed = await closedBy(db, house, player_id)
  if (closed !== null) refuse(`exchange-${closed}`)
}

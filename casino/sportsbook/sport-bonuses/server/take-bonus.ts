import { beginGrant, endGrant, freeBetPurse, returnFund } from '#casino/money/wallet/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { isOver } from '../rules.ts'
import { fundOf } from './give-bonus.ts'
import { lockBonus, lockDue, setStatus, type BonusRow } from './store.ts'
import { tell } from './tell.ts'

interface Asked {
  readonly house: House
  readonly player_id: bigint
  readonly external_id: string
}

const held = async (tx: Tx, { player_id, external_id }: Asked): Promise<BonusRow> =>
  (await lockBonus(tx, player_id, external_id)) ?? refuse('sport-bonus-unknown', {}, 404)

/**
 * Takes a free bet: its money goes from its fund into a purse of its own, and can be staked. Taking a taken one changes nothing. Who is excluded, or
 * may not play now, takes none. Refusals: `sport-bonus-unknown` (404), `sport-bonus-over`, `sport-bonus-not-now`.
 */
export const takeBonus = (asked: Asked): Promise<BonusRow> =>
  inTransaction(asked.house.db, async (tx) => {
    const bonus = await held(tx, asked)
    const { house } = asked
    const { id, player_id, currency, amount_minor } = bonus
    if (bonus.status === 'applied' || bonus.status === 'waiting') return bonus
    const now = house.clock.now()
    if (isOver(bonus.status) || bonus.expires_at <= now) return refuse('sport-bonus-over')
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('sport-bonus-not-now')
    await beginGrant(tx, house, {
      grant_id: id,
      player_id,
      product: 'sport',
      asset: currency,
      purse: freeBetPurse(id),
      fund: `fund:${fundOf(bonus)}`,
      amount_minor,
      // A free bet is not wagered: what it wins is cash.
      required_minor: 0n,
      most_stake_minor: null,
      contributions: {},
      excluded_games: [],
      most_opposite_percent: 100,
    })
    await setStatus(tx, id, 'applied', { applied_at: now })
    await tell(tx, house, bonus, 'applied')
    return { ...bonus, status: 'applied', applied_at: now }
  })

/** Ends a locked bonus that stands in no bet: its money goes back to where promotions are paid from. */
const end = async (tx: Tx, house: House, bonus: BonusRow, status: 'canceled' | 'expired'): Promise<void> => {
  if (bonus.applied_at) await endGrant(tx, house, { grant_id: bonus.id, how: 'returned' })
  await returnFund(tx, house, { campaign: fundOf(bonus), asset: bonus.currency })
  await setStatus(tx, bonus.id, status)
  await tell(tx, house, bonus, status)
}

/** Gives a free bet up. Giving it up again changes nothing. Refusals: `sport-bonus-unknown` (404), `sport-bonus-over`, `sport-bonus-staked`. */
export const cancelBonus = (asked: Asked): Promise<void> =>
  inTransaction(asked.house.db, async (tx) => {
    const bonus = await held(tx, asked)
    if (bonus.status === 'canceled') return
    if (bonus.status === 'waiting') return refuse('sport-bonus-staked')
    if (isOver(bonus.status)) return refuse('sport-bonus-over')
    await end(tx, asked.house, bonus, 'canceled')
  })

const at_once = 500

/** Ends what was not staked in time. */
export const expireBonuses = async (house: House): Promise<void> => {
  for (;;) {
    const ended = await inTransaction(house.db, async (tx) => {
      const rows = await lockDue(tx, house.clock.now(), at_once)
      for (const bonus of rows) await end(tx, house, bonus, 'expired')
      return rows.length
    })
    if (ended < at_once) return
  }
}

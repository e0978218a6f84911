import { beginGrant, endGrant, freeBetPurse, returnFund } from '#casino/money/wallet/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { daysAfter, isOver, usual_terms } from '../rules.ts'
import { fundOf } from './give-bonus.ts'
import { lockDue, lockNextSleeping, lockOwn, setStatus, type BonusRow } from './store.ts'
import { tell } from './tell.ts'

interface Asked {
  readonly house: House
  readonly player_id: bigint
  readonly external_id: string
}

interface Held {
  readonly bonus: BonusRow
  /** Others of the same player that are not over. */
  readonly others: readonly BonusRow[]
}

const held = async (tx: Tx, { player_id, external_id }: Asked): Promise<Held> => {
  const own = await lockOwn(tx, player_id, external_id)
  const bonus = own.find((one) => one.external_id === external_id) ?? refuse('sport-bonus-unknown', {}, 404)
  return { bonus, others: own.filter(({ id }) => id !== bonus.id) }
}

const step = async (tx: Tx, house: House, bonus: BonusRow, status: 'sleeping' | 'rollover'): Promise<BonusRow> => {
  await setStatus(tx, bonus.id, status)
  await tell(tx, house, bonus, status)
  return { ...bonus, status }
}

/** The money of a locked bonus goes from its fund into a purse of its own, and can be staked. After its bets it is valid for as long as any. */
export const beginFreeBet = async (tx: Tx, house: House, bonus: BonusRow): Promise<BonusRow> => {
  const { id, player_id, currency, amount_minor } = bonus
  const now = house.clock.now()
  await beginGrant(tx, house, {
    grant_id: id,
    player_id,
    product: 'sport',
    asset: currency,
    purse: freeBetPurse(id),
    fund: `fund:${fundOf(bonus)}`,
    amount_minor,
    // What is bet for it is cash and was counted before: what it wins is cash.
    required_minor: 0n,
    most_stake_minor: null,
    contributions: {},
    excluded_games: [],
    most_opposite_percent: 100,
  })
  const expires_at = bonus.required_minor > 0n ? daysAfter(now, usual_terms.days) : null
  await setStatus(tx, id, 'applied', { applied_at: now, expires_at })
  await tell(tx, house, bonus, 'applied')
  return { ...bonus, status: 'applied', applied_at: now, expires_at: expires_at ?? bonus.expires_at }
}

/** The next one that sleeps is counted for, where no other is any more. */
export const wakeNext = async (tx: Tx, house: House, player_id: bigint): Promise<void> => {
  const next = await lockNextSleeping(tx, player_id)
  if (next) await step(tx, house, next, 'rollover')
}

const isMet = ({ required_minor, wagered_minor }: BonusRow): boolean => wagered_minor >= required_minor
const isUntaken = (bonus: BonusRow): boolean => bonus.status === 'init' || (bonus.status === 'rollover' && isMet(bonus))

/**
 * Takes a sport bonus. One that asks for bets is counted for from now on, or sleeps while another one is; any other can be staked. Taking a
 * taken one changes nothing. Who is excluded, or may not play now, takes none. Refusals: `sport-bonus-unknown` (404), `sport-bonus-over`,
 * `sport-bonus-not-now`.
 */
export const takeBonus = (asked: Asked): Promise<BonusRow> =>
  inTransaction(asked.house.db, async (tx) => {
    const { bonus, others } = await held(tx, asked)
    const { house } = asked
    if (!isOver(bonus.status) && !isUntaken(bonus)) return bonus
    if (isOver(bonus.status) || bonus.expires_at <= house.clock.now()) return refuse('sport-bonus-over')
    if (!(await isInAudience(tx, house, 'invitation', bonus.player_id))) return refuse('sport-bonus-not-now')
    if (!isMet(bonus)) return step(tx, house, bonus, others.some(({ status }) => status === 'rollover') ? 'sleeping' : 'rollover')
    const begun = await beginFreeBet(tx, house, bonus)
    await wakeNext(tx, house, bonus.player_id)
    return begun
  })

/** Ends a locked bonus that stands in no bet: its money goes back to where promotions are paid from. */
const end = async (tx: Tx, house: House, bonus: BonusRow, status: 'canceled' | 'expired'): Promise<void> => {
  if (bonus.applied_at) await endGrant(tx, house, { grant_id: bonus.id, how: 'returned' })
  await returnFund(tx, house, { campaign: fundOf(bonus), asset: bonus.currency })
  await setStatus(tx, bonus.id, status)
  await tell(tx, house, bonus, status)
  await wakeNext(tx, house, bonus.player_id)
}

/** Gives a sport bonus up. Giving it up again changes nothing. Refusals: `sport-bonus-unknown` (404), `sport-bonus-over`, `sport-bonus-staked`. */
export const cancelBonus = (asked: Asked): Promise<void> =>
  inTransaction(asked.house.db, async (tx) => {
    const { bonus } = await held(tx, asked)
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

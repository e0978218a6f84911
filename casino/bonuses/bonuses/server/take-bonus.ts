import { playerById } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Executor, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import { isDepositBonus, isWithdrawn, mostAmount } from '../rules.ts'
import { atStake } from './at-stake.ts'
import { beginBonus } from './begin-bonus.ts'
import { unmetCondition } from './conditions.ts'
import { endApplied, endWaiting } from './end-bonuses.ts'
import { promise } from './funds.ts'
import { lockBonus, lockPlayer, setRestored, type BonusRow } from './store.ts'
import { tell } from './tell.ts'

interface Asked {
  readonly house: House
  readonly player_id: bigint
  readonly bonus_id: bigint
  readonly language: Language
}

const currencyOf = async (db: Executor, player_id: bigint) => {
  const player = await playerById(db, player_id)
  if (!player) throw new Error(`there is no player ${player_id}`)
  return player.currency
}

/** BO-003, BO-004, ER-013: conditions in the terms besides a deposit, refused with their bounds. */
const refuseConditions = async (tx: Tx, { house, player_id, language }: Asked, { terms }: BonusRow): Promise<void> => {
  const currency = await currencyOf(tx, player_id)
  const unmet = await unmetCondition(tx, { house, player_id, currency }, terms)
  if (unmet === 'days_since_last_deposit') refuse(unmet, { days: terms.deposit_within_days ?? 0 })
  if (unmet === null) return
  const most_minor = terms.most_balance?.[currency] ?? 0
  refuse(unmet, { minBalance: most_minor, currency, most: amountText(most_minor, currency, language) })
}

/** Stakes are made in the currency that the player has now: a bonus of another one could not be wagered. */
const refuseOtherCurrency = async (tx: Tx, { player_id }: Asked, { asset }: BonusRow): Promise<void> => {
  if (asset !== null && asset !== (await currencyOf(tx, player_id))) refuse('bonus-other-currency', { currency: asset })
}

/** The player's own bonus, with both locked: a job that ends it meanwhile has done so, or waits. */
const heldBonus = async (tx: Tx, { player_id, bonus_id }: Asked): Promise<BonusRow> => {
  await lockPlayer(tx, player_id)
  return (await lockBonus(tx, player_id, bonus_id)) ?? refuse('bonus-unknown', {}, 404)
}

const begin = async (tx: Tx, asked: Asked, bonus: BonusRow): Promise<'applied' | 'sleeping'> => {
  const { house, player_id } = asked
  const asset = bonus.asset ?? (await currencyOf(tx, player_id))
  const amount_minor = bonus.amount_minor ?? mostAmount(bonus.terms, asset)
  try {
    return await beginBonus(tx, house, bonus, { asset, amount_minor, deposit: null })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient-funds') return refuse('bonus-none-left')
    throw error
  }
}

/**
 * Activates a bonus (API-109), or one that is queued (API-110). A deposit bonus leads to the cash desk instead. Activating an
 * active one changes nothing. Refused for self-excluded players and those who may not play now.
 */
export const takeBonus = (asked: Asked): Promise<'applied' | 'sleeping' | 'needs-deposit'> =>
  inTransaction(asked.house.db, async (tx) => {
    const bonus = await heldBonus(tx, asked)
    const { house, player_id } = asked
    if (bonus.state === 'applied') return 'applied'
    if (bonus.state !== 'assigned' && bonus.state !== 'sleeping') return refuse('bonus-ended')
    if (bonus.take_by <= house.clock.now() || isWithdrawn(bonus)) return refuse('bonus-ended')
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('bonuses-not-now')
    await refuseOtherCurrency(tx, asked, bonus)
    if (bonus.state === 'assigned') {
      await refuseConditions(tx, asked, bonus)
      if (isDepositBonus(bonus.terms) && bonus.amount_minor === null) return 'needs-deposit'
      return begin(tx, asked, bonus)
    }
    const how = await begin(tx, asked, bonus)
    return how === 'applied' ? how : refuse('bonus-another-active')
  })

/**
 * Cancels a bonus (API-111): its money returns to its fund; the player's cash is not affected. A round in progress ends first; if the
 * wagering is complete by then, the bonus becomes cash. Refusals: `bonus-round-open` while its money is at stake in a round that waits for
 * its player, and would be lost to them with it; `bonus-unknown` (404), `bonus-ended`.
 */
export const cancelBonus = (asked: Asked): Promise<void> =>
  inTransaction(asked.house.db, async (tx) => {
    const bonus = await heldBonus(tx, asked)
    if (bonus.state === 'canceled') return
    if (bonus.state === 'applied') {
      if ((await atStake(tx, asked.house, [bonus])).has(bonus.id)) return refuse('bonus-round-open')
      await endApplied(tx, asked.house, [bonus], 'canceled')
      return
    }
    if (bonus.state !== 'assigned' && bonus.state !== 'sleeping') return refuse('bonus-ended')
    await endWaiting(tx, asked.house, [bonus], 'canceled')
  })

/** Restores a bonus that was cancelled before it was active, while it could still be activated (API-112). */
export const restoreBonus = (asked: Asked): Promise<void> =>
  inTransaction(asked.house.db, async (tx) => {
    const bonus = await heldBonus(tx, asked)
    const { house, player_id } = asked
    if (bonus.state === 'assigned') return
    if (bonus.state !== 'canceled' || bonus.applied_at !== null || bonus.take_by <= house.clock.now()) return refuse('bonus-ended')
    if (isWithdrawn(bonus)) return refuse('bonus-ended')
    if (!(await isInAudience(tx, house, 'reward', player_id))) return refuse('bonuses-not-now')
    const { id, terms_id, asset, amount_minor } = bonus
    if (asset !== null && amount_minor !== null) {
      const key = `bonus:${id}:restore:${bonus.restored}`
      try {
        await promise(tx, house, key, { terms_id, asset, amount_minor })
      } catch (error) {
        if (error instanceof Refusal && error.code === 'insufficient-funds') return refuse('bonus-none-left')
        throw error
      }
    }
    await setRestored(tx, id)
    await tell(tx, house, [{ bonus, event: 'restore' }])
  })

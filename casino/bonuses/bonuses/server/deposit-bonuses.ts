import { hasDeposited } from '#casino/money/cash-desk/server/api.ts'
import type { DepositBonuses } from '#casino/money/cash-desk/extensions.ts'
import { balanceOf } from '#casino/money/wallet/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { amountForDeposit, isDepositBonus, isOpenFor, isWithdrawn } from '../rules.ts'
import { beginBonus } from './begin-bonus.ts'
import { ownBonuses } from './bonus-views.ts'
import { endApplied, endWaiting } from './end-bonuses.ts'
import { fillMissing, fundIn } from './funds.ts'
import { bonusesByIds, bonusOf, lockPlayer, ofDeposits, type BonusRow } from './store.ts'

/** Whether it is a deposit bonus available to this player now. */
const isChoosable = (bonus: BonusRow | undefined): bonus is BonusRow =>
  bonus !== undefined && bonus.state === 'assigned' && isDepositBonus(bonus.terms) && bonus.amount_minor === null

/** Called by the cash desk before a deposit starts: does it qualify for the bonus? */
export const depositBonusesOfCasino: DepositBonuses = {
  product: 'casino',
  faultOf: async (house, { player_id, bonus_id, amount_minor, currency }) => {
    const bonus = await bonusOf(house.db, player_id, BigInt(bonus_id))
    if (!isChoosable(bonus) || isWithdrawn(bonus) || bonus.take_by <= house.clock.now()) return 'deposit-bonus-unknown'
    if (!isOpenFor(bonus.terms, await hasDeposited(house.db, player_id))) return 'deposit-bonus-unknown'
    if (!(await isInAudience(house.db, house, 'invitation', player_id))) return 'deposit-bonus-unknown'
    const brings_minor = amountForDeposit(bonus.terms, currency, amount_minor)
    if (brings_minor === 0n) return 'deposit-below-bonus'
    return (await balanceOf(house.db, fundIn(bonus.terms_id, currency))) < brings_minor ? 'deposit-bonus-unknown' : null
  },
  offersFor: async ({ house, player_id, currency, language }) => {
    const { available } = await ownBonuses({ house, player_id, language })
    return available
      .filter((bonus) => bonus.type === 'DEPBONUS' && bonus.amount === null && bonus.currency === currency)
      .map(({ id, title, calculationFields: { leastDeposit, percent, most } }) => ({ id, title, leastDeposit, percent, most }))
  },
}

/** Deposit facts of the cash desk. */
interface CompletedDeposit {
  readonly payment_id: string
  readonly amount_minor: number
  readonly currency: string
  readonly bonus_id: number
}

/**
 * Activates the bonus chosen with a completed deposit, even if the offer has ended or its fund was emptied meanwhile. A deposit
 * below the minimum activates nothing, and the offer stays available. Self-excluded players get none.
 */
export const giveForDeposit = async (tx: Tx, house: House, player_id: bigint | null, deposit: CompletedDeposit): Promise<void> => {
  const { bonus_id, payment_id, currency } = deposit
  if (bonus_id === 0 || player_id === null || !isCurrency(currency)) return
  await lockPlayer(tx, player_id)
  const bonus = await bonusOf(tx, player_id, BigInt(bonus_id))
  if (!isChoosable(bonus)) return
  const amount_minor = amountForDeposit(bonus.terms, currency, BigInt(deposit.amount_minor))
  if (amount_minor === 0n) return
  if (!(await isInAudience(tx, house, 'reward', player_id))) return endWaiting(tx, house, [bonus], 'rejected')
  await fillMissing(tx, house, `deposit:${bonus.id}`, { terms_id: bonus.terms_id, asset: currency, amount_minor })
  await beginBonus(tx, house, bonus, { asset: currency, amount_minor, deposit: payment_id })
}

/** Cancels bonuses of deposits that the payer's bank took back. */
export const rejectForDisputes = async (tx: Tx, house: House, payments: readonly string[]): Promise<void> => {
  for (const { id, player_id } of await ofDeposits(tx, payments)) {
    await lockPlayer(tx, player_id)
    const [bonus] = await bonusesByIds(tx, [id])
    if (bonus?.state === 'applied') await endApplied(tx, house, [bonus], 'rejected')
    if (bonus?.state === 'sleeping') await endWaiting(tx, house, [bonus], 'rejected')
  }
}

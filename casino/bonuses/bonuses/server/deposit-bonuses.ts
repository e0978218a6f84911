import { cancelGiftsOf } from '#casino/bonuses/free-spins/server/api.ts'
import { hasDeposited } from '#casino/money/cash-desk/server/api.ts'
import type { DepositBonuses } from '#casino/money/cash-desk/extensions.ts'
import { balanceOf } from '#casino/money/wallet/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import type { BonusView } from '../contract.ts'
import { amountForDeposit, isDepositBonus, isOpenFor, isWithdrawn, type BonusState } from '../rules.ts'
import { beginBonus } from './begin-bonus.ts'
import { ownBonuses, type Asking } from './bonus-views.ts'
import { unmetCondition } from './conditions.ts'
import { endApplied, endWaiting } from './end-bonuses.ts'
import { spinsKey } from './free-spins-key.ts'
import { fillMissing, fundIn } from './funds.ts'
import { bonusesByIds, bonusOf, hasFirstDepositBonus, lockBonus, lockPlayer, ofDeposits, type BonusRow } from './store.ts'
import { worthOfOffer } from './worth-words.ts'

/** Whether it is a deposit bonus available to this player now. */
const isChoosable = (bonus: BonusRow | undefined): bonus is BonusRow =>
  bonus !== undefined && bonus.state === 'assigned' && isDepositBonus(bonus.terms) && bonus.amount_minor === null

/**
 * What a bonus is worth with this deposit, told for what the deposit brings instead of for the most. Free spins whose wins go into the
 * bonus bring the same to a small one as to a large one, so of those only the whole is known.
 */
const worthWith = ({ house, language }: Asking, currency: Currency, deposit_minor: bigint, { terms, worth }: BonusRow) => {
  const amount_minor = amountForDeposit(terms, currency, deposit_minor)
  const is_known = amount_minor > 0n && terms.free_spins?.wins !== 'bonus'
  return worthOfOffer(terms, { house, language, currency, amount_minor: is_known ? amount_minor : null, worth })
}

/**
 * API-086: what the player may choose with a deposit in a currency, which meets all that the terms ask for besides the deposit itself.
 * With the amount that is to be deposited, what each is worth is told for that one.
 */
export const bonusesForDeposit = async (asking: Asking, currency: Currency, deposit_minor = 0n): Promise<BonusView[]> => {
  const { house, player_id } = asking
  const { available } = await ownBonuses(asking)
  const open = available.filter((bonus) => bonus.type === 'DEPBONUS' && bonus.amount === null && bonus.currency === currency)
  const rows = await bonusesByIds(
    house.db,
    open.map(({ id }) => BigInt(id)),
  )
  const met = new Map<number, BonusRow>()
  for (const row of rows)
    if ((await unmetCondition(house.db, { house, player_id, currency }, row.terms)) === null) met.set(Number(row.id), row)
  return open.flatMap((view) => {
    const row = met.get(view.id)
    return row ? [{ ...view, worth: worthWith(asking, currency, deposit_minor, row) }] : []
  })
}

/** Called by the cash desk before a deposit starts: does it qualify for the bonus? */
export const depositBonusesOfCasino: DepositBonuses = {
  product: 'casino',
  faultOf: async (house, { player_id, bonus_id, amount_minor, currency }) => {
    const bonus = await bonusOf(house.db, player_id, BigInt(bonus_id))
    if (!isChoosable(bonus) || isWithdrawn(bonus) || bonus.take_by <= house.clock.now()) return 'deposit-bonus-unknown'
    if (!isOpenFor(bonus.terms, await hasDeposited(house.db, player_id))) return 'deposit-bonus-unknown'
    if (!(await isInAudience(house.db, house, 'invitation', player_id))) return 'deposit-bonus-unknown'
    if ((await unmetCondition(house.db, { house, player_id, currency }, bonus.terms)) !== null) return 'deposit-bonus-unknown'
    const brings_minor = amountForDeposit(bonus.terms, currency, amount_minor)
    if (brings_minor === 0n) return 'deposit-below-bonus'
    return (await balanceOf(house.db, fundIn(bonus.terms_id, currency))) < brings_minor ? 'deposit-bonus-unknown' : null
  },
  offersFor: async ({ house, player_id, currency, language }) =>
    (await bonusesForDeposit({ house, player_id, language }, currency)).map(
      ({ id, title, calculationFields: { leastDeposit, percent, most } }) => ({ id, title, leastDeposit, percent, most }),
    ),
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
 * below the minimum activates nothing, and the offer stays available. Self-excluded players get none, and of two bonuses for a first
 * deposit, chosen with two deposits that were begun together, the second is none.
 */
export const giveForDeposit = async (tx: Tx, house: House, player_id: bigint | null, deposit: CompletedDeposit): Promise<void> => {
  const { bonus_id, payment_id, currency } = deposit
  if (bonus_id === 0 || player_id === null || !isCurrency(currency)) return
  await lockPlayer(tx, player_id)
  const bonus = await lockBonus(tx, player_id, BigInt(bonus_id))
  if (!isChoosable(bonus)) return
  if (bonus.terms.trigger === 'first-deposit' && (await hasFirstDepositBonus(tx, player_id))) return
  const amount_minor = amountForDeposit(bonus.terms, currency, BigInt(deposit.amount_minor))
  if (amount_minor === 0n) return
  if (!(await isInAudience(tx, house, 'reward', player_id))) return endWaiting(tx, house, [bonus], 'rejected')
  await fillMissing(tx, house, `deposit:${bonus.id}`, { terms_id: bonus.terms_id, asset: currency, amount_minor })
  await beginBonus(tx, house, bonus, { asset: currency, amount_minor, deposit: payment_id })
}

const mayBegin: ReadonlySet<BonusState> = new Set(['assigned', 'sleeping', 'canceled'])

/**
 * Rejects bonuses that their players have lost the right to, those too that wait, or were given up and could be had back. Others stay; the
 * free spins that any of them brought end with what was not played. Returns those that were rejected.
 */
export const rejectBonuses = async (
  tx: Tx,
  house: House,
  bonuses: readonly { readonly id: bigint; readonly player_id: bigint }[],
): Promise<ReadonlySet<bigint>> => {
  const rejected = new Set<bigint>()
  for (const { id, player_id } of bonuses) {
    await lockPlayer(tx, player_id)
    const bonus = await lockBonus(tx, player_id, id)
    if (bonus?.state === 'applied') for (const ended of await endApplied(tx, house, [bonus], 'rejected')) rejected.add(ended)
    else if (bonus?.applied_at === null && mayBegin.has(bonus.state)) {
      await endWaiting(tx, house, [bonus], 'rejected')
      rejected.add(id)
    }
  }
  await cancelGiftsOf(
    tx,
    house,
    bonuses.map(({ id }) => spinsKey(id)),
  )
  return rejected
}

/** Rejects bonuses of deposits that the payer's bank took back or an operator gave back. */
export const rejectOfDeposits = async (tx: Tx, house: House, payments: readonly string[]): Promise<void> => {
  await rejectBonuses(tx, house, await ofDeposits(tx, payments))
}

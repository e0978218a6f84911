import { giveFreeSpins, hasFreeSpinsOf } from '#casino/bonuses/free-spins/server/api.ts'
import { beginGrant, bonusPurse, readGrants } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { daysAfter, freeSpinsWorth, requiredFor } from '../rules.ts'
import { atStake } from './at-stake.ts'
import { endPlayed } from './end-bonuses.ts'
import { spinsKey } from './free-spins-key.ts'
import { fillMissing, fundIn, fundOf, promise, releasePromises } from './funds.ts'
import { lockApplied, setTaken, type BonusRow } from './store.ts'
import { tell } from './tell.ts'

interface Taken {
  readonly asset: Currency
  readonly amount_minor: bigint
  /** The payment that qualified for it. */
  readonly deposit: string | null
}

/**
 * Ends an active bonus that has no money left and cannot be wagered any more. True if no bonus is active then. One that may still win, by a
 * round that is not over or by free spins of its own, is not at its end.
 */
const makeWay = async (tx: Tx, house: House, applied: BonusRow | undefined): Promise<boolean> => {
  if (!applied) return true
  if ((await atStake(tx, house, [applied])).has(applied.id) || (await hasFreeSpinsOf(tx, applied.id))) return false
  const [standing] = await readGrants(tx, [applied.id])
  if (standing && (standing.balance_minor > 0n || standing.met_at !== null)) return false
  await endPlayed(tx, house, [applied])
  return true
}

/** Grants the free spins in the terms with the bonus; the house covers what the fund lacks. */
const giveSpins = async (tx: Tx, house: House, { id, player_id, terms_id, terms }: BonusRow, asset: Currency): Promise<void> => {
  if (!terms.free_spins) return
  const { stake, wins, ...spins } = terms.free_spins
  const gift = {
    ...spins,
    player_id,
    key: spinsKey(id),
    title: { key: 'bonuses.free-spins.title', values: { title: terms.title } },
    asset,
    stake_minor: BigInt(stake[asset]),
    wins_to: wins === 'bonus' ? id : null,
  }
  await fillMissing(tx, house, `free-spins:${id}`, { terms_id, asset, amount_minor: freeSpinsWorth(terms, asset) })
  await giveFreeSpins(tx, house, gift, fundIn(terms_id, asset))
}

/**
 * Activates a bonus inside the caller's transaction, with its player locked: its money moves from the fund into its own purse, and
 * stakes follow its terms from this commit on. While another one is active, it is queued and its amount reserved. Refusals:
 * `insufficient-funds` if the fund does not cover it.
 */
export const beginBonus = async (tx: Tx, house: House, bonus: BonusRow, taken: Taken): Promise<'applied' | 'sleeping'> => {
  const { id, player_id, terms_id, terms } = bonus
  const at = house.clock.now()
  const { asset, amount_minor } = taken
  const known = { ...taken, required_minor: requiredFor(terms, amount_minor), at }
  if (!(await makeWay(tx, house, await lockApplied(tx, player_id)))) {
    if (!bonus.is_promised) await promise(tx, house, `bonus:${id}:promise`, { terms_id, asset, amount_minor })
    await setTaken(tx, id, known, { state: 'sleeping', take_by: daysAfter(at, terms.days_to_take) })
    await tell(tx, house, [{ bonus: { ...bonus, asset }, event: 'sleeping' }])
    return 'sleeping'
  }
  await releasePromises(tx, house, [bonus], `begin:${id}`)
  await beginGrant(tx, house, {
    grant_id: id,
    player_id,
    product: terms.product,
    asset,
    purse: bonusPurse(id),
    fund: `fund:${fundOf(terms_id)}`,
    amount_minor,
    required_minor: known.required_minor,
    most_stake_minor: BigInt(terms.wagering.most_stake[asset]),
    contributions: terms.wagering.contributions as Readonly<Record<string, number>>,
    excluded_games: terms.wagering.excluded_games,
    most_opposite_percent: terms.wagering.most_opposite_percent,
  })
  await giveSpins(tx, house, bonus, asset)
  await setTaken(tx, id, known, { state: 'applied', finish_by: daysAfter(at, terms.days_to_finish) })
  await tell(tx, house, [{ bonus: { ...bonus, asset }, event: 'applied' }])
  return 'applied'
}

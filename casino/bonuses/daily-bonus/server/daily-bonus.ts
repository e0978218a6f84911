import { assignGifts, fundOf, mostAmount, publishedGifts, takeBonus, type TermsRow } from '#casino/bonuses/bonuses/server/api.ts'
import { balanceOf, fundAccount } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { kyivDay } from '#kernel/clock/kyiv-day.ts'
import { inTransaction, type Executor } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse, type DailyBonus } from '../contract.ts'
import { StepTaken } from '../events.ts'
import { amountOf, isFree, nextStep, steps } from '../rules.ts'
import { lockTaken, readTaken, writeTaken } from './store.ts'

interface Offered {
  readonly terms: TermsRow
  readonly currency: Currency
  readonly most_minor: bigint
}

/** The published terms, and what the whole amount is in the player's currency. */
const offeredTo = async (db: Executor, house: House, player_id: bigint): Promise<Offered | undefined> => {
  const terms = await publishedGifts(db, 'daily', house.clock.now())
  if (!terms) return undefined
  const currency = (await playerById(db, player_id))?.currency ?? house.brand.currency
  return { terms, currency, most_minor: mostAmount(terms.document, currency) }
}

/** API-119; undefined where nothing is given: no terms, a fund that does not hold the next step, or a player whom nobody invites to play. */
export const readDaily = async (house: House, player_id: bigint): Promise<DailyBonus | undefined> => {
  const [offered, taken] = await Promise.all([offeredTo(house.db, house, player_id), readTaken(house.db, player_id)])
  if (!offered || !(await isInAudience(house.db, house, 'invitation', player_id))) return undefined
  const { terms, currency, most_minor } = offered
  const today = kyivDay(house.clock.now(), 0)
  const day = nextStep(taken.count)
  const available = isFree(taken, today.from)
  const stands = await balanceOf(house.db, fundAccount(fundOf(terms.id), currency))
  if (available && stands < amountOf(day, most_minor)) return undefined
  return {
    day,
    available,
    prizes: steps.map((_, index) => ({ day: index + 1, amount: toWire(amountOf(index + 1, most_minor)) })),
    currency,
    exponent: exponentOf(currency),
    nextAt: (available ? today.from : today.until).toISOString(),
  }
}

interface Taking {
  readonly house: House
  readonly player_id: bigint
  readonly language: Language
}

/**
 * API-120: today's step is the player's, once: its bonus is promised with this commit, and then begins or waits its turn. Gives the bonus's
 * number. Refusals: `daily-bonus-closed`, `daily-bonus-taken`, `daily-bonus-not-now`, `daily-bonus-empty` when the fund does not hold it.
 */
export const takeDaily = async (taking: Taking): Promise<bigint> => {
  const { house, player_id } = taking
  const bonus_id = await inTransaction(house.db, async (tx) => {
    const offered = (await offeredTo(tx, house, player_id)) ?? refuse('daily-bonus-closed')
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('daily-bonus-not-now')
    const taken = await lockTaken(tx, player_id)
    const { from } = kyivDay(house.clock.now(), 0)
    if (!isFree(taken, from)) return refuse('daily-bonus-taken')
    const { terms, currency: asset, most_minor } = offered
    const [day, count] = [nextStep(taken.count), taken.count + 1]
    const gift = { player_id, key: `daily:${player_id}:${count}`, asset, amount_minor: amountOf(day, most_minor), is_asked: true }
    try {
      const [bonus] = await assignGifts(tx, house, terms, [gift])
      if (!bonus) throw new Error(`step ${count} of the daily bonus gave nothing to ${player_id}`)
      await writeTaken(tx, player_id, { count, last_from: from })
      await announce(tx, house, [StepTaken({ bonus_id: Number(bonus.id), day }, player_id)])
      return bonus.id
    } catch (error) {
      if (error instanceof Refusal && error.code === 'insufficient-funds') return refuse('daily-bonus-empty')
      throw error
    }
  })
  // Terms that ask for more leave it among what may be taken: it is the player's either way.
  await takeBonus({ ...taking, bonus_id }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
  return bonus_id
}

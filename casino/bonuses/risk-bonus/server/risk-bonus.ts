import {
  daysAfter,
  fundOf,
  mostAmount,
  offerOf,
  promise,
  publishedGifts,
  termsById,
  type TermsRow,
} from '#casino/bonuses/bonuses/server/api.ts'
import { hasDeposited } from '#casino/money/cash-desk/server/api.ts'
import { balanceOf, fundAccount } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse, type RiskBonus } from '../contract.ts'
import { covered_hours, days_to_deposit, hours_to_count, percent, risk_category } from '../rules.ts'
import { coverOf, insertCover, type Cover } from './store.ts'

interface Asking {
  readonly house: House
  readonly player_id: bigint
  readonly language: Language
}

const currencyOf = async (db: Executor, { house, player_id }: Asking): Promise<Currency> =>
  (await playerById(db, player_id))?.currency ?? house.brand.currency

/** As its player sees it: `cover` once they take part. */
const viewOf = ({ house, language }: Asking, { document, worth }: TermsRow, currency: Currency, cover?: Cover): RiskBonus => {
  const most_minor = cover?.most ?? mostAmount(document, currency)
  const due = cover?.due_at.toISOString() ?? null
  return {
    status: cover?.state === 'counting' ? 'counting' : cover ? 'joined' : 'open',
    percent,
    hours: covered_hours,
    most: toWire(most_minor),
    currency,
    exponent: exponentOf(currency),
    countedAfter: hours_to_count,
    depositDays: days_to_deposit,
    depositBy: cover?.state === 'joined' ? due : null,
    covered: typeof cover?.covered === 'bigint' ? toWire(cover.covered) : null,
    countedAt: cover?.state === 'counting' ? due : null,
    offer: offerOf(document, { house, language, currency, amount_minor: null, worth }),
  }
}

/**
 * API-116; undefined where there is none: the licence forbids it, nothing is published, the fund does not hold it, the first deposit was made
 * without it, or nobody invites this player to play.
 */
export const readRisk = async (asking: Asking): Promise<RiskBonus | undefined> => {
  const { house, player_id } = asking
  if (!house.jurisdiction.rewards_tied_to_losses || !(await isInAudience(house.db, house, 'invitation', player_id))) return undefined
  const cover = await coverOf(house.db, player_id)
  if (cover?.state === 'over') return undefined
  if (cover) {
    const promised = await termsById(house.db, cover.terms_id)
    return promised && viewOf(asking, promised, cover.asset, cover)
  }
  const terms = await publishedGifts(house.db, risk_category, house.clock.now())
  if (!terms || (await hasDeposited(house.db, player_id))) return undefined
  const currency = await currencyOf(house.db, asking)
  const stands = await balanceOf(house.db, fundAccount(fundOf(terms.id), currency))
  return stands < mostAmount(terms.document, currency) ? undefined : viewOf(asking, terms, currency)
}

/**
 * The player takes part: the most that the cover can bring is set aside for them with this commit. Once more changes nothing. Refusals:
 * `risk-bonus-closed`, `risk-bonus-not-now`, `risk-bonus-deposited`, `risk-bonus-empty` when the fund does not hold it.
 */
export const joinRisk = async (asking: Asking): Promise<RiskBonus> => {
  const { house, player_id } = asking
  if (!house.jurisdiction.rewards_tied_to_losses) return refuse('risk-bonus-closed')
  await inTransaction(house.db, async (tx) => {
    const terms = (await publishedGifts(tx, risk_category, house.clock.now())) ?? refuse('risk-bonus-closed')
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('risk-bonus-not-now')
    if (await hasDeposited(tx, player_id)) return refuse('risk-bonus-deposited')
    const asset = await currencyOf(tx, asking)
    const cover = { player_id, terms_id: terms.id, asset, most: mostAmount(terms.document, asset) }
    if (!(await insertCover(tx, { ...cover, due_at: daysAfter(house.clock.now(), days_to_deposit) }))) return
    try {
      await promise(tx, house, `risk:${player_id}:promise`, { ...cover, amount_minor: cover.most })
    } catch (error) {
      if (error instanceof Refusal && error.code === 'insufficient-funds') return refuse('risk-bonus-empty')
      throw error
    }
  })
  return (await readRisk(asking)) ?? refuse('risk-bonus-closed')
}

import {
  assignGifts,
  fundOf,
  isGiven,
  mostAmount,
  offerOf,
  partner_category,
  publishedGifts,
  type TermsRow,
} from '#casino/bonuses/bonuses/server/api.ts'
import type { BonusOffer } from '#casino/bonuses/bonuses/contract.ts'
import { balanceOf, fundAccount } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'

/** Why the bonus was given: once for a player and terms, whatever version. */
const keyOf = ({ slug }: TermsRow, player_id: bigint): string => `partner:${slug}:${player_id}`

const currencyOf = async (db: Executor, house: House, player_id: bigint | null): Promise<Currency> =>
  (player_id !== null && (await playerById(db, player_id))?.currency) || house.brand.currency

interface Asking {
  readonly house: House
  readonly player_id: bigint | null
  readonly language: Language
}

/** API-117: what a partner's visitor would be given, where the fund holds it and they did not have it yet. */
export const partnerOffer = async ({ house, player_id, language }: Asking): Promise<BonusOffer | null> => {
  const terms = await publishedGifts(house.db, partner_category, house.clock.now())
  if (!terms) return null
  const currency = await currencyOf(house.db, house, player_id)
  const amount_minor = mostAmount(terms.document, currency)
  if ((await balanceOf(house.db, fundAccount(fundOf(terms.id), currency))) < amount_minor) return null
  if (player_id !== null) {
    if (!(await isInAudience(house.db, house, 'invitation', player_id))) return null
    if (await isGiven(house.db, keyOf(terms, player_id))) return null
  }
  return offerOf(terms.document, { house, language, currency, amount_minor, worth: terms.worth })
}

/**
 * API-118: the bonus is the player's to take from this commit on, once. Gives its number. Refusals: `partner-bonus-none` where nothing is
 * published or the fund is empty, `partner-bonus-taken`, `partner-bonus-not-now`.
 */
export const takeOffer = (house: House, player_id: bigint): Promise<bigint> =>
  inTransaction(house.db, async (tx) => {
    const terms = (await publishedGifts(tx, partner_category, house.clock.now())) ?? refuse('partner-bonus-none')
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('partner-bonus-not-now')
    const asset = await currencyOf(tx, house, player_id)
    const gift = { player_id, key: keyOf(terms, player_id), asset, amount_minor: mostAmount(terms.document, asset), is_asked: true }
    try {
      const [bonus] = await assignGifts(tx, house, terms, [gift])
      return bonus?.id ?? refuse('partner-bonus-taken')
    } catch (error) {
      if (error instanceof Refusal && error.code === 'insufficient-funds') return refuse('partner-bonus-none')
      throw error
    }
  })

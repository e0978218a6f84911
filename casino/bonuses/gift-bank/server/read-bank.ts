import { offerOf } from '#casino/bonuses/bonuses/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { pageOfRows } from '#kernel/contract/pages.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import type { GiftBankData, MadeGift, Progress } from '../contract.ts'
import { goalOf } from '../rules.ts'
import { giftTerms, holdsGift } from './gift-terms.ts'
import { giftsOf, readFilled } from './store.ts'

const currencyOf = async (house: House, player_id: bigint): Promise<Currency> =>
  (await playerById(house.db, player_id))?.currency ?? house.brand.currency

/** API-237; undefined where the house has no gift bank. */
export const readProgress = async (house: House, player_id: bigint): Promise<Progress | undefined> => {
  const currency = await currencyOf(house, player_id)
  const terms = await giftTerms(house.db, house, currency)
  if (!terms) return undefined
  const [filled, goal] = [await readFilled(house.db, player_id, currency), goalOf(terms.amount_minor)]
  const isOpen = (await holdsGift(house.db, terms)) && (await isInAudience(house.db, house, 'invitation', player_id))
  const gift = toWire(terms.amount_minor)
  return { filled: toWire(filled), goal: toWire(goal), gift, isFull: filled >= goal, isOpen, currency, exponent: exponentOf(currency) }
}

export const readGifts = async (house: House, player_id: bigint, { limit, offset }: { limit: number; offset: number }) =>
  pageOfRows(
    (await giftsOf(house.db, player_id, limit + 1, offset)).map(({ code, amount_minor, asset, state, made_at, ends_at }): MadeGift => ({
      code,
      amount: toWire(amount_minor),
      currency: asset,
      exponent: exponentOf(asset),
      state,
      madeAt: made_at.toISOString(),
      endsAt: ends_at.toISOString(),
    })),
    limit,
  )

/** The page: what a gift is, on what terms, and how far one's own bank is. */
export const readPage = async (house: House, player_id: bigint | null, language: Language): Promise<GiftBankData> => {
  const currency = player_id === null ? house.brand.currency : await currencyOf(house, player_id)
  const terms = await giftTerms(house.db, house, currency)
  if (!terms) return { offer: null, own: null }
  const { document, worth } = terms.terms
  return {
    offer: offerOf(document, { house, language, currency, amount_minor: terms.amount_minor, worth }),
    own: player_id === null ? null : ((await readProgress(house, player_id)) ?? null),
  }
}

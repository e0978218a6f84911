import { playerById } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { currencies, toWire, type Currency } from '#kernel/money/currency.ts'
import type { CashDesk, CashMethod } from '../contract.ts'
import { amountFault, cash_version, depositLimits, lastFirst } from '../rules.ts'
import { openMethods } from './closing.ts'
import { depositOffers } from './deposit-offers.ts'
import { takingIn, type OfferedMethod } from './providers.ts'
import { ownCards } from './saved-cards.ts'
import { lastDeposit } from './store.ts'

export const cashMethod = (house: House, language: Language, { method }: OfferedMethod): CashMethod => ({
  id: method.id,
  slug: method.slug,
  title: house.messages.format(language, method.title, {}),
  isTest: house.config.demo,
  ...(method.wallet && { wallet: method.wallet }),
})

export interface DeskRequest {
  readonly player_id: bigint | null
  readonly language: Language
  readonly location?: string | undefined
  readonly bonus_id?: number | undefined
}

interface Before {
  readonly method: string
  readonly amount: number
}

const before = async (house: House, player_id: bigint | null, currency: Currency): Promise<Before | undefined> => {
  const last = player_id === null ? undefined : await lastDeposit(house.db, player_id)
  return last && last.currency === currency ? { method: last.method, amount: toWire(last.amount) } : undefined
}

/** The desk of a player, or the form that a guest sees: the methods, what may be deposited, and what was chosen last. */
export const openDesk = async (house: House, { player_id, language, location, bonus_id }: DeskRequest): Promise<CashDesk> => {
  const player = player_id === null ? undefined : await playerById(house.db, player_id)
  const currency = player?.currency ?? house.brand.currency
  const { min, max, presets, usual } = depositLimits(currency)
  const last = await before(house, player_id, currency)
  const offered = takingIn(await openMethods(house), currency)
  const methods = offered.map((one) => cashMethod(house, language, one))
  const used = offered.find(({ method }) => method.slug === last?.method)
  const lastMethodId = used?.method.id ?? null
  const { id, symbol, exponent } = currencies[currency]
  return {
    version: cash_version,
    location: location ?? null,
    currency: { id, iso: currency, symbol, exponent },
    methods: [...lastFirst(methods, used?.is_failing ? null : lastMethodId)],
    lastMethodId,
    presets: [...presets],
    defaultAmount: last && amountFault(last.amount, { min, max }) === null ? last.amount : usual,
    limit: { min, max },
    bonusId: bonus_id ?? 0,
    bonuses: player_id === null ? [] : await depositOffers({ house, player_id, currency, language }),
    cards: player_id === null ? [] : await ownCards(house, player_id),
  }
}

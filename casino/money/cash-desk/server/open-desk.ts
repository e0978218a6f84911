import { playerById } from '#casino/players/accounts/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { currencies, exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import { refuse, type CashDesk, type CashMethod, type DepositOffer } from '../contract.ts'
import { depositBonuses, type OfferAsked } from '../extensions.ts'
import { amountFault, cash_version, currencyById, depositLimits, lastFirst } from '../rules.ts'
import type { OfferedMethod } from './provider.ts'
import { openMethods, takingIn } from './providers.ts'
import { ownCards } from './saved-cards.ts'
import { depositAtProvider, lastDeposit } from './store.ts'
import { suspendedUntil } from './suspension.ts'

export const cashMethod = (house: House, language: Language, { method }: OfferedMethod): CashMethod => ({
  id: method.id,
  slug: method.slug,
  title: house.messages.format(language, method.title, {}),
  isTest: house.config.demo,
  ...(method.transfer && { transfer: method.transfer }),
  ...(method.wallet && { wallet: method.wallet }),
})

export interface DeskRequest {
  readonly player_id: bigint | null
  readonly language: Language
  readonly location?: string | undefined
  readonly bonus_id?: number | undefined
  /** Of what is to be paid; the player's current one where nothing is chosen. */
  readonly currency_id?: number | undefined
}

export interface OpenedDesk {
  readonly desk: CashDesk
  /** Where the deposit that waits goes on. */
  readonly redirectUrl?: string
}

interface Before {
  readonly method: string
  readonly amount: number
}

const before = async (house: House, player_id: bigint | null, currency: Currency): Promise<Before | undefined> => {
  const last = player_id === null ? undefined : await lastDeposit(house.db, player_id, currency)
  return last && { method: last.method, amount: toWire(last.amount) }
}

const deskCurrency = (iso: Currency): CashDesk['currency'] => {
  const { id, symbol, exponent } = currencies[iso]
  return { id, iso, symbol, exponent }
}

/** What a player may pay in, the one that they play in first; a guest's wallet does not exist yet, and will be in the brand's own. */
const choosable = (methods: readonly OfferedMethod[], own: Currency, is_guest: boolean): readonly Currency[] => {
  const taken = (Object.keys(currencies) as Currency[]).filter((currency) => currency !== own && takingIn(methods, currency).length > 0)
  return is_guest ? [own] : [own, ...taken]
}

const chosenOf = (currency_id: number | undefined, own: Currency, may_choose: readonly Currency[]): Currency => {
  if (currency_id === undefined) return own
  const currency = currencyById(currency_id)
  return currency && may_choose.includes(currency) ? currency : refuse('desk-currency-unknown')
}

/** A deposit that the player left at its provider's page: it goes on there, so that a second press is no second deposit. */
const waitingAt = async (house: House, player_id: bigint | null): Promise<Pick<OpenedDesk, 'redirectUrl'> & Pick<CashDesk, 'waiting'>> => {
  const left = player_id === null ? undefined : await depositAtProvider(house.db, player_id, house.clock.now())
  if (!left) return { waiting: null }
  const { id, amount, currency, created_at, page_url } = left
  const waiting = { id: String(id), amount: toWire(amount), currency, exponent: exponentOf(currency), createdAt: created_at.toISOString() }
  return { waiting, redirectUrl: page_url }
}

/** The bonuses that go with a deposit now: those of the casino, then those of sport. None is chosen by itself. */
const depositOffers = async (asked: OfferAsked): Promise<DepositOffer[]> => {
  const known = contributionsTo(asked.house.slices, depositBonuses).toSorted((a, b) => a.product.localeCompare(b.product))
  return (await Promise.all(known.map(({ offersFor }) => offersFor(asked)))).flat()
}

/**
 * The desk of a player in a currency, or the form that a guest sees: the methods, what may be deposited, and what was chosen last in it.
 * Refuses `desk-currency-unknown` a currency that nothing is taken in.
 */
export const openDesk = async (house: House, asked: DeskRequest): Promise<OpenedDesk> => {
  const { player_id, language, location, bonus_id } = asked
  const player = player_id === null ? undefined : await playerById(house.db, player_id)
  const own = player?.currency ?? house.brand.currency
  const open = await openMethods(house)
  const may_choose = choosable(open, own, player_id === null)
  const currency = chosenOf(asked.currency_id, own, may_choose)
  const { min, max, presets, usual } = depositLimits(currency)
  const last = await before(house, player_id, currency)
  const offered = takingIn(open, currency)
  const methods = offered.map((one) => cashMethod(house, language, one))
  const used = offered.find(({ method }) => method.slug === last?.method)
  const lastMethodId = used?.method.id ?? null
  const { waiting, ...redirect } = await waitingAt(house, player_id)
  const desk: CashDesk = {
    version: cash_version,
    location: location ?? null,
    currency: deskCurrency(currency),
    currencies: may_choose.map(deskCurrency),
    methods: [...lastFirst(methods, used?.is_failing ? null : lastMethodId)],
    lastMethodId,
    presets: [...presets],
    defaultAmount: last && amountFault(last.amount, { min, max }) === null ? last.amount : usual,
    limit: { min, max },
    // A bonus is played in the currency that its player plays in.
    bonusId: currency === own ? (bonus_id ?? 0) : 0,
    bonuses: player_id === null || currency !== own ? [] : await depositOffers({ house, player_id, currency, language }),
    cards: player_id === null ? [] : await ownCards(house, player_id, offered),
    waiting,
    suspendedUntil: player_id === null ? null : await suspendedUntil(house, house.db, player_id),
  }
  return { desk, ...redirect }
}

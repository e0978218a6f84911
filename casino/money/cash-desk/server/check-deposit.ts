import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { refuse, refuseFields, type makeDeposit } from '../contract.ts'
import { depositBonuses } from '../extensions.ts'
import { amountFault, currencyById, depositLimits } from '../rules.ts'
import type { OfferedMethod } from './provider.ts'
import { takingIn } from './providers.ts'

export type AskedDeposit = BodyOf<typeof makeDeposit>

export interface CheckedDeposit {
  readonly currency: Currency
  readonly amount_minor: bigint
  readonly offered: OfferedMethod
}

const refuseAmount = (amount: number, currency: Currency, language: Language): void => {
  const limits = depositLimits(currency)
  const fault = amountFault(amount, limits)
  if (!fault) return
  const bound_minor = fault === 'deposit-below-minimum' ? limits.min : limits.max
  refuse(fault, { bound: amountText(bound_minor, currency, language), bound_minor, field: 'amount' })
}

/**
 * Validates the choices of a player or guest without creating anything (WA-006). `methods` are the available payment methods. Any currency
 * of the house may be paid in: there is a wallet of each (decision 0070). Refusals: `deposits-closed`, `deposit-below-minimum` and
 * `deposit-above-maximum` { bound_minor }, `deposit-method-unknown`; a field error of `currency_id` (WA-009).
 */
export const checkDeposit = (methods: readonly OfferedMethod[], asked: AskedDeposit, language: Language): CheckedDeposit => {
  if (methods.length === 0) return refuse('deposits-closed')
  const currency = currencyById(asked.currency_id)
  if (!currency) return refuseFields({ currency_id: 'deposit-currency-other' })
  const taking = takingIn(methods, currency)
  const [first] = taking
  if (!first) return refuse('deposit-method-unknown')
  refuseAmount(asked.amount, currency, language)
  const found = taking.find(({ method }) => method.id === asked.method_id)
  // WA-010: a check suggests an available method; a payment only uses the chosen one.
  if (!found && !asked.validate) return refuse('deposit-method-unknown')
  return { currency, amount_minor: BigInt(asked.amount), offered: found ?? first }
}

/**
 * A bonus comes with a deposit in the currency that is played in: elsewhere it would lie where nothing is staked. Field errors of the bonus
 * that was chosen, so that the deposit can go on without it.
 */
export const refuseBonusElsewhere = (
  asked: Pick<AskedDeposit, 'bonus_id' | 'sport_betting_bonus_id'>,
  currency: Currency,
  own: Currency | undefined,
): void => {
  if (currency === own) return
  if (asked.bonus_id) refuseFields({ bonus_id: 'deposit-bonus-other-currency' })
  if (asked.sport_betting_bonus_id) refuseFields({ sport_betting_bonus_id: 'deposit-bonus-other-currency' })
}

/**
 * WA-007: if the deposit does not qualify for the bonus, its field gets the error, so that the form can continue without it. Guests
 * have no bonus.
 */
export const refuseOtherBonuses = async (
  house: House,
  asked: AskedDeposit,
  player_id: bigint | null,
  { amount_minor, currency }: CheckedDeposit,
): Promise<void> => {
  const chosen = [
    { product: 'casino', field: 'bonus_id', bonus_id: asked.bonus_id ?? 0 },
    { product: 'sport', field: 'sport_betting_bonus_id', bonus_id: asked.sport_betting_bonus_id ?? 0 },
  ] as const
  for (const { product, field, bonus_id } of chosen) {
    if (bonus_id === 0) continue
    const known = contributionsTo(house.slices, depositBonuses).find((one) => one.product === product)
    if (!known || player_id === null) return refuseFields({ [field]: 'deposit-bonus-unknown' })
    const fault = await known.faultOf(house, { player_id, bonus_id, amount_minor, currency })
    if (fault) refuseFields({ [field]: fault })
  }
}

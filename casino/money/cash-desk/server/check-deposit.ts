import type { BodyOf } from '#kernel/contract/endpoint.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { refuse, refuseFields, type makeDeposit } from '../contract.ts'
import { amountFault, currencyById, depositLimits } from '../rules.ts'
import type { OfferedMethod } from './providers.ts'

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
 * Checks what a player or guest chose, and creates nothing (WA-006). `methods` are those that are open now; `own` is the player's
 * currency, null for a guest.
 * Refusals: `deposits-closed`, `deposit-below-minimum` and `deposit-above-maximum` { bound_minor }, `deposit-method-unknown`;
 * field errors of `currency_id` (WA-009) and `bonus_id` (WA-007).
 */
export const checkDeposit = (
  methods: readonly OfferedMethod[],
  asked: AskedDeposit,
  own: Currency | null,
  language: Language,
): CheckedDeposit => {
  const [first] = methods
  if (!first) return refuse('deposits-closed')
  const currency = currencyById(asked.currency_id)
  if (!currency || (own !== null && currency !== own)) return refuseFields({ currency_id: 'deposit-currency-other' })
  // No bonus can be taken with a deposit yet, so every number is one that is not there.
  if (asked.bonus_id) return refuseFields({ bonus_id: 'deposit-bonus-unknown' })
  if (asked.sport_betting_bonus_id) return refuseFields({ sport_betting_bonus_id: 'deposit-bonus-unknown' })
  refuseAmount(asked.amount, currency, language)
  const found = methods.find(({ method }) => method.id === asked.method_id)
  // WA-010: a check gives the method that can be used instead; a payment goes only by the one that was chosen.
  if (!found && !asked.validate) return refuse('deposit-method-unknown')
  return { currency, amount_minor: BigInt(asked.amount), offered: found ?? first }
}

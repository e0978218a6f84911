import type { Currency } from '#kernel/money/currency.ts'
import type { BonusTerms } from './terms.ts'

/** BO-018: states of a bonus. The last three are final, and so is a cancellation once the bonus was active. */
export const bonusStates = ['assigned', 'sleeping', 'applied', 'complete', 'canceled', 'rejected', 'expired'] as const
export type BonusState = (typeof bonusStates)[number]

/** Events of a bonus, as named in messages and facts (RTM-031 … RTM-037). */
export const bonusEvents = ['assigned', 'sleeping', 'applied', 'complete', 'canceled', 'rejected', 'expired', 'restore'] as const
export type BonusEvent = (typeof bonusEvents)[number]

/** Page size of counted stakes. */
export const wagers_limit = 20
/** Number of ended bonuses on the page. */
export const finished_limit = 20

/** The expected value is computed for stakes of a fiftieth of the bonus. */
export const stakes_in_bonus = 50

/** Whether the bonus requires a deposit. */
export const isDepositBonus = ({ trigger }: Pick<BonusTerms, 'trigger'>): boolean => trigger === 'first-deposit' || trigger === 'deposit'

/** Categories of gifts whose givers work them out from what was lost. */
const categoriesForLosses: readonly string[] = ['insurance', 'risk']

/** Does it pay for what somebody lost? Some licences forbid that. */
export const isForLosses = ({ category, card_type }: Pick<BonusTerms, 'category' | 'card_type'>): boolean =>
  card_type === 'customCashback' || categoriesForLosses.includes(category)

/** Minimum deposit for the bonus, minor units; 0 if none is required. */
export const leastDeposit = ({ amount }: Pick<BonusTerms, 'amount'>, currency: Currency): bigint =>
  amount.kind === 'percent' ? BigInt(amount.least_deposit[currency]) : 0n

/** Maximum amount of one bonus, minor units. */
export const mostAmount = ({ amount }: Pick<BonusTerms, 'amount'>, currency: Currency): bigint =>
  BigInt(amount.kind === 'fixed' ? amount.amounts[currency] : amount.most[currency])

/** Number of free spins of one bonus, in all portions. */
export const freeSpinsCount = ({ free_spins }: Pick<BonusTerms, 'free_spins'>): number =>
  free_spins ? free_spins.number * free_spins.portions : 0

/** Their cost to the fund, minor units: one stake each. */
export const freeSpinsWorth = (terms: Pick<BonusTerms, 'free_spins'>, currency: Currency): bigint =>
  BigInt(freeSpinsCount(terms)) * BigInt(terms.free_spins?.stake[currency] ?? 0)

/**
 * The stake that the worth of a bonus is told for, a fiftieth of what the player has, or of the most of the terms: of the stakes that one
 * may choose the largest that is no more than that and allowed by the terms, and the least where none is.
 */
export const exampleStake = (
  terms: Pick<BonusTerms, 'amount' | 'wagering'>,
  currency: Currency,
  choices: readonly number[],
  amount_minor: bigint = mostAmount(terms, currency),
): bigint => {
  const most = Math.min(Number(amount_minor) / stakes_in_bonus, terms.wagering.most_stake[currency])
  const playable = choices.filter((stake) => stake <= most)
  return BigInt(playable.length > 0 ? Math.max(...playable) : Math.min(...choices))
}

/** The bonus for a deposit, minor units; 0 if the deposit is too small. Rounded down. */
export const amountForDeposit = (terms: Pick<BonusTerms, 'amount'>, currency: Currency, deposit_minor: bigint): bigint => {
  const { amount } = terms
  if (amount.kind !== 'percent' || deposit_minor < BigInt(amount.least_deposit[currency])) return 0n
  const share = (deposit_minor * BigInt(amount.percent)) / 100n
  const most = BigInt(amount.most[currency])
  return share < most ? share : most
}

/** Amount to be wagered before the bonus becomes cash. */
export const requiredFor = ({ wagering }: Pick<BonusTerms, 'wagering'>, amount_minor: bigint): bigint =>
  amount_minor * BigInt(wagering.multiple)

/** Maximum amount converted to cash; null if unlimited. */
export const mostConverted = ({ most_won_multiple }: Pick<BonusTerms, 'most_won_multiple'>, amount_minor: bigint): bigint | null =>
  most_won_multiple === null ? null : amount_minor * BigInt(most_won_multiple)

/** Whether it is an offer of an outdated version that was not promised to this player. */
export const isWithdrawn = (bonus: { readonly amount_minor: bigint | null; readonly is_published: boolean }): boolean =>
  bonus.amount_minor === null && !bonus.is_published

const ranks: Readonly<Record<BonusTerms['trigger'], number>> = { gift: 0, 'first-deposit': 1, registration: 2, deposit: 3 }

/**
 * API-107: order of offers: gifts first, then the welcome bonus, then those with more conditions; of the same kind, the one that
 * ends sooner.
 */
export const byPriority = (
  one: { readonly terms: Pick<BonusTerms, 'trigger'>; readonly take_by: Date },
  other: { readonly terms: Pick<BonusTerms, 'trigger'>; readonly take_by: Date },
): number => ranks[one.terms.trigger] - ranks[other.terms.trigger] || one.take_by.getTime() - other.take_by.getTime()

/**
 * Whether an assigned bonus still applies to a player who has or has not deposited: a welcome bonus needs a first deposit, a reload
 * bonus a later one.
 */
export const isOpenFor = ({ trigger }: Pick<BonusTerms, 'trigger'>, has_deposited: boolean): boolean =>
  trigger === 'first-deposit' ? !has_deposited : trigger === 'deposit' ? has_deposited : true

/** Bonuses of partners (CN-054). */
export const partner_category = 'gambling_partners'

/** Categories that no start opens: a partner's comes by its own address (CN-054), the others have windows of their own. */
const categoriesNotAtStart: readonly string[] = [partner_category, 'birthday', 'insurance', 'daily']

/** ST-010b: what waits for this very player may open its window at a start; what is offered to everybody waits on the page. */
export const opensAtStart = ({ amount, category }: { readonly amount: number | null; readonly category: string }): boolean =>
  amount !== null && !categoriesNotAtStart.includes(category)

/** Days from one moment to another, the last of them begun. */
export const daysBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / 86_400_000)

/** So many days after a moment. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000)

/** Until when an offer that somebody sees first at this moment may be taken: no longer than it is made at all. */
export const offeredUntil = ({ days_to_take, ends_at }: Pick<BonusTerms, 'days_to_take' | 'ends_at'>, now: Date): Date => {
  const [latest, end] = [daysAfter(now, days_to_take), ends_at === undefined ? undefined : new Date(ends_at)]
  return end !== undefined && end < latest ? end : latest
}

import type { Currency } from '#kernel/money/currency.ts'
import type { BonusTerms } from './terms.ts'

/** BO-018: how far a bonus is on its way. The last three are for good, and so is a cancellation once the bonus was played with. */
export const bonusStates = ['assigned', 'sleeping', 'applied', 'complete', 'canceled', 'rejected', 'expired'] as const
export type BonusState = (typeof bonusStates)[number]

/** What happens to a bonus, as messages and facts name it (RTM-031 … RTM-037). */
export const bonusEvents = ['assigned', 'sleeping', 'applied', 'complete', 'canceled', 'rejected', 'expired', 'restore'] as const
export type BonusEvent = (typeof bonusEvents)[number]

/** Rows of what counted, at a time. */
export const wagers_limit = 20
/** Bonuses that have ended, as many as the page shows. */
export const finished_limit = 20

/** What a bonus is worth is told for stakes of a fiftieth of it. */
export const stakes_in_bonus = 50

/** Does it come with a deposit? */
export const isDepositBonus = ({ trigger }: Pick<BonusTerms, 'trigger'>): boolean => trigger === 'first-deposit' || trigger === 'deposit'

/** The least deposit that brings the bonus, minor units; 0 where none is needed. */
export const leastDeposit = ({ amount }: Pick<BonusTerms, 'amount'>, currency: Currency): bigint =>
  amount.kind === 'percent' ? BigInt(amount.least_deposit[currency]) : 0n

/** The most that one bonus gives, minor units. */
export const mostAmount = ({ amount }: Pick<BonusTerms, 'amount'>, currency: Currency): bigint =>
  BigInt(amount.kind === 'fixed' ? amount.amounts[currency] : amount.most[currency])

/** Free spins of one bonus, all portions together. */
export const freeSpinsCount = ({ free_spins }: Pick<BonusTerms, 'free_spins'>): number =>
  free_spins ? free_spins.number * free_spins.portions : 0

/** What they cost its fund, minor units: each is a stake. */
export const freeSpinsWorth = (terms: Pick<BonusTerms, 'free_spins'>, currency: Currency): bigint =>
  BigInt(freeSpinsCount(terms)) * BigInt(terms.free_spins?.stake[currency] ?? 0)

/** What a deposit brings, minor units; 0 for one that is too small. A part of a minor unit is not given. */
export const amountForDeposit = (terms: Pick<BonusTerms, 'amount'>, currency: Currency, deposit_minor: bigint): bigint => {
  const { amount } = terms
  if (amount.kind !== 'percent' || deposit_minor < BigInt(amount.least_deposit[currency])) return 0n
  const share = (deposit_minor * BigInt(amount.percent)) / 100n
  const most = BigInt(amount.most[currency])
  return share < most ? share : most
}

/** How much must be staked before the bonus becomes cash. */
export const requiredFor = ({ wagering }: Pick<BonusTerms, 'wagering'>, amount_minor: bigint): bigint =>
  amount_minor * BigInt(wagering.multiple)

/** The most that becomes cash; null without a bound. */
export const mostConverted = ({ most_won_multiple }: Pick<BonusTerms, 'most_won_multiple'>, amount_minor: bigint): bigint | null =>
  most_won_multiple === null ? null : amount_minor * BigInt(most_won_multiple)

/** An offer of a version that is given no more, and of which nothing was promised to this player. */
export const isWithdrawn = (bonus: { readonly amount_minor: bigint | null; readonly is_published: boolean }): boolean =>
  bonus.amount_minor === null && !bonus.is_published

const ranks: Readonly<Record<BonusTerms['trigger'], number>> = { gift: 0, 'first-deposit': 1, registration: 2, deposit: 3 }

/** API-107: gifts first, then the welcome, then what asks for more; of the same kind what ends sooner. */
export const byPriority = (
  one: { readonly terms: Pick<BonusTerms, 'trigger'>; readonly take_by: Date },
  other: { readonly terms: Pick<BonusTerms, 'trigger'>; readonly take_by: Date },
): number => ranks[one.terms.trigger] - ranks[other.terms.trigger] || one.take_by.getTime() - other.take_by.getTime()

/** Is an assigned bonus still for who has, or has never, made a deposit? A welcome is for a first deposit, a reload for the later ones. */
export const isOpenFor = ({ trigger }: Pick<BonusTerms, 'trigger'>, has_deposited: boolean): boolean =>
  trigger === 'first-deposit' ? !has_deposited : trigger === 'deposit' ? has_deposited : true

/** So many days after a moment. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000)

import { engineOf } from '#engines/registry.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, type Currency } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import type { BonusOffer } from '../contract.ts'
import { exampleStake, freeSpinsCount, isDepositBonus, stakes_in_bonus } from '../rules.ts'
import type { BonusTerms } from '../terms.ts'
import { averageSpinsWin } from './free-spins-worth.ts'
import { stakesIn } from './stakes-in.ts'
import type { GameWorth } from './worth-store.ts'

/** Who reads terms, and of which amount. */
export interface TermsReader {
  readonly house: House
  readonly language: Language
  readonly currency: Currency
  /** Known once the bonus has an amount: the lines name sums then, and multiples before. */
  readonly amount_minor: bigint | null
  /** What the version is worth in which game; null until it is computed. */
  readonly worth: readonly GameWorth[] | null
  /** How many days there are to take it, where its giver, or the end of the offer, leaves fewer than the terms. */
  readonly days_to_take?: number
  /** Terms that follow these ones. */
  readonly children?: readonly BonusTerms[]
}

/** Whole units from ten on, hundredths below: more would be a precision that chance does not have. */
const roughly = (minor: bigint, currency: Currency): bigint => {
  const unit = 10n ** BigInt(exponentOf(currency))
  const step = minor >= 10n * unit ? unit : unit / 100n
  return (minor / step) * step
}

/** The bonus that is spoken of: fifty stakes, as it was computed. */
const exampleOf = (terms: BonusTerms, { house, currency, amount_minor }: TermsReader) => {
  const stake = exampleStake(terms, currency, stakesIn(house, currency), amount_minor ?? undefined)
  const bonus = stake * BigInt(stakes_in_bonus)
  const deposit = terms.amount.kind === 'percent' ? (bonus * 100n) / BigInt(terms.amount.percent) : 0n
  return { bonus, deposit, stake }
}

/** What a bonus is worth, in a sentence and game by game; null until it is computed, or where no game tells. */
export const worthOfOffer = (terms: BonusTerms, reader: TermsReader): BonusOffer['worth'] => {
  const { house, language, currency, worth } = reader
  const figures = (worth ?? []).toSorted((one, other) => other.finish - one.finish)
  // Not the game that suits the sentence: the first of the house's slots that counts.
  const told = worth?.find(({ game }) => engineOf(game)?.kind === 'slot') ?? figures[0]
  if (!told) return null
  const { bonus, deposit, stake } = exampleOf(terms, reader)
  const money = (minor: bigint): string => amountText(roughly(minor, currency), currency, language)
  const titleOf = (game: string): string => engineOf(game)?.names[language] ?? game
  const endsOf = (ends: number): string => money(BigInt(Math.round(Number(bonus) * ends)))
  // All or nobody is said only where it is certain.
  const finishOf = (finish: number): number =>
    finish > 0 && finish < 1 ? Math.min(99, Math.max(1, Math.round(finish * 100))) : finish * 100
  const { free_spins } = terms
  const spins = free_spins
    ? house.messages.format(language, `bonuses.worth.spins.${free_spins.wins}`, {
        count: freeSpinsCount(terms),
        sum: money(BigInt(Math.floor(averageSpinsWin(terms, currency)))),
      })
    : null
  return {
    text: house.messages.format(language, isDepositBonus(terms) ? 'bonuses.worth.deposit' : 'bonuses.worth.gift', {
      game: titleOf(told.game),
      stake: amountText(stake, currency, language),
      finish: finishOf(told.finish),
      deposit: money(deposit),
      bonus: money(bonus),
      ends: endsOf(told.ends),
    }),
    spins,
    games: figures.map(({ game, finish, ends }) => ({ title: titleOf(game), finish: finishOf(finish), ends: endsOf(ends) })),
  }
}

import { faultsOfFreeSpins } from '#casino/bonuses/free-spins/server/api.ts'
import { engineOf } from '#engines/registry.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { Compile } from 'typebox/compile'
import { freeSpinsWorth, isDepositBonus, isForLosses, mostAmount } from '../rules.ts'
import { BonusTerms } from '../terms.ts'

const codes = Object.keys(currencies) as Currency[]
const check = Compile(BonusTerms)

/** Parses terms; returns where they are invalid. */
export const readTerms = (
  written: unknown,
): { readonly terms: BonusTerms } | { readonly terms: null; readonly faults: readonly string[] } =>
  check.Check(written)
    ? { terms: written }
    : {
        terms: null,
        faults: [...check.Errors(written)].slice(0, 20).map(({ instancePath, message }) => `${instancePath || 'terms'}: ${message}`),
      }

const placeFaults = ({ brands, jurisdictions }: BonusTerms, house: House): string[] => [
  ...(brands.length > 0 && !brands.includes(house.brand.name) ? [`brands: they are not meant for ${house.brand.name}`] : []),
  ...(jurisdictions.length > 0 && !jurisdictions.includes(house.config.jurisdiction)
    ? [`jurisdictions: they are not meant for ${house.config.jurisdiction}`]
    : []),
]

/** The licence's limits. Checked again when granting, because the jurisdiction may have changed since. */
export const licenceFaults = (terms: BonusTerms, { jurisdiction }: House): string[] => {
  const { wagering } = terms
  const most = jurisdiction.max_wagering_multiple
  return [
    ...(most !== null && wagering.multiple > most ? [`wagering: this licence allows ${most} times at most`] : []),
    ...(isForLosses(terms) && !jurisdiction.rewards_tied_to_losses ? ['category: this licence allows no reward for what was lost'] : []),
  ]
}

const amountFaults = (terms: BonusTerms): string[] => {
  const { amount, trigger, budget, wagering, most_balance } = terms
  const faults: string[] = []
  if (isDepositBonus(terms) !== (amount.kind === 'percent'))
    faults.push('amount: a share of a deposit goes with a deposit, and only with one')
  if (amount.kind === 'given' && trigger !== 'gift') faults.push('amount: nobody says how much this is')
  for (const currency of codes) {
    if (mostAmount(terms, currency) === 0n) faults.push(`amount: ${currency} gives nothing`)
    if (BigInt(budget[currency]) < mostAmount(terms, currency) + freeSpinsWorth(terms, currency))
      faults.push(`budget: ${currency} does not hold a single bonus`)
    if (wagering.most_stake[currency] === 0) faults.push(`wagering: nothing may be staked in ${currency}`)
    if (amount.kind === 'percent' && (amount.least_deposit[currency] * amount.percent) / 100 < 1)
      faults.push(`amount: the least deposit in ${currency} brings nothing`)
    if (most_balance?.[currency] === 0 && amount.kind === 'percent') faults.push(`most_balance: ${currency}: nobody could take it`)
  }
  if (Object.values(wagering.contributions).every((percent) => percent === 0)) faults.push('wagering: nothing counts')
  return faults
}

const freeSpinsFaults = ({ free_spins, trigger }: BonusTerms, house: House): string[] => {
  if (!free_spins) return []
  if (trigger === 'gift') return ['free_spins: a gift brings none; they are a prize of their own']
  return codes.flatMap((currency) =>
    faultsOfFreeSpins(house, free_spins.games, currency, free_spins.stake[currency]).map((fault) => `free_spins: ${fault}`),
  )
}

/** Problems of terms in the current configuration, for their author. */
export const faultsOfTerms = (house: House, terms: BonusTerms): string[] => {
  const { starts_at, ends_at, wagering } = terms
  const [from, till] = [starts_at && new Date(starts_at), ends_at && new Date(ends_at)]
  return [
    ...placeFaults(terms, house),
    ...licenceFaults(terms, house),
    ...amountFaults(terms),
    ...freeSpinsFaults(terms, house),
    ...(terms.gift_id !== undefined && terms.trigger !== 'registration' ? ['gift_id: a link brings what registration brings'] : []),
    ...(terms.after !== undefined && (terms.after === terms.slug || terms.trigger === 'gift')
      ? ['after: it follows terms of another slug, and a gift has a giver']
      : []),
    ...(till && (till <= house.clock.now() || (from && till <= from)) ? ['dates: they end before they begin'] : []),
    ...wagering.excluded_games.flatMap((slug) => (engineOf(slug) ? [] : [`games: there is no ${slug}`])),
  ]
}

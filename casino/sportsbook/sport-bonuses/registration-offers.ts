import type { Jurisdiction } from '#kernel/brand/jurisdiction.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { allowsWagering, usual_terms } from './rules.ts'

/** A free bet that may be chosen while registering. */
export interface RegistrationOffer {
  /** Travels as the gift of the registration (AU-012). */
  readonly gift: string
  readonly amounts_minor: Readonly<Record<Currency, bigint>>
  /** So many times its worth has to be bet with cash first; 0: it can be staked as it is. */
  readonly multiple: number
  readonly least_odds_thousandths: number
  readonly least_legs: number
  readonly days: number
}

const offers: readonly RegistrationOffer[] = [
  { ...usual_terms, gift: 'sport-first-bet', multiple: 0, amounts_minor: { UAH: 5_000n, USD: 100n, EUR: 100n, USDT: 1_000_000n } },
  {
    ...usual_terms,
    gift: 'sport-first-bets',
    multiple: 5,
    days: 30,
    amounts_minor: { UAH: 20_000n, USD: 500n, EUR: 500n, USDT: 5_000_000n },
  },
]

/** What a bonus of an offer is worth in a currency, and what has to be bet for it. */
export const moneyOf = ({ amounts_minor, multiple }: RegistrationOffer, currency: Currency) => ({
  amount_minor: amounts_minor[currency],
  required_minor: amounts_minor[currency] * BigInt(multiple),
})

/** SP-007: what a licence lets a house offer to who registers. */
export const offersUnder = (
  jurisdiction: Pick<Jurisdiction, 'rewards_for_volume' | 'max_wagering_multiple'>,
): readonly RegistrationOffer[] => offers.filter((offer) => allowsWagering(jurisdiction, moneyOf(offer, 'UAH')))

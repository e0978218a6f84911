import { priceOfPrize, type PromisedPrize } from '#casino/bonuses/prizes/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import type { BoardSpec } from '../board-spec.ts'
import type { AdditionalBoardPrize } from '../contract.ts'
import { faultsOfSpec, type SpecFault } from '../check-spec.ts'
import { allCurrencies, fundOf, isIn, rangeOf, sizeOf } from '../places.ts'
import type { WonPlace } from './final-places.ts'
import { costOfNamed, faultsOfNamed, namedFor, sayNamed } from './named-prizes.ts'
import { wonByCurrency } from './result-store.ts'

/** All problems that prevent a board from being published; empty if there are none. */
export const faultsOfBoard = (house: House, spec: BoardSpec): SpecFault[] => [
  ...new Set([
    ...faultsOfSpec(spec, house.jurisdiction),
    ...(spec.additional_prizes ?? []).flatMap((one) => faultsOfNamed(house, one, 'prizes').map((fault) => `additional_prizes: ${fault}`)),
  ]),
]

/** The most that a board may cost, by asset: it is not known yet in which currency a place will be won. */
export const promisedByBoard = (house: House, spec: BoardSpec): Map<string, bigint> => {
  const promised = new Map<string, bigint>(allCurrencies.map((currency) => [currency, fundOf(spec.prizes, currency)]))
  for (const { places, ...named } of spec.additional_prizes ?? [])
    for (const [asset, amount_minor] of costOfNamed(house, named, sizeOf(places)))
      promised.set(asset, (promised.get(asset) ?? 0n) + amount_minor)
  return promised
}

/** What stands beside the money of these places. */
export const additionalOf = (
  { additional_prizes = [] }: BoardSpec,
  place: Pick<WonPlace, 'place' | 'currency'>,
): readonly { readonly number: number; readonly promised: PromisedPrize }[] =>
  additional_prizes.flatMap((one, index) =>
    isIn(one.places, place.place) ? [{ number: index + 1, promised: namedFor(one, place.currency) }] : [],
  )

/** The additional prizes of a board in the words of a language, for a visitor with this currency. */
export const shownAdditional = (
  house: House,
  language: Language,
  { additional_prizes = [] }: BoardSpec,
  currency: Currency,
): AdditionalBoardPrize[] => additional_prizes.map((one) => ({ ...rangeOf(one.places), ...sayNamed(house, language, one, currency) }))

/** What the additional prizes of a board's results were worth, by asset. */
export const paidAdditional = async (tx: Tx, house: House, board: { readonly id: bigint; readonly spec: BoardSpec }) => {
  const paid = new Map<string, bigint>()
  for (const one of board.spec.additional_prizes ?? [])
    for (const { currency, won } of await wonByCurrency(tx, board.id, one.places)) {
      if (!isCurrency(currency)) continue
      const { asset, amount_minor } = priceOfPrize(house, namedFor(one, currency))
      paid.set(asset, (paid.get(asset) ?? 0n) + amount_minor * BigInt(won))
    }
  return paid
}

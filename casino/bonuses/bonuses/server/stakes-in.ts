import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { stakeSteps } from '../extensions.ts'

/** What may be staked in a round of a slot of this house, minor units. */
export const stakesIn = ({ slices }: House, currency: Currency): readonly number[] =>
  contributionsTo(slices, stakeSteps).flatMap((steps) => steps.of(currency))

import { faultsOfStakes } from '#casino/campaigns/boards/server/api.ts'
import { priceOfPrize } from '#casino/bonuses/prizes/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { DrawSpec, Outcome } from './draw-spec.ts'
import { isTooFine } from './odds.ts'

const prizeFaults = (house: House, { name, money, prize }: Outcome): string[] => {
  if ((money === undefined) === (prize === undefined)) return [`outcomes: ${name} brings either money or a prize`]
  if (money && Object.values(money).some((amount_minor) => amount_minor === 0))
    return [`outcomes: ${name} brings nothing in one of the currencies`]
  if (!prize) return []
  try {
    priceOfPrize(house, prize)
    return []
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return [`outcomes: ${name}: ${error.message}`]
  }
}

/** Everything that is wrong with a draw before it may be promised; empty when nothing is. */
export const faultsOfDraw = (house: House, spec: DrawSpec): string[] => [
  ...(new Set(spec.outcomes.map(({ name }) => name)).size < spec.outcomes.length ? ['outcomes: two have the same name'] : []),
  ...spec.outcomes.flatMap((outcome) => prizeFaults(house, outcome)),
  ...(isTooFine(spec) ? ['outcomes: the weights are more than one draw can tell apart'] : []),
  ...((spec.rounds === undefined) === (spec.attempt === undefined) ? ['rounds, attempt: a draw is for rounds or for attempts'] : []),
  ...faultsOfStakes(spec.rounds?.stakes ?? {}),
]

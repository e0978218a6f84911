import { faultsOfStakes } from '#casino/campaigns/boards/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { DrawSpec } from '../draw-spec.ts'
import { isTooFine } from '../odds.ts'
import { faultsOfOutcome } from './rewards.ts'

/** All problems that prevent a draw from being published; empty if there are none. */
export const faultsOfDraw = (house: House, spec: DrawSpec): string[] => [
  ...(new Set(spec.outcomes.map(({ name }) => name)).size < spec.outcomes.length ? ['outcomes: two have the same name'] : []),
  ...spec.outcomes.flatMap((outcome) => faultsOfOutcome(house, outcome)),
  ...(spec.attempt && spec.outcomes.some(({ pot }) => pot) ? ['outcomes: a pot grows with rounds, and attempts have none'] : []),
  ...(isTooFine(spec) ? ['outcomes: the weights are more than one draw can tell apart'] : []),
  ...((spec.rounds === undefined) === (spec.attempt === undefined) ? ['rounds, attempt: a draw is for rounds or for attempts'] : []),
  ...faultsOfStakes(spec.rounds?.stakes ?? {}),
]

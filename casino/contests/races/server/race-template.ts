import type { BoardSpec, StakesByCurrency } from '#casino/campaigns/boards/server/api.ts'
import type { Amounts } from '#kernel/contract/amounts.ts'
import type { Text } from '#kernel/i18n/texts.ts'

/** What a race promises before it starts. */
export interface RaceTemplate {
  readonly title: Text
  /** Slugs. */
  readonly games: readonly string[]
  readonly stakes: StakesByCurrency
  /** For each of the places `from` to `to`. */
  readonly prizes: readonly { readonly from: number; readonly to: number; readonly amounts: Amounts }[]
  readonly attempts: number
  readonly rounds_per_attempt: number
}

/**
 * A race as a board: a round gives its win as a multiple of its own stake, attempts add up, the best one counts, and playing takes part.
 */
export const specOf = ({ games, stakes, prizes, attempts, rounds_per_attempt }: RaceTemplate): BoardSpec => ({
  games: [...games],
  stakes,
  score: { kind: 'multiple', within_attempt: 'sum' },
  attempts,
  rounds_per_attempt,
  extra_attempts: 0,
  entry: 'play',
  prizes: prizes.map(({ from, to, amounts }) => ({ places: from === to ? `${from}` : `${from}-${to}`, amounts })),
})

import type { BoardSpec, StakesByCurrency } from '#casino/campaigns/boards/server/api.ts'
import type { Amounts } from '#kernel/contract/amounts.ts'
import type { Text } from '#kernel/i18n/texts.ts'

/** What a race promises before it starts. */
export interface RaceTemplate {
  readonly title: Text
  /** Slugs. */
  readonly games: readonly string[]
  readonly stakes: StakesByCurrency
  /** Prizes for the places `from` to `to`. */
  readonly prizes: readonly { readonly from: number; readonly to: number; readonly amounts: Amounts }[]
  readonly attempts: number
  readonly rounds_per_attempt: number
}

/**
 * The board of a race: a round scores its win as a multiple of its stake, rounds of an attempt are added up, the best attempt
 * counts, and playing joins.
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

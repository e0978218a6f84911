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
  /** Its time in equal parts, each a stage with a table of its own whose places bring points; without any it is one table. */
  readonly stages?: readonly { readonly title: Text }[]
  /** Points that places of a stage bring. */
  readonly stage_points?: readonly { readonly from: number; readonly to: number; readonly points: number }[]
  readonly attempts: number
  readonly rounds_per_attempt: number
}

const places = ({ from, to }: { readonly from: number; readonly to: number }): string => (from === to ? `${from}` : `${from}-${to}`)

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
  prizes: prizes.map(({ amounts, ...range }) => ({ places: places(range), amounts })),
})

/** The boards of a race with stages: the whole counts no rounds and pays its prizes; a stage counts them, and its places bring points. */
export const specsOfStages = (template: RaceTemplate): { readonly whole: BoardSpec; readonly stage: BoardSpec } => {
  const spec = specOf(template)
  const points_for_places = (template.stage_points ?? []).map(({ points, ...range }) => ({ places: places(range), points }))
  return { whole: { ...spec, games: [] }, stage: { ...spec, prizes: [], points_for_places } }
}

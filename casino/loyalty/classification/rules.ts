import type { Text } from '#kernel/i18n/texts.ts'

/** Points of the status. They are no money, nothing is bought with them, and they are never taken away. */
export const cp_asset = 'cp'

/** Medals, the smallest first. Each is an asset of its own and is exchanged by its id. */
export const medalIds = [1, 2, 3] as const
export type MedalId = (typeof medalIds)[number]

export const medalAsset = (id: MedalId): string => `status-medal-${id}`

/** Points come from playing alone. What is paid in, and mere presence, bring none, so that a status is never sold. */
export const playing: readonly string[] = ['rounds', 'wins', 'multiples', 'bets']

export interface StatusLevel {
  readonly id: string
  readonly name: Text
  /** In points of the status. */
  readonly from_points: number
  /** What reaching it brings, once. */
  readonly medals?: readonly { readonly id: MedalId; readonly count: number }[]
}

/** Where a player is on the levels of a document, which begin at 0 and rise. */
export const placeOf = <L extends Pick<StatusLevel, 'from_points'>>(
  levels: readonly L[],
  total_cp: number,
): { readonly level: L | null; readonly next: L | null } => ({
  level: levels.findLast(({ from_points }) => from_points <= total_cp) ?? null,
  next: levels.find(({ from_points }) => from_points > total_cp) ?? null,
})

/** Levels that have to be reached, and are; the first is everybody's from the start. */
export const reachedLevels = (levels: readonly StatusLevel[], total_cp: number): readonly StatusLevel[] =>
  levels.filter(({ from_points }) => from_points > 0 && from_points <= total_cp)

/** How many times a player passed a multiple of so many points on the way from one total to a later one. */
export const timesPassed = (every_points: number, from_cp: number, to_cp: number): number =>
  Math.floor(to_cp / every_points) - Math.floor(from_cp / every_points)

import type { Happening } from '#casino/sportsbook/catalogue/contract.ts'
import type { ByteSource } from '#engines/chance/byte-source.ts'
import { pickWeighted } from '#engines/chance/weighted.ts'
import type { Side } from '#engines/sport/match-result.ts'
import type { SquadPlayer } from '../world/squads.ts'

/**
 * Who scored what the match has drawn already: a draw for each goal, in order, from bytes of its own. So names change nothing of a match,
 * and whoever plays it again without them comes to the same result.
 */
export interface Scorers {
  readonly source: ByteSource
  readonly squads: Readonly<Record<Side, readonly SquadPlayer[]>>
}

const scored: ReadonlySet<string> = new Set(['goal', 'overtime-goal'])

/** A happening with who scored it, if it is a goal. */
export const withScorer = (happening: Happening, scorers: Scorers | undefined): Happening => {
  const squad = happening.side === null || !scored.has(happening.type) ? [] : (scorers?.squads[happening.side] ?? [])
  if (!scorers || squad.length === 0) return happening
  const scorer =
    squad[
      pickWeighted(
        scorers.source,
        squad.map(({ weight }) => weight),
      )
    ]?.name
  return scorer ? { ...happening, scorer } : happening
}

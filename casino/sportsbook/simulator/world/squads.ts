import type { Side } from '#engines/sport/match-result.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { PlannedMatch } from './calendar.ts'
import { competitorRef } from './competitors.ts'
import { personName, people } from './names.ts'
import { hashOf } from './strengths.ts'

/** A player of a club, by the number on the shirt. `weight`: how often the goals are theirs, beside the others' of the club. */
export interface SquadPlayer {
  readonly shirt: number
  readonly name: Text
  readonly weight: number
}

/** How much of the scoring a position does: backs little, forwards most. By shirt, from 2 on. */
const positions: Readonly<Record<string, readonly number[]>> = {
  football: [25, 25, 35, 35, 60, 140, 100, 300, 180, 150],
  'ice-hockey': [40, 40, 40, 60, 60, 120, 150, 220, 180, 160, 120, 110],
}

/** Neighbours in the list of people share nothing, and no two of a club are so near that they share a name. */
const apart = 37

const squads = new Map<string, readonly SquadPlayer[]>()

/** The field players of a club; none in sports in which nobody scores for a club. The same for ever, as its name is. */
export const squadOf = (sport: string, ref: string): readonly SquadPlayer[] => {
  const known = squads.get(ref)
  if (known) return known
  const first = hashOf(`squad ${ref}`) % people
  const squad = (positions[sport] ?? []).map((weight, index): SquadPlayer => {
    const shirt = index + 2
    // Some clubs have a star, others share their goals.
    const share = 60 + (hashOf(`${ref} ${shirt}`) % 81)
    return { shirt, name: personName((first + index * apart) % people), weight: weight * share }
  })
  squads.set(ref, squad)
  return squad
}

export const squadsOf = ({ sport, league, home, away }: PlannedMatch): Readonly<Record<Side, readonly SquadPlayer[]>> => ({
  home: squadOf(sport, competitorRef(sport, league, home)),
  away: squadOf(sport, competitorRef(sport, league, away)),
})

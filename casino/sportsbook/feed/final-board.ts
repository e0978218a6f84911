import type { Play } from '#casino/sportsbook/catalogue/contract.ts'
import type { MatchResult, Score } from '#engines/sport/match-result.ts'

/** The parts of a match in the order in which they are played: half:1, set:2, quarter:4. */
const partName = /^(?:half|period|quarter|set|map|game):\d{1,2}$/

/** The most parts that a scoreboard has. */
const most_parts = 20

const wonBy = (parts: readonly Score[]): Score => ({
  home: parts.filter(({ home, away }) => home > away).length,
  away: parts.filter(({ home, away }) => away > home).length,
})

/**
 * The scoreboard of a match that is over, from its result, for a producer that sends none with it: without one the match would have no score
 * among the results and none in the table of its league. Null where the result has no score, as of a fight.
 */
export const finalBoard = ({ counts }: MatchResult, at: Date): Play | null => {
  const named = Object.entries(counts).filter(([name]) => partName.test(name))
  const parts = named
    .map(([name, { home, away }]) => ({ name, home, away }))
    .toSorted((one, other) => Number(one.name.split(':')[1]) - Number(other.name.split(':')[1]))
    .slice(0, most_parts)
  // What is played in sets has no count of its own for them.
  const score = counts['regular'] ?? (parts.length > 0 ? wonBy(parts) : undefined)
  if (!score) return null
  const period = parts.at(-1)?.name ?? 'regular'
  return {
    period,
    clockSeconds: null,
    isRunning: false,
    pace: 1,
    at: at.toISOString(),
    score,
    parts,
    points: null,
    serving: null,
    stats: [],
  }
}

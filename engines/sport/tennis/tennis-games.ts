import type { SetEnd } from '../chances/best-of-sets.ts'
import type { Score, Side } from '../match-result.ts'

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Points to the score of a game: 0, 15, 30, 40 are 0 to 3; a game or a tie-break ends with a lead of two. */
const isWon = ({ home, away }: Score, target: number): boolean => Math.max(home, away) >= target && Math.abs(home - away) >= 2

export const gamePoints = 4
export const tieBreakPoints = 7

export const isGameWon = (points: Score, is_tie_break: boolean): boolean => isWon(points, is_tie_break ? tieBreakPoints : gamePoints)

/** A set ends at six games with a lead of two, at 7:5, or 7:6 after a tie-break. */
export const isSetWon = ({ home, away }: Score): boolean => {
  const [high, lead] = [Math.max(home, away), Math.abs(home - away)]
  return (high >= 6 && lead >= 2) || high === 7
}

export const isTieBreak = (games: Score): boolean => games.home === 6 && games.away === 6

/** Who serves a point of a tie-break that `first` began: one serve, then two each in turns. */
export const tieBreakServer = (points: Score, first: Side): Side => {
  const turn = Math.floor((points.home + points.away + 1) / 2)
  return turn % 2 === 0 ? first : other(first)
}

/**
 * Chance that the home side wins a game from a score of points, where each point is won with `chance`. From deuce on the next two
 * points decide or lead back to deuce: p² / (p² + q²).
 */
export const homeWinsGame = (points: Score, chance: number): number => {
  const { home, away } = points
  if (isWon(points, gamePoints)) return home > away ? 1 : 0
  const deuce = (chance * chance) / (chance * chance + (1 - chance) * (1 - chance))
  if (home >= 3 && away >= 3) {
    if (home === away) return deuce
    return home > away ? chance + (1 - chance) * deuce : chance * deuce
  }
  return chance * homeWinsGame({ home: home + 1, away }, chance) + (1 - chance) * homeWinsGame({ home, away: away + 1 }, chance)
}

/**
 * The same of a tie-break. Of two points on end each side serves one when they are level from six all, so a pair goes to the home side
 * with s r, to the away side with (1 - s)(1 - r), and is level otherwise.
 */
export const homeWinsTieBreak = (points: Score, first: Side, serving: number, receiving: number): number => {
  const known = new Map<number, number>()
  const both = serving * receiving
  const level = both / (both + (1 - serving) * (1 - receiving))
  const from = (home: number, away: number): number => {
    if (isWon({ home, away }, tieBreakPoints)) return home > away ? 1 : 0
    if (home === away && home >= 6) return level
    const key = home * 1000 + away
    const stored = known.get(key)
    if (stored !== undefined) return stored
    const chance = tieBreakServer({ home, away }, first) === 'home' ? serving : receiving
    const wins = chance * from(home + 1, away) + (1 - chance) * from(home, away + 1)
    known.set(key, wins)
    return wins
  }
  return from(points.home, points.away)
}

export interface ServeChances {
  /** That the home side wins a point on its own serve, and on the other's. */
  readonly serving: number
  readonly receiving: number
}

/** Every way in which a set can end, from a score of games with the running game's chance for the home side. Exact. */
export const tennisSetEnds = (games: Score, server: Side, running_home_wins: number, { serving, receiving }: ServeChances): SetEnd[] => {
  const start = { home: 0, away: 0 }
  const holds = { home: homeWinsGame(start, serving), away: homeWinsGame(start, receiving) }
  const ends: SetEnd[] = []
  const size = 8
  const table = new Float64Array(size * size)
  table[games.home * size + games.away] = 1
  for (let played = games.home + games.away; played <= 13; played += 1) {
    const is_first = played === games.home + games.away
    // Games are served in turns, so who serves follows from how many were played.
    const serves = (played - games.home - games.away) % 2 === 0 ? server : other(server)
    for (let home = Math.max(0, played - 7); home <= Math.min(7, played); home += 1) {
      const score = { home, away: played - home }
      const mass = table[home * size + score.away]!
      if (mass === 0) continue
      if (isSetWon(score)) {
        ends.push({ ...score, chance: mass, next: serves })
        continue
      }
      const fresh = isTieBreak(score) ? homeWinsTieBreak(start, serves, serving, receiving) : holds[serves]
      const wins = is_first ? running_home_wins : fresh
      table[(home + 1) * size + score.away]! += mass * wins
      table[home * size + score.away + 1]! += mass * (1 - wins)
    }
  }
  return ends
}

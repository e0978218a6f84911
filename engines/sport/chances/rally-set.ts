import type { Side } from '../match-result.ts'
import type { SetEnd } from './best-of-sets.ts'

/** How points of a set are played: to a target with a lead of two, until one more point would pass `most`, when it decides. */
export interface RallyRules {
  /** The chance in millionths that the home side wins the rally, by who serves. */
  homeWins(server: Side): number
  /** Who serves next, at this score, after `winner` won the last rally. */
  serverAfter(home: number, away: number, first: Side, winner: Side): Side
  readonly target: number
  /** Nobody scores more than this: at one less each, the next rally decides the set. Keeps every table finite. */
  readonly most: number
}

export const isSetOver = (home: number, away: number, { target, most }: Pick<RallyRules, 'target' | 'most'>): boolean => {
  const [lead, high] = [Math.abs(home - away), Math.max(home, away)]
  return (high >= target && lead >= 2) || high === most
}

const sides: readonly Side[] = ['home', 'away']

/** Every way in which a set can end from a score, by stepping all scores with the side that serves. Exact. */
export const rallySetEnds = (
  rules: RallyRules,
  from: { readonly home: number; readonly away: number; readonly server: Side; readonly first: Side },
  next: Side,
): SetEnd[] => {
  const size = rules.most + 1
  const open = { home: new Float64Array(size * size), away: new Float64Array(size * size) }
  open[from.server][from.home * size + from.away] = 1
  const ends: SetEnd[] = []
  for (let played = from.home + from.away; played < 2 * rules.most; played += 1) {
    for (let home = Math.max(from.home, played - rules.most); home <= Math.min(rules.most, played - from.away); home += 1) {
      const away = played - home
      const cell = home * size + away
      const mass = open.home[cell]! + open.away[cell]!
      if (mass === 0) continue
      if (isSetOver(home, away, rules)) {
        ends.push({ home, away, chance: mass, next })
        continue
      }
      for (const server of sides) {
        const own = open[server][cell]!
        if (own === 0) continue
        const wins = rules.homeWins(server) / 1e6
        open[rules.serverAfter(home + 1, away, from.first, 'home')][cell + size]! += own * wins
        open[rules.serverAfter(home, away + 1, from.first, 'away')][cell + 1]! += own * (1 - wins)
      }
    }
  }
  return ends
}

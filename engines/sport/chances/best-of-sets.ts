import type { Side } from '../match-result.ts'
import { scoreChancesOf, type Distribution, type ScoreChances } from './distribution.ts'

/** One way in which a set (or a map) can end: its score, how likely it is, and which side begins the set after it. */
export interface SetEnd {
  readonly home: number
  readonly away: number
  readonly chance: number
  readonly next: Side
}

export interface SetsToCome {
  /** Sets that win the match. */
  readonly needed: number
  readonly sets: { readonly home: number; readonly away: number }
  /** Points, games or rounds of the sets that are over. */
  readonly units: { readonly home: number; readonly away: number }
  /** How the running set can end, from its present score. */
  readonly running: readonly SetEnd[]
  /** How a set can end from 0:0 when `first` begins it; `is_last`: both sides are one set from winning. */
  fresh(first: Side, is_last: boolean): readonly SetEnd[]
}

export interface SetChances {
  /** Number of the set, from 1. */
  readonly number: number
  /** That it is played. Its score is known given that it is. */
  readonly played: number
  readonly score: ScoreChances
}

export interface MatchOfSets {
  readonly home_wins: number
  readonly sets: ScoreChances
  readonly units: ScoreChances
  /** The running set and those that may come. */
  readonly each: readonly SetChances[]
}

type Name = 'total' | 'margin' | 'home' | 'away'
const names: readonly Name[] = ['total', 'margin', 'home', 'away']

/** Sums of units so far; a margin is kept `offset` higher, so that no index is negative. */
type Sums = Readonly<Record<Name, Float64Array>>

interface Node {
  readonly home: number
  readonly away: number
  readonly first: Side
  readonly sums: Sums
  chance: number
}

const emptySums = (size: number): Sums => ({
  total: new Float64Array(2 * size),
  margin: new Float64Array(2 * size),
  home: new Float64Array(size),
  away: new Float64Array(size),
})

const addShifted = (to: Float64Array, from: Float64Array, shift: number, chance: number): void => {
  for (let index = 0; index < from.length; index += 1) {
    const mass = from[index]!
    if (mass !== 0) to[index + shift]! += mass * chance
  }
}

const asDistribution = (chances: Float64Array, least: number): Distribution => ({ least, unit: 1, chances })

const scoreOfSet = (ends: readonly SetEnd[], played: number): ScoreChances => {
  const size = 1 + ends.reduce((most, { home, away }) => Math.max(most, home, away), 0)
  const cells = new Float64Array(size * size)
  for (const { home, away, chance } of ends) cells[home * size + away]! += chance / played
  return scoreChancesOf(cells, size)
}

/**
 * A match of sets: steps the score in sets, with the side that begins the next one, through all ends that a set can have, and
 * carries the sums of what is counted inside the sets along. Exact for as much as the ends are.
 */
export const matchOfSets = ({ needed, sets, units, running, fresh }: SetsToCome): MatchOfSets => {
  const left = 2 * needed - 1 - sets.home - sets.away
  const longest = [...running, ...fresh('home', false), ...fresh('away', false), ...fresh('home', true), ...fresh('away', true)].reduce(
    (most, end) => Math.max(most, end.home, end.away),
    0,
  )
  const size = units.home + units.away + longest * left + 1
  const begin = emptySums(size)
  begin.total[units.home + units.away] = 1
  begin.margin[units.home - units.away + size] = 1
  begin.home[units.home] = 1
  begin.away[units.away] = 1
  let nodes: Node[] = [{ home: sets.home, away: sets.away, first: 'home', sums: begin, chance: 1 }]
  const finals = new Float64Array((needed + 1) ** 2)
  const sums = emptySums(size)
  const each: SetChances[] = []
  for (let number = sets.home + sets.away + 1; nodes.length > 0; number += 1) {
    const following = new Map<string, Node>()
    const seen: SetEnd[] = []
    for (const node of nodes) {
      const ends = each.length === 0 ? running : fresh(node.first, node.home === needed - 1 && node.away === needed - 1)
      for (const end of ends) {
        const chance = node.chance * end.chance
        seen.push({ ...end, chance })
        const [home, away] = end.home > end.away ? [node.home + 1, node.away] : [node.home, node.away + 1]
        const is_over = home === needed || away === needed
        if (is_over) finals[home * (needed + 1) + away]! += chance
        const key = `${home}:${away}:${end.next}`
        if (!is_over && !following.has(key)) following.set(key, { home, away, first: end.next, sums: emptySums(size), chance: 0 })
        const to = is_over ? null : following.get(key)!
        if (to) to.chance += chance
        const shifts = { total: end.home + end.away, margin: end.home - end.away, home: end.home, away: end.away }
        for (const name of names) addShifted((to?.sums ?? sums)[name], node.sums[name], shifts[name], end.chance)
      }
    }
    const played = nodes.reduce((sum, { chance }) => sum + chance, 0)
    each.push({ number, played: each.length === 0 ? 1 : played, score: scoreOfSet(seen, played) })
    nodes = [...following.values()]
  }
  const score = scoreChancesOf(finals, needed + 1)
  return {
    home_wins: finals.reduce((sum, chance, cell) => sum + (Math.floor(cell / (needed + 1)) === needed ? chance : 0), 0),
    sets: score,
    units: {
      total: asDistribution(sums.total, 0),
      margin: asDistribution(sums.margin, -size),
      home: asDistribution(sums.home, 0),
      away: asDistribution(sums.away, 0),
      size,
      cells: null,
    },
    each,
  }
}

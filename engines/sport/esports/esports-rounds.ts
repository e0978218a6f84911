import type { SetEnd } from '../chances/best-of-sets.ts'
import type { Score, Side } from '../match-result.ts'

/**
 * Money of the two teams, 0 to 2: what they can buy for the next round. A round that is won makes a team richer up to 2; one that is lost makes it
 * poorer, and whoever has nothing saves and is full again the round after. Teams begin each half with 1, and have 2 in overtime.
 */
export interface MapScore {
  readonly rounds: Score
  readonly money: Score
}

export const roundsOfHalf = 12
const regularRounds = 24
const overtimeRounds = 6
/** After so many overtimes that ended level one last round decides. */
const mostOvertimes = 3
/** The most rounds of one side: 12, three for each overtime that was level, and the last round. */
export const mostRounds = roundsOfHalf + 3 * mostOvertimes + 1

/** Rounds that win the map from here: 13, or 4 of the 6 of an overtime. */
const roundsToWin = (played: number): number => {
  if (played < regularRounds) return roundsOfHalf + 1
  const overtime = Math.floor((played - regularRounds) / overtimeRounds)
  return overtime === mostOvertimes ? mostRounds : roundsOfHalf + 3 * overtime + 4
}

export const isMapOver = ({ home, away }: Score): boolean => {
  // The score before the last round says what was needed.
  const high = Math.max(home, away)
  return home !== away && high === roundsToWin(home + away - 1)
}

const richer = (money: number): number => Math.min(2, money + 1)
const poorer = (money: number): number => (money === 0 ? 2 : money - 1)

export const mapStart: MapScore = { rounds: { home: 0, away: 0 }, money: { home: 1, away: 1 } }

export const afterRound = ({ rounds, money }: MapScore, winner: Side): MapScore => {
  const won = winner === 'home' ? { home: rounds.home + 1, away: rounds.away } : { home: rounds.home, away: rounds.away + 1 }
  const played = won.home + won.away
  if (played >= regularRounds) return { rounds: won, money: { home: 2, away: 2 } }
  if (played === roundsOfHalf) return { rounds: won, money: mapStart.money }
  const spent =
    winner === 'home' ? { home: richer(money.home), away: poorer(money.away) } : { home: poorer(money.home), away: richer(money.away) }
  return { rounds: won, money: spent }
}

export interface RoundStrength {
  /** Chance that the home team wins a round of equal money. */
  readonly home_round_millionths: number
  /** How much of it a step of money is worth. */
  readonly money_millionths: number
}

const least_millionths = 20_000

export const homeRoundChance = ({ home_round_millionths, money_millionths }: RoundStrength, { money }: MapScore): number =>
  Math.min(1_000_000 - least_millionths, Math.max(least_millionths, home_round_millionths + (money.home - money.away) * money_millionths))

/** Every way in which a map can end, by stepping all scores with both teams' money. Exact. */
export const mapEnds = (strength: RoundStrength, from: MapScore): SetEnd[] => {
  const ends: SetEnd[] = []
  let scores = new Map<number, { at: MapScore; chance: number }>([[0, { at: from, chance: 1 }]])
  while (scores.size > 0) {
    const following = new Map<number, { at: MapScore; chance: number }>()
    for (const { at, chance } of scores.values()) {
      const wins = homeRoundChance(strength, at) / 1e6
      for (const [winner, part] of [
        ['home', wins],
        ['away', 1 - wins],
      ] as const) {
        const reached = afterRound(at, winner)
        const { rounds, money } = reached
        if (isMapOver(rounds)) {
          ends.push({ ...rounds, chance: chance * part, next: 'home' })
          continue
        }
        const key = ((rounds.home * (mostRounds + 1) + rounds.away) * 3 + money.home) * 3 + money.away
        const there = following.get(key)
        if (there) there.chance += chance * part
        else following.set(key, { at: reached, chance: chance * part })
      }
    }
    scores = following
  }
  return mergedEnds(ends)
}

/** One end per score: the same score is reached with different money. */
const mergedEnds = (ends: readonly SetEnd[]): SetEnd[] => {
  const merged = new Map<number, SetEnd>()
  for (const end of ends) {
    const key = end.home * (mostRounds + 1) + end.away
    const there = merged.get(key)
    merged.set(key, there ? { ...there, chance: there.chance + end.chance } : end)
  }
  return [...merged.values()]
}

import type { MatchResult, Score, Side } from './match-result.ts'

/** What every state of a match in sets knows of the sets that are over. */
export interface SetsState {
  readonly finished: readonly Score[]
  readonly elapsed_s: number
  readonly is_ended: boolean
}

export const raisedFor = (score: Score, side: Side): Score =>
  side === 'home' ? { home: score.home + 1, away: score.away } : { home: score.home, away: score.away + 1 }

export const setsWon = (finished: readonly Score[]): Score => ({
  home: finished.filter(({ home, away }) => home > away).length,
  away: finished.filter(({ home, away }) => away > home).length,
})

export const unitsIn = (finished: readonly Score[]): Score =>
  finished.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 })

/** The result of a match in sets: every finished set, and at the end the sets and all that was counted in them. */
export const setsResult = ({ finished, is_ended }: SetsState, names: { sets: string; set: string; units: string }): MatchResult => {
  const counts: Record<string, Score> = {}
  for (const [index, score] of finished.entries()) counts[`${names.set}:${index + 1}`] = score
  const sets = setsWon(finished)
  if (is_ended) Object.assign(counts, { [names.sets]: sets, [names.units]: unitsIn(finished) })
  const order = finished.map(({ home, away }) => (home > away ? 'h' : 'a')).join('')
  return { counts, orders: { [names.sets]: order }, winners: is_ended ? [sets.home > sets.away ? 'home' : 'away'] : [], method: null }
}

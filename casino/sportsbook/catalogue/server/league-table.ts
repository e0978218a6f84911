import type { TableRow } from '../contract.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { EventRow } from './event-store.ts'

type Counted = Omit<TableRow, 'place' | 'competitor'> & { readonly competitor: EventRow['home'] }

/** Points for a win, a draw and a loss. In sports without draws a win is worth two. */
const pointsIn = (sport: string): { readonly won: number; readonly drawn: number; readonly lost: number } =>
  sport === 'football' ? { won: 3, drawn: 1, lost: 0 } : { won: 2, drawn: 1, lost: 0 }

const most_form = 5

const add = (row: Counted, scored: number, conceded: number, outcome: 'W' | 'D' | 'L', sport: string): Counted => {
  const points = pointsIn(sport)
  const worth = { W: points.won, D: points.drawn, L: points.lost }[outcome]
  return {
    ...row,
    played: row.played + 1,
    won: row.won + (outcome === 'W' ? 1 : 0),
    drawn: row.drawn + (outcome === 'D' ? 1 : 0),
    lost: row.lost + (outcome === 'L' ? 1 : 0),
    scored: row.scored + scored,
    conceded: row.conceded + conceded,
    points: row.points + worth,
    form: (row.form + outcome).slice(-most_form),
  }
}

const empty = (competitor: EventRow['home']): Counted => ({
  competitor,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
  form: '',
})

const outcomeFor = (side: 'home' | 'away', winners: readonly string[]): 'W' | 'D' | 'L' => {
  if (winners.length !== 1) return 'D'
  return winners[0] === side ? 'W' : 'L'
}

/**
 * The table of a season from its matches, oldest first. Order: points, difference, scored, then the order in which competitors were
 * added. Competitors without a finished match are not included.
 */
export const leagueTable = (matches: readonly EventRow[], language: Language): TableRow[] => {
  const rows = new Map<number, Counted>()
  for (const { sport, home, away, play, result } of matches) {
    if (!play || !result) continue
    const { score } = play
    for (const [side, competitor] of [
      ['home', home],
      ['away', away],
    ] as const) {
      const known = rows.get(competitor.id) ?? empty(competitor)
      const other = side === 'home' ? 'away' : 'home'
      rows.set(competitor.id, add(known, score[side], score[other], outcomeFor(side, result.winners), sport))
    }
  }
  const sorted = [...rows.values()].toSorted(
    (one, two) =>
      two.points - one.points ||
      two.scored - two.conceded - (one.scored - one.conceded) ||
      two.scored - one.scored ||
      one.competitor.id - two.competitor.id,
  )
  return sorted.map(({ competitor: { id, name, short, crest }, ...row }, index) => ({
    ...row,
    place: index + 1,
    competitor: { id, name: name[language], short, crest },
  }))
}

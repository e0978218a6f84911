import { leagueTable } from './league-table.ts'
import { openEvents, pastEvents, seasonMatches, seasonOf } from './event-store.ts'
import { tournamentRows, type TournamentRow } from './list-store.ts'
import { topScorers } from './scorer-store.ts'
import { cardsOf, competitorView, type Viewer } from './views.ts'

export const tournamentView = ({ language }: Pick<Viewer, 'language'>, { id, sport, name, category, live, events }: TournamentRow) => ({
  id: Number(id),
  sport,
  name: name[language],
  category: category[language],
  live,
  events,
})

const shown_results = 30
const shown_events = 100
const shown_scorers = 10

/** The page of a tournament; undefined when the id is unknown. */
export const tournamentPage = async (viewer: Viewer, id: number) => {
  const { db } = viewer.house
  const [tournament] = await tournamentRows(db, { id })
  if (!tournament) return undefined
  const [{ rows: open }, past, season] = await Promise.all([
    openEvents(db, { tournament: id, limit: shown_events, offset: 0 }),
    pastEvents(db, { tournament: id, limit: shown_results, offset: 0 }),
    seasonOf(db, id),
  ])
  const [events, results, matches, scorers] = await Promise.all([
    cardsOf(viewer, open),
    cardsOf(viewer, past),
    season === null ? [] : seasonMatches(db, id, season),
    season === null ? [] : topScorers(db, id, season, shown_scorers),
  ])
  const { language } = viewer
  return {
    tournament: tournamentView(viewer, tournament),
    season,
    events,
    results,
    table: leagueTable(matches, language),
    scorers: scorers.map(({ place, name, goals, competitor }) => ({
      place,
      name: name[language],
      competitor: competitorView(competitor, language),
      goals,
    })),
  }
}

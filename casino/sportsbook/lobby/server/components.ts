import type { Sport } from '#casino/sportsbook/catalogue/contract.ts'
import {
  readEvent,
  readEvents,
  readMeetings,
  readResults,
  readSports,
  readTournament,
  readTournaments,
} from '#casino/sportsbook/catalogue/server/api.ts'
import { invitation, withSubject, type ComponentData, type PageComponents } from '#kernel/slice.ts'
import { refuse } from '../refuse.ts'
import { results_at_once } from '../rules.ts'

const live_on_home = 24
const soon_on_home = 16
const most_live = 120
const most_listed = 60
const now_on_first_page = 8
const matches_to_check = 6

const sportHome: ComponentData<'sport-home'> = async (viewer) => {
  const [sports, live, soon] = await Promise.all([
    readSports(viewer),
    readEvents(viewer, { live: true, limit: live_on_home, offset: 0 }),
    readEvents(viewer, { soon: 6, limit: soon_on_home, offset: 0 }),
  ])
  return { sports, live: live.data, soon: soon.data }
}

const sportLive: ComponentData<'sport-live'> = async (viewer) => {
  const [sports, live] = await Promise.all([readSports(viewer), readEvents(viewer, { live: true, limit: most_live, offset: 0 })])
  return { sports, live: live.data }
}

const sportIn = (sports: readonly Sport[], slug: string): Sport =>
  sports.find((one) => one.slug === slug) ?? refuse('sport-unknown', {}, 404)

const sportList: ComponentData<'sport-list'> = async (viewer) => {
  const slug = viewer.params['sport'] ?? ''
  const sports = await readSports(viewer)
  const sport = sportIn(sports, slug)
  const [tournaments, { data, total }] = await Promise.all([
    readTournaments(viewer, slug),
    readEvents(viewer, { sport: slug, limit: most_listed, offset: 0 }),
  ])
  return { sports, sport, tournaments, events: data, total }
}

const sportTournament: ComponentData<'sport-tournament'> = async (viewer) => {
  const [sports, page] = await Promise.all([readSports(viewer), readTournament(viewer, Number(viewer.params['id']))])
  return { sports, ...page }
}

const sportEvent: ComponentData<'sport-event'> = async (viewer) => {
  const [sports, event] = await Promise.all([readSports(viewer), readEvent(viewer, Number(viewer.params['id']))])
  return { sports, event, past: await readMeetings(viewer, event) }
}

const sportResults: ComponentData<'sport-results'> = async (viewer) => {
  const { sport: slug } = viewer.params
  const sports = await readSports(viewer)
  const sport = slug === undefined ? null : sportIn(sports, slug)
  const { data, hasMore } = await readResults(viewer, { sport: slug, limit: results_at_once, offset: 0 })
  return { sports, sport, results: data, hasMore }
}

const sportNavigation: ComponentData<'sport-navigation'> = async (viewer) => ({ sports: await readSports(viewer) })

/** What runs now, for the first page of the site; nothing of it while nothing runs. */
const sportNow: ComponentData<'sport-now'> = async (viewer) => {
  const { data, total } = await readEvents(viewer, { live: true, limit: now_on_first_page, offset: 0 })
  return data.length === 0 ? null : { live: data, total }
}

/** The newest matches that anybody can play again; nothing before the first has ended. */
const fairnessMatches: ComponentData<'fairness-matches'> = async (viewer) => {
  const { data } = await readResults(viewer, { limit: matches_to_check, offset: 0 })
  const matches = data.filter(({ isSimulated, state }) => isSimulated && state === 'ended')
  return matches.length === 0 ? null : { matches }
}

export const components: PageComponents = {
  'sport-home': sportHome,
  'sport-live': sportLive,
  'sport-list': withSubject(({ sport }) => sport.name, sportList),
  'sport-tournament': withSubject(({ tournament }) => tournament.name, sportTournament),
  'sport-event': withSubject(({ event }) => `${event.home.name} – ${event.away.name}`, sportEvent),
  'sport-results': withSubject(({ sport }) => sport?.name ?? '', sportResults),
  'fairness-matches': fairnessMatches,
  'sport-navigation': sportNavigation,
  'sport-now': invitation(sportNow),
}

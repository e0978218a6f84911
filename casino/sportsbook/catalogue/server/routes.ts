import { handle } from '#kernel/http/handle.ts'
import { getEvent, getEvents, getResults, getSports, getTournament, getTournaments, searchEvents } from '../contract.ts'
import { events_limit, search_limit } from '../rules.ts'
import { readEvent, readEvents, readEventsByIds, readResults, readSports, readTournament, readTournaments } from './reads.ts'
import { searchedCards } from './search.ts'

export const routes = [
  handle(getSports, async (viewer) => ({ data: await readSports(viewer) })),
  handle(getEvents, async (viewer) => {
    const { ids, limit = events_limit, offset = 0, ...wanted } = viewer.query
    if (ids === undefined) return readEvents(viewer, { ...wanted, limit, offset })
    const data = await readEventsByIds(viewer, ids.split(',').map(BigInt))
    return { data, total: data.length }
  }),
  handle(getEvent, async (viewer) => ({ data: await readEvent(viewer, viewer.params.id) })),
  handle(getTournaments, async (viewer) => ({ data: await readTournaments(viewer, viewer.query.sport) })),
  handle(getTournament, async (viewer) => ({ data: await readTournament(viewer, viewer.params.id) })),
  handle(getResults, (viewer) => {
    const { sport, limit = events_limit, offset = 0 } = viewer.query
    return readResults(viewer, { sport, limit, offset })
  }),
  handle(searchEvents, async (viewer) => ({
    data: await searchedCards(viewer, viewer.query.text, viewer.query.limit ?? search_limit, viewer.query.offset ?? 0),
  })),
]

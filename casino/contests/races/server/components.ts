import { pastBoardViews } from '#casino/campaigns/boards/server/api.ts'
import { information, invitation, type ComponentData, type PageComponents } from '#kernel/slice.ts'
import { history_limit } from '../rules.ts'
import { presentRaces } from './current-races.ts'
import { owner } from './create-race.ts'

/** Everything on /races/. */
const races: ComponentData<'races'> = async ({ house, visitor, language }) => {
  const viewer = { house, language, player_id: visitor.player_id }
  const [present, past] = await Promise.all([presentRaces(viewer), pastBoardViews(viewer, owner, { limit: history_limit, offset: 0 })])
  return { ...present, past: past.data, hasMorePast: past.hasMore }
}

/** The race that runs, for the home page; left out while none does. */
const racesBanner: ComponentData<'races-banner'> = async ({ house, visitor, language }) =>
  (await presentRaces({ house, language, player_id: visitor.player_id })).active

export const components: PageComponents = { races: information(races), 'races-banner': invitation(racesBanner) }

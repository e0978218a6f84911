import type { ComponentData } from '#kernel/slice.ts'
import type { RacesData } from '../contract.ts'
import { history_limit } from '../rules.ts'
import { presentRaces } from './current-races.ts'
import { pastRaceViews } from './race-view.ts'

/** Everything on /races/. */
const races: ComponentData = async ({ house, visitor, language }): Promise<RacesData> => {
  const [present, past] = await Promise.all([
    presentRaces({ house, language, player_id: visitor.player_id }),
    pastRaceViews({ house, language }, history_limit, 0),
  ])
  return { ...present, past: past.data, hasMorePast: past.hasMore }
}

/** The race that runs, for the home page; left out while none does. */
const racesBanner: ComponentData = async ({ house, visitor, language }) =>
  (await presentRaces({ house, language, player_id: visitor.player_id })).active

export const components: Readonly<Record<string, ComponentData>> = { races, 'races-banner': racesBanner }

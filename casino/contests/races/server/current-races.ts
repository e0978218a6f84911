import { raceState } from '../rules.ts'
import type { RacesData } from '../contract.ts'
import { openRaces, type RaceRow } from './race-store.ts'
import { raceView, type Viewer } from './race-view.ts'

interface CurrentRaces {
  readonly active: RaceRow | undefined
  readonly next: RaceRow | undefined
}

/** The race that runs and ends first, and the one that begins next. */
export const currentRaces = async ({ house }: Viewer): Promise<CurrentRaces> => {
  const now = house.clock.now()
  const open = await openRaces(house.db)
  return {
    active: open.find((race) => raceState(race, now) === 'active'),
    next: open.filter((race) => raceState(race, now) === 'soon').toSorted((one, other) => +one.starts_at - +other.starts_at)[0],
  }
}

/** What the page and the home page show of the present. */
export const presentRaces = async (viewer: Viewer): Promise<Pick<RacesData, 'active' | 'next'>> => {
  const { active, next } = await currentRaces(viewer)
  return {
    active: active ? await raceView(viewer, active) : null,
    next: next ? { id: Number(next.id), title: next.title[viewer.language], startsAt: next.starts_at.toISOString() } : null,
  }
}

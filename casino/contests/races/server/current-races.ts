import { boardInPlay, boardsFeedingAny, boardView, openBoards, type BoardRow, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import type { RacesData } from '../contract.ts'
import { owner } from './create-race.ts'

interface CurrentRaces {
  readonly active: BoardRow | undefined
  readonly next: BoardRow | undefined
}

/** The race that runs and ends first, by the table of its stage that counts where it has stages; and the one that begins next. */
export const currentRaces = async ({ house }: Viewer): Promise<CurrentRaces> => {
  const now = house.clock.now()
  const open = (await openBoards(house.db, owner)).filter(({ feeds }) => feeds === null)
  const running = open.find(({ starts_at, ends_at }) => starts_at <= now && now < ends_at)
  return {
    active: running && boardInPlay(running, await boardsFeedingAny(house.db, [running.id]), now),
    next: open.filter(({ starts_at }) => starts_at > now).toSorted((one, other) => +one.starts_at - +other.starts_at)[0],
  }
}

/** What the page and the home page show of the present. */
export const presentRaces = async (viewer: Viewer): Promise<Pick<RacesData, 'active' | 'next'>> => {
  const { active, next } = await currentRaces(viewer)
  return {
    active: active ? await boardView(viewer, active) : null,
    next: next ? { id: Number(next.id), title: next.title[viewer.language], startsAt: next.starts_at.toISOString() } : null,
  }
}

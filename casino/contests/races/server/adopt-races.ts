import { adoptBoard } from '#casino/campaigns/boards/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { entriesOf, nextOldRace, resultsOf } from './old-race-store.ts'
import { specOf } from './race-template.ts'

const adoptNext = (house: House): Promise<boolean> =>
  inTransaction(house.db, async (tx) => {
    const race = await nextOldRace(tx, house.clock.now())
    if (!race) return false
    const { id, series, title, starts_at, ends_at, closed_at } = race
    const board = {
      owner: 'contests/races',
      name: `race:${id}`,
      series,
      title,
      starts_at,
      ends_at,
      spec: specOf(race),
      feeds: null,
      closed_at,
    }
    await adoptBoard(tx, { ...board, entries: await entriesOf(tx, id), results: await resultsOf(tx, id) })
    return true
  })

/** Hands races of the time before boards over to them, with their players, places and funds. */
export const adoptRaces = async (house: House): Promise<void> => {
  while (await adoptNext(house));
}

import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { FreeSpinsChanged } from '../events.ts'
import type { FreeSpinsEvent } from '../rules.ts'
import type { PortionRow } from './store.ts'

interface Told {
  readonly row: PortionRow
  readonly event: FreeSpinsEvent
  readonly left: number
}

/** Announces what came of portions. */
export const tell = async (tx: Tx, house: House, told: readonly Told[]): Promise<void> => {
  await announce(
    tx,
    house,
    told.map(({ row, event, left }) =>
      FreeSpinsChanged(
        {
          bonus_id: Number(row.grant_id),
          event,
          title: { key: row.title.key, values: { ...row.title.values } },
          left,
          place: row.place,
          portions: row.portions,
          game: row.games[0] ?? '',
        },
        row.player_id,
      ),
    ),
  )
}

import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { SportBonusChanged } from '../events.ts'
import type { SportBonusEvent, SportBonusStatus } from '../rules.ts'
import type { BonusRow } from './store.ts'

/** Announces a step of a bonus. `updated` is of one that was given; every other event is its status. */
export const tell = (tx: Tx, house: House, { external_id, player_id }: BonusRow, event: SportBonusEvent): Promise<unknown> => {
  const status: SportBonusStatus = event === 'updated' ? 'init' : event
  return announce(tx, house, [SportBonusChanged({ external_id, event, status }, player_id)])
}

import type { Window } from '#casino/campaigns/boards/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { DrawSpec } from '../draw-spec.ts'
import { fundOfDraw, insertDraw, type DrawRow } from './draw-store.ts'
import { faultsOfDraw } from './check-spec.ts'
import { insertPots } from './pot-store.ts'
import { promisedBy, setAside } from './rewards.ts'
import { newSeed } from './seed.ts'

export interface NewDraw extends Window {
  readonly owner: string
  readonly title: Text
  readonly spec: DrawSpec
}

/**
 * Schedules a draw in the caller's transaction: commits to its seed and funds its rewards before anybody sees it. Throws RangeError
 * for an invalid spec.
 */
export const createDraw = async (tx: Tx, house: House, given: NewDraw): Promise<DrawRow> => {
  const faults = faultsOfDraw(house, given.spec)
  if (faults.length > 0) throw new RangeError(`the draw cannot be promised: ${faults.join('; ')}`)
  const draw = await insertDraw(tx, { ...given, ...newSeed(house), committed_at: house.clock.now() })
  const pots = draw.spec.outcomes.flatMap(({ name: outcome, pot }) =>
    Object.entries(pot?.seed ?? {}).map(([currency, amount_minor]) => ({ outcome, currency, amount_minor })),
  )
  if (pots.length > 0) await insertPots(tx, draw.id, pots)
  await setAside(tx, house, fundOfDraw(draw), promisedBy(house, draw.spec.outcomes))
  return draw
}

import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { DrawClosed, DrawEnded } from '../events.ts'
import { fundOfDraw, lockOpenDraw, markClosed, takeEnd, type DrawRow } from './draw-store.ts'
import { undrawnOf } from './fall-store.ts'
import { drawPaid } from './draw-by-attempt.ts'
import { promisedBy, returnRest } from './rewards.ts'
import { forgetSeed, openSeed } from './seed.ts'

export const endedFact = ({ id, owner }: Pick<DrawRow, 'id' | 'owner'>) => DrawEnded({ draw_id: Number(id), owner })

/** Ends a draw early: rounds and attempts in the log are drawn for, and the rest of the fund is returned. */
export const endDraw = async (tx: Tx, house: House, id: bigint): Promise<void> => {
  const draw = await takeEnd(tx, id, house.clock.now())
  if (draw) await announce(tx, house, [endedFact(draw)])
}

/** Draws the paid attempts that are left, returns the rest of the fund, and reveals the seed. A closed draw is skipped. */
export const closeDraw = async (tx: Tx, house: House, draw_id: number): Promise<void> => {
  const draw = await lockOpenDraw(tx, draw_id)
  if (!draw) return
  for (const attempt of await undrawnOf(tx, draw.id)) await drawPaid(tx, house, draw, attempt)
  await returnRest(tx, house, fundOfDraw(draw), promisedBy(house, draw.spec.outcomes))
  await markClosed(tx, draw.id, openSeed(house, draw), house.clock.now())
  forgetSeed(house, draw.id)
  await announce(tx, house, [DrawClosed({ draw_id, owner: draw.owner })])
}

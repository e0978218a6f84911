import { drawsOfCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { drawByAttempt, type DrawRow, type FallRow } from '#casino/campaigns/draws/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refusedAs } from '#kernel/refusals/refused-as.ts'
import { refuse } from '../contract.ts'
import { boxDraw, wheel_draw, type LevelId } from '../rules.ts'
import { runningLottery } from './lotteries.ts'
import { mustBeOpen } from './points.ts'

interface Attempt {
  readonly player_id: bigint
  /** The call's Idempotency-Key. */
  readonly key: string
  readonly client_seed: string
}

/** A draw, and what fell in it. */
export interface Drawing {
  readonly draw: DrawRow
  readonly fall: FallRow
}

const drawOf = async (house: House, name: string, player_id: bigint): Promise<DrawRow> => {
  await mustBeOpen(house.db, house, player_id)
  const lottery = (await runningLottery(house)) ?? refuse('lottery-closed')
  return (await drawsOfCampaign(house.db, lottery.campaign)).get(name) ?? refuse('lottery-closed')
}

const attempt = async (house: House, draw: DrawRow, { player_id, key, client_seed }: Attempt): Promise<Drawing> => {
  const fall = await drawByAttempt(house, { draw_id: draw.id, player_id, key, client_seed })
  house.facts.wake()
  return { draw, fall }
}

/** LO-006: the wheel for a spin of the player's. Refusals: those of the endpoint. */
export const spinWheel = async (house: House, id: number, by: Attempt): Promise<Drawing> => {
  const draw = await drawOf(house, wheel_draw, by.player_id)
  if (Number(draw.id) !== id) return refuse('lottery-wheel-unknown', {}, 404)
  return refusedAs(refuse, { 'insufficient-funds': 'lottery-no-spin' }, () => attempt(house, draw, by))
}

/** LO-007: a random prize of a level for its horseshoes. Refusals: those of the endpoint. */
export const openBox = async (house: House, level: LevelId, by: Attempt): Promise<Drawing> => {
  const draw = await drawOf(house, boxDraw(level), by.player_id)
  return refusedAs(refuse, { 'insufficient-funds': 'lottery-few-horseshoes' }, () => attempt(house, draw, by))
}

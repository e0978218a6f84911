import { joinBoard, membershipOf } from '#casino/campaigns/boards/server/api.ts'
import type { CampaignInSight } from '#casino/campaigns/campaigns/server/api.ts'
import { claimReward } from '#casino/campaigns/missions/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import { DriverChanged } from '../events.ts'
import { changeDriver, driversOf, insertDriver, type DriverRow } from './driver-store.ts'
import { kingInSight, trackOf } from './king.ts'

/** The road while it is open. Refusals: `king-none`, `king-soon`, `king-closed`, `king-play-closed`, `king-left`. */
const openRoad = async (house: House, player_id: bigint): Promise<CampaignInSight> => {
  const found = (await kingInSight(house)) ?? refuse('king-none')
  if (found.state === 'soon') refuse('king-soon')
  if (found.state !== 'active') refuse('king-closed')
  if (!(await isInAudience(house.db, house, 'invitation', player_id))) refuse('king-play-closed')
  const membership = await membershipOf(house.db, found.board.id, player_id)
  if (membership && membership.left_at !== null) refuse('king-left')
  return found
}

const told = (tx: Tx, house: House, player_id: bigint) => announce(tx, house, [DriverChanged({}, player_id)])

/** API-219: the first car, once. It is one's own word to take part: kilometres count from then on. Refusals: those of the endpoint. */
export const chooseFirstCar = async (house: House, player_id: bigint, car_id: number): Promise<void> => {
  const { campaign, board } = await openRoad(house, player_id)
  const [known] = await driversOf(house.db, campaign.id, [player_id])
  if (known) refuse('king-car-chosen')
  const outcome = await joinBoard(house, board.id, player_id, null)
  if (outcome === 'play-closed') refuse('king-play-closed')
  if (outcome === 'left') refuse('king-left')
  if (outcome !== 'done') refuse('king-closed')
  await inTransaction(house.db, async (tx) => {
    if (!(await insertDriver(tx, { campaign_id: campaign.id, player_id }, car_id, house.clock.now()))) refuse('king-car-chosen')
    await told(tx, house, player_id)
  })
  house.facts.wake()
}

/** API-217, API-220: another car or companion. Refusals: those of the endpoint. */
export const changeDriving = async (
  house: House,
  player_id: bigint,
  change: Partial<Pick<DriverRow, 'car_id' | 'companion_id'>>,
): Promise<void> => {
  const { campaign } = await openRoad(house, player_id)
  await inTransaction(house.db, async (tx) => {
    if (!(await changeDriver(tx, { campaign_id: campaign.id, player_id }, change))) refuse('king-no-car')
    await told(tx, house, player_id)
  })
  house.facts.wake()
}

/** Says in the road's own words that no deposit of the day has brought a canister. */
const claimCanister = async (house: House, track_id: bigint, step: string, player_id: bigint) => {
  try {
    return await claimReward(house, { track_id: Number(track_id), player_id, step, beside: (tx) => told(tx, house, player_id) })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'missions-not-done') return refuse('king-no-canister')
    throw error
  }
}

/** API-218: the canister of the day, once. Refusals: those of the endpoint. */
export const pour = async (house: House, player_id: bigint): Promise<void> => {
  const { campaign } = await openRoad(house, player_id)
  const [driver] = await driversOf(house.db, campaign.id, [player_id])
  if (!driver) refuse('king-no-car')
  const fuel = await trackOf(house, campaign, 'fuel')
  if (!(await claimCanister(house, fuel.id, fuel.spec.steps[0]?.name ?? '', player_id))) refuse('king-canister-used')
  house.facts.wake()
}

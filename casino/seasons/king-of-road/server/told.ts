import { ownPoints, type PromisedBoard } from '#casino/campaigns/boards/server/api.ts'
import { StepDone } from '#casino/campaigns/missions/events.ts'
import { push } from '#kernel/facts/pushes.ts'
import type { House } from '#kernel/house.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import { DriverChanged } from '../events.ts'
import { kingInSight, owner, progressOf } from './king.ts'

const tell = async (house: House, board: PromisedBoard | null, ids: readonly bigint[]): Promise<Publication[]> => {
  const found = await kingInSight(house)
  if (!found || ids.length === 0 || (board && board.id !== found.board.id)) return []
  const messageOf = await progressOf(house, found, ids)
  return ids.map((player_id) => ({ channel: playerChannel(player_id), message: { type: 'kingOfRoad', data: messageOf(player_id) } }))
}

const players = (facts: readonly { readonly player_id: bigint | null }[]): bigint[] => [
  ...new Set(facts.flatMap(({ player_id }) => player_id ?? [])),
]

/** Kilometres: whenever points on the road move. */
export const kingKilometres = ownPoints('seasons/king-of-road.kilometres', owner, tell)

/** A canister came, was poured in; another car. */
export const pushes = [
  push(StepDone, (facts, house) => tell(house, null, players(facts.filter(({ data }) => data.owner === owner)))),
  push(DriverChanged, (facts, house) => tell(house, null, players(facts))),
]

import { boostAt, boostsOf, ownPoints, shownTable, type PromisedBoard } from '#casino/campaigns/boards/server/api.ts'
import { StepDone } from '#casino/campaigns/missions/events.ts'
import { progressOfPlayers } from '#casino/campaigns/missions/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import type { House } from '#kernel/house.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { RallyMessage } from '../contract.ts'
import { statusOf } from '../rules.ts'
import { owner, rallyInSight, trackOf } from './rally.ts'

/** RTM-068: how far these players are, in few statements however many they are. */
const tell = async (house: House, board: PromisedBoard | null, ids: readonly bigint[]): Promise<Publication[]> => {
  const found = await rallyInSight(house)
  if (!found || ids.length === 0 || (board && board.id !== found.board.id)) return []
  const { campaign, board: road } = found
  const track = await trackOf(house, campaign, 'checkpoints')
  const now = house.clock.now()
  const players = ids.map((player_id) => ({ board_id: road.id, player_id }))
  const [table, boosts, rows] = await Promise.all([
    shownTable(house, road),
    boostsOf(house.db, players),
    progressOfPlayers(house.db, track, ids, now),
  ])
  return players.map((player) => {
    const { player_id } = player
    const row = rows.find((one) => one.player_id === player_id)
    const data: RallyMessage = {
      speed: boostAt(road.spec, boosts(player), now),
      distance: table.entries.get(player_id)?.points ?? 0,
      rewards: track.spec.steps.map(({ name: id }, index) => ({
        id,
        status: statusOf({
          is_passed: row?.steps[index]?.is_done === true,
          is_given: row?.given.includes(id) === true,
          left: null,
          is_open: track.closed_at === null,
        }),
      })),
    }
    return { channel: playerChannel(player_id), message: { type: 'rally', data } }
  })
}

/** Distance: whenever points on the road move. */
export const rallyDistance = ownPoints('seasons/new-year-rally.distance', owner, tell)

/** Speed and rewards: a stage is reached, a checkpoint is passed. */
export const pushes = [
  push(StepDone, (facts, house) => {
    const own = facts.filter(({ data }) => data.owner === owner).flatMap(({ player_id }) => player_id ?? [])
    return tell(house, null, [...new Set(own)])
  }),
]

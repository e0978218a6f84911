import { handle } from '#kernel/http/handle.ts'
import { cancelFreeSpins, getFreeSpins, getPeriodical } from '../contract.ts'
import { cancelGift } from './end-free-spins.ts'
import { freeSpinsOf } from './free-spins-views.ts'

export const routes = [
  handle(getFreeSpins, async (call) => ({ data: await freeSpinsOf(call) })),
  handle(cancelFreeSpins, async ({ house, player_id, params }) => {
    await cancelGift(house, player_id, BigInt(params.id))
    house.facts.wake()
    return {}
  }),
  /** The gift that is played now; where there is none, the one that ended last. */
  handle(getPeriodical, async (call) => {
    const bonus = (await freeSpinsOf(call)).find(({ portions }) => portions > 1) ?? null
    return { data: { currentFs: bonus?.currentFs ?? 0, total: bonus?.total ?? 0, bonus } }
  }),
]

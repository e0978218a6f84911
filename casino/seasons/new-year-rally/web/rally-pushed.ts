import type { PushApp } from '#kernel/web-slice.ts'
import type { Rally, RallyMessage, RallyReward } from '../contract.ts'
import { rally_key, refreshRally } from './rally-query.ts'

const refresh_after_ms = 2_000
let waiting: ReturnType<typeof setTimeout> | undefined

/** A message does not know what is given out, so that a page that does keeps it until the reward is received. */
const statusAfter = ({ status: known }: RallyReward, told: RallyReward['status'] | undefined): RallyReward['status'] =>
  told === undefined || (known === 'given-out' && told !== 'received') ? known : told

const after = (rally: Rally, { speed, distance, rewards }: RallyMessage): Rally => ({
  ...rally,
  playerProgress: {
    ...rally.playerProgress,
    speed,
    distance,
    checkpoints: rally.checkpoints.filter(({ km }) => km <= distance).map(({ id }) => id),
    rewards: rally.playerProgress.rewards.map((reward) => ({
      ...reward,
      status: statusAfter(reward, rewards.find(({ id }) => id === reward.id)?.status),
    })),
  },
})

/** RTM-068: speed, distance and rewards follow the message at once; places and what is left of rewards are read anew a little later. */
export const handle = (message: { readonly data: unknown }, { queryClient }: Pick<PushApp, 'queryClient'>): void => {
  queryClient.setQueryData(rally_key, (known) => (known ? after(known as Rally, message.data as RallyMessage) : known))
  waiting ??= setTimeout(() => {
    waiting = undefined
    void refreshRally()
  }, refresh_after_ms)
}

import { enterDraw } from '#casino/campaigns/draws/server/api.ts'
import { claimReward } from '#casino/campaigns/missions/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { ticket_asset } from '../rules.ts'
import { finalOf, rallyInSight, ticket_key, trackOf } from './rally.ts'

interface Taking {
  readonly player_id: bigint
  /** The checkpoint. */
  readonly id: string
  /** The command's key: the player's own share in what their ticket will be drawn with. */
  readonly key: string
}

const isTicket = (prize: { readonly content: unknown } | undefined): boolean =>
  (prize?.content as { readonly asset?: string } | undefined)?.asset === ticket_asset

/**
 * SA-006: a player takes the reward of a checkpoint that they passed, once. The ticket that is one of them enters the final draw in the same
 * transaction. Refusals: those of the endpoint.
 */
export const takeReward = async (house: House, { player_id, id, key }: Taking): Promise<void> => {
  const { campaign } = (await rallyInSight(house)) ?? refuse('rally-none')
  const track = await trackOf(house, campaign, 'checkpoints')
  const reward = track.spec.steps.find(({ name }) => name === id)?.reward ?? refuse('rally-reward-unknown')
  const { id: draw_id } = await finalOf(house, campaign)
  const enter = async (tx: Tx): Promise<void> => {
    await enterDraw(tx, house, { draw_id, player_id, key: ticket_key, client_seed: key })
  }
  const taken = await claimReward(house, {
    track_id: Number(track.id),
    player_id,
    step: id,
    ...(isTicket(reward.prize) && { beside: enter }),
  })
  if (!taken) refuse('rally-reward-taken')
  house.facts.wake()
}

import { drawByAttempt, drawById, type DrawRow, type FallRow } from '#casino/campaigns/draws/server/api.ts'
import { takeFromShelf } from '#casino/campaigns/shelves/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { refusedAs } from '#kernel/refusals/refused-as.ts'
import { refuse } from '../contract.ts'
import { StarsSpent } from '../events.ts'
import { stars_asset, type Drop } from '../rules.ts'
import { settingsOf } from './settings.ts'
import { openCampaign, owner, shelfOf } from './star-drops.ts'

/** By which of our codes players are told what the kits refuse. */
const codes = {
  'insufficient-funds': 'star-drops-few-stars',
  'draws-closed': 'star-drops-closed',
  'draws-play-closed': 'star-drops-play-closed',
  'shelves-given-out': 'star-drops-given-out',
  'shelves-had': 'star-drops-had',
  'shelves-play-closed': 'star-drops-play-closed',
} as const

const spent = (tx: Tx, house: House, player_id: bigint) => announce(tx, house, [StarsSpent({}, player_id)])

interface Try {
  readonly player_id: bigint
  /** The call's Idempotency-Key. */
  readonly key: string
  readonly client_seed: string
}

/** SA-016: one try of the wheel, the box or the sphere for stars. Refusals: those of the endpoints. */
export const tryDrop = (house: House, drop: Drop, { player_id, key, client_seed }: Try): Promise<{ draw: DrawRow; fall: FallRow }> =>
  refusedAs(refuse, codes, async () => {
    const campaign = await openCampaign(house.db, house, player_id)
    const draw = (await drawById(house.db, campaign.draws[drop] ?? 0)) ?? refuse('star-drops-closed')
    const fall = await drawByAttempt(house, {
      draw_id: draw.id,
      player_id,
      key,
      client_seed,
      beside: async (tx) => {
        await spent(tx, house, player_id)
      },
    })
    house.facts.wake()
    return { draw, fall }
  })

interface Purchase {
  readonly player_id: bigint
  readonly id: number
  /** The call's Idempotency-Key. */
  readonly key: string
}

/** SA-016: an item of the merch shop for stars. Refusals: those of the endpoint. */
export const buy = (house: House, { player_id, id, key }: Purchase): Promise<void> =>
  refusedAs(refuse, codes, async () => {
    await inTransaction(house.db, async (tx) => {
      const campaign = await openCampaign(tx, house, player_id)
      const item = settingsOf(campaign.document).merch.find((one) => one.id === id) ?? refuse('star-drops-item-unknown', {}, 404)
      await takeFromShelf(tx, house, {
        shelf: shelfOf(campaign.id),
        item,
        asset: stars_asset,
        player_id,
        count: 1,
        key,
        source: owner,
        title: { key: 'star-drops.bought', values: { title: campaign.document.title } },
      })
      await spent(tx, house, player_id)
    })
    house.facts.wake()
  })

import { houseAccount, points_purse, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'

interface Points {
  readonly asset: string
  readonly amount: number
}

/** Points of a player that become other points of theirs: stars, and the ticket that they buy. */
export interface PointExchange {
  /** Unique in the whole house. */
  readonly key: string
  readonly player_id: bigint
  readonly from: Points
  readonly to: Points
  /** The slice whose points they are. */
  readonly source: string
}

/**
 * Exchanges points, in the caller's transaction. Nothing is given, so that there is no prize and no notice; but what is got invites to play
 * on, so the gate is asked as for a prize. The same key exchanges once. Refusal: `insufficient-funds`.
 */
export const exchangePoints = async (
  tx: Tx,
  house: House,
  { key, player_id, from, to, source }: PointExchange,
): Promise<'exchanged' | 'known' | 'play-closed'> => {
  if (!(await isInAudience(tx, house, 'reward', player_id))) return 'play-closed'
  const house_of = ({ asset }: Points) => houseAccount('exchange', asset)
  const own = ({ asset }: Points) => purseOf(player_id, points_purse, asset)
  const postings = [
    { from: own(from), to: house_of(from), amount_minor: BigInt(from.amount) },
    { from: house_of(to), to: own(to), amount_minor: BigInt(to.amount) },
  ]
  const { replayed } = await post(tx, house, { key, reason: 'points-exchange', reference: source, postings })
  return replayed ? 'known' : 'exchanged'
}

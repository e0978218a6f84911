import { type Player, playerById, playerByLogin } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { loginOfPublicId } from '../rules.ts'
import { isHidden } from './store.ts'

/** The requested profile, and whether the viewer may see the player's games. */
export interface FoundProfile {
  readonly player: Player
  readonly is_current: boolean
  readonly is_hidden: boolean
}

/** Refusals: `public-profile-guest` (401) for `my` without a player, `public-profile-unknown` (404). */
export const findProfile = async (house: House, viewer_id: bigint | null, public_id: string): Promise<FoundProfile> => {
  const is_own = public_id.replace(/\/+$/, '') === 'my'
  if (is_own && viewer_id === null) return refuse('public-profile-guest', {}, 401)
  const login = is_own ? undefined : loginOfPublicId(public_id)
  const player = is_own && viewer_id !== null ? await playerById(house.db, viewer_id) : login && (await playerByLogin(house.db, login))
  if (!player) return refuse('public-profile-unknown', {}, 404)
  return { player, is_current: player.id === viewer_id, is_hidden: await isHidden(house.db, player.id) }
}

import { type Player, playerById, playerByLogin } from '#casino/account/registration/server/api.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import {
  type changePrivacyEndpoint,
  type getPublicListEndpoint,
  type getPublicProfileEndpoint,
  type PublicProfile,
  refuse,
} from '../contract.ts'
import { isPublicList, list_limits, loginOfPublicId, privacyChanges, publicIdOf, suggestions_count } from '../rules.ts'
import { readPublicList } from './public-lists.ts'
import { isHidden, writeHidden } from './store.ts'

/** Whose profile is asked for, and may the one who asks see what they play? */
interface Found {
  readonly player: Player
  readonly is_current: boolean
  readonly is_hidden: boolean
}

const find = async (house: House, viewer_id: bigint | null, public_id: string): Promise<Found> => {
  const is_own = public_id.replace(/\/+$/, '') === 'my'
  if (is_own && viewer_id === null) return refuse('public-profile-guest', {}, 401)
  const login = is_own ? undefined : loginOfPublicId(public_id)
  const player = is_own && viewer_id !== null ? await playerById(house.db, viewer_id) : login && (await playerByLogin(house.db, login))
  if (!player) return refuse('public-profile-unknown', {}, 404)
  return { player, is_current: player.id === viewer_id, is_hidden: await isHidden(house.db, player.id) }
}

/** API-101: built from the public half of a player alone, so nothing private can slip in (PP-007). */
export const getPublicProfile = async ({ house, player_id, params, language }: Call<typeof getPublicProfileEndpoint>) => {
  const { player, is_current, is_hidden } = await find(house, player_id, params.playerId)
  const playerData: PublicProfile['playerData'] = {
    id: publicIdOf(player.login),
    login: player.login,
    memberSince: player.created_at.toISOString().slice(0, 7),
    isCurrentUser: is_current,
    isHidden: is_hidden,
  }
  if (is_hidden && !is_current) return { data: { playerData, publicData: { activities: [], suggestions: [], hasLastActions: false } } }
  const asked = { player_id: player.id, language, offset: 0 }
  const [activities, liked] = await Promise.all([
    readPublicList(house, 'activities', { ...asked, limit: list_limits.activities }),
    readPublicList(house, 'liked-games', { ...asked, limit: suggestions_count }),
  ])
  const publicData = { activities: activities.rows, suggestions: liked.rows, hasLastActions: activities.total > 0 }
  return { data: { playerData, publicData } }
}

/** API-102. A hidden player's lists are empty for everybody else. */
export const getPublicList = async ({ house, player_id, params, query, language }: Call<typeof getPublicListEndpoint>) => {
  const { type } = params
  if (!isPublicList(type)) return refuse('public-list-unknown', {}, 404)
  const { player, is_current, is_hidden } = await find(house, player_id, params.playerId)
  if (is_hidden && !is_current) return { data: [], total: 0 }
  const asked = { player_id: player.id, language, limit: query.limit ?? list_limits[type], offset: query.offset ?? 0 }
  const { rows, total } = await readPublicList(house, type, asked)
  return { data: rows, total }
}

export const changePrivacy = async ({ house, player_id, body }: Call<typeof changePrivacyEndpoint>) => {
  await countTry(house, privacyChanges, String(player_id))
  await writeHidden(house.db, player_id, body.isHidden, house.clock.now())
  return { data: { isHidden: body.isHidden } }
}

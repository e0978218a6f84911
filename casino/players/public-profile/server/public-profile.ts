import { countedPage } from '#kernel/contract/pages.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import {
  type changePrivacyEndpoint,
  type getPublicListEndpoint,
  type getPublicProfileEndpoint,
  type PublicGameLine,
  type PublicProfile,
  refuse,
} from '../contract.ts'
import { isPublicList, list_limits, privacyChanges, publicIdOf, suggestions_count } from '../rules.ts'
import { shownAchievements } from './achievements.ts'
import { findProfile } from './find-profile.ts'
import { readPublicList } from './public-lists.ts'
import { writeHidden } from './store.ts'

/** API-101: built only from a player's public data, so nothing private can leak (PP-007). */
export const getPublicProfile = async ({ house, player_id, params, language }: Call<typeof getPublicProfileEndpoint>) => {
  const { player, is_current, is_hidden } = await findProfile(house, player_id, params.playerId)
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
  const { player, is_current, is_hidden } = await findProfile(house, player_id, params.playerId)
  if (is_hidden && !is_current) return countedPage<PublicGameLine>([], 0)
  if (type === 'achievements') {
    // A public list, the same for every viewer.
    const lines = await shownAchievements(house, player.id, { is_current: false, language, order: 'newest' })
    const rows = lines.map(({ id, title, reachedAt }) => ({ slug: id, title, at: reachedAt ?? '' }))
    const from = query.offset ?? 0
    return countedPage(rows.slice(from, from + (query.limit ?? list_limits.achievements)), rows.length, from)
  }
  const asked = { player_id: player.id, language, limit: query.limit ?? list_limits[type], offset: query.offset ?? 0 }
  const { rows, total } = await readPublicList(house, type, asked)
  return countedPage(rows, total, asked.offset)
}

export const changePrivacy = async ({ house, player_id, body }: Call<typeof changePrivacyEndpoint>) => {
  await countTry(house, privacyChanges, String(player_id))
  await writeHidden(house.db, player_id, body.isHidden, house.clock.now())
  return { data: { isHidden: body.isHidden } }
}

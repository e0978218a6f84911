import { countedPage } from '#kernel/contract/pages.ts'
import type { Call } from '#kernel/http/handle.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { type AchievementLine, type getAchievementEndpoint, type listAchievementsEndpoint, refuse } from '../contract.ts'
import { achievements, type Achievement } from '../extensions.ts'
import { byReached, isShown, list_limits } from '../rules.ts'
import { findProfile } from './find-profile.ts'

interface Held {
  readonly achievement: Achievement
  readonly reached_at: Date | null
  readonly is_private: boolean
}

/** The players area may not call games and contests, so those slices contribute their achievements. */
const achievementsOf = (house: House): readonly Achievement[] => contributionsTo(house.slices, achievements)

const held = async (house: House, achievement: Achievement, player_id: bigint | null): Promise<Held> => ({
  achievement,
  is_private: achievement.is_private ?? false,
  reached_at: player_id === null ? null : await achievement.reached(house, player_id),
})

const lineOf = ({ achievement, is_private, reached_at }: Held, language: Language): AchievementLine => ({
  id: achievement.id,
  type: achievement.type,
  title: achievement.title[language],
  text: achievement.text[language],
  isPrivate: is_private,
  reachedAt: reached_at?.toISOString().slice(0, 10) ?? null,
})

/** The achievements that the viewer may see, in order. Hidden ones are not even queried. */
export const shownAchievements = async (
  house: House,
  player_id: bigint,
  wish: {
    readonly is_current: boolean
    readonly language: Language
    readonly order: 'newest' | 'oldest'
    readonly type?: string | undefined
  },
): Promise<AchievementLine[]> => {
  const wanted = achievementsOf(house).filter(
    ({ type, is_private }) => (wish.type === undefined || type === wish.type) && (wish.is_current || !is_private),
  )
  const all = await Promise.all(wanted.map((achievement) => held(house, achievement, player_id)))
  return all
    .filter((one) => isShown(one, wish.is_current))
    .toSorted(byReached(wish.order))
    .map((one) => lineOf(one, wish.language))
}

/** API-103. A hidden player's list is empty for everybody else. */
export const listAchievements = async ({ house, player_id, query, language }: Call<typeof listAchievementsEndpoint>) => {
  const { player, is_current, is_hidden } = await findProfile(house, player_id, query.playerId)
  if (is_hidden && !is_current) return countedPage<AchievementLine>([], 0)
  const order = query.order ?? 'newest'
  const lines = await shownAchievements(house, player.id, { is_current, language, order, type: query.achievementType })
  const offset = query.offset ?? 0
  return countedPage(lines.slice(offset, offset + (query.limit ?? list_limits.achievements)), lines.length, offset)
}

/** API-104: an achievement, and when the caller reached it. */
export const getAchievement = async ({ house, player_id, params, language }: Call<typeof getAchievementEndpoint>) => {
  const achievement = achievementsOf(house).find(({ id }) => id === params.id) ?? refuse('achievement-unknown', {}, 404)
  return { data: lineOf(await held(house, achievement, player_id), language) }
}

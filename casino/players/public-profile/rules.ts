import type { AchievementType } from './extensions.ts'

/** PP-008: rows per list by default. */
export const list_limits = { activities: 18, 'last-actions': 18, 'liked-games': 48, achievements: 18 } as const
export type PublicListType = keyof typeof list_limits

export const isPublicList = (type: string): type is PublicListType => Object.hasOwn(list_limits, type)

/** The activity feed is built from a player's last actions. */
export const sourceOf = (type: PublicListType): string => (type === 'activities' ? 'last-actions' : type)

/** Categories of achievements, as in extensions.ts. */
export const achievementTypes = ['discovery', 'fairness', 'company', 'care', 'years'] as const satisfies readonly AchievementType[]

export interface Reached {
  readonly reached_at: Date | null
  readonly is_private: boolean
}

/** PP-005, PP-007: whether it is shown; to others only if reached and not private. */
export const isShown = ({ reached_at, is_private }: Reached, is_current: boolean): boolean =>
  is_current || (reached_at !== null && !is_private)

/** Sorts by the day reached; those not reached yet come last, in their declared order. */
export const byReached =
  (order: 'newest' | 'oldest') =>
  (one: Pick<Reached, 'reached_at'>, other: Pick<Reached, 'reached_at'>): number => {
    if (one.reached_at === null || other.reached_at === null) return Number(one.reached_at === null) - Number(other.reached_at === null)
    const later_ms = one.reached_at.getTime() - other.reached_at.getTime()
    return order === 'oldest' ? later_ms : -later_ms
  }

/** Number of suggested games beside a profile. */
export const suggestions_count = 6

/** PP-001: a player's public id in links and calls. Handles are plain ASCII. */
export const publicIdOf = (login: string): string => btoa(login)

/**
 * PP-001: the handle of a public id, or undefined if it is invalid. Accepts URL-safe base64, missing padding and trailing slashes
 * (OP-005).
 */
export const loginOfPublicId = (id: string): string | undefined => {
  const plain = id.replace(/\/+$/, '').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  if (!/^[A-Za-z0-9+/]{4,60}$/.test(plain) || plain.length % 4 === 1) return undefined
  const login = atob(plain)
  return /^[A-Za-z][A-Za-z0-9_.-]{2,19}$/.test(login) ? login : undefined
}

export const privacyChanges = { name: 'public-profile-privacy', count: 30, window_s: 3600 } as const

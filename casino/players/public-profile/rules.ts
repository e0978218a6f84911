import type { AchievementType } from './extensions.ts'

/** PP-008: so many rows of each list come at once. */
export const list_limits = { activities: 18, 'last-actions': 18, 'liked-games': 48, achievements: 18 } as const
export type PublicListType = keyof typeof list_limits

export const isPublicList = (type: string): type is PublicListType => Object.hasOwn(list_limits, type)

/** A feed of activities is made of what a player did last. */
export const sourceOf = (type: PublicListType): string => (type === 'activities' ? 'last-actions' : type)

/** What an achievement is about; as extensions.ts has it for the slices that give them. */
export const achievementTypes = ['discovery', 'fairness', 'company', 'care', 'years'] as const satisfies readonly AchievementType[]

export interface Reached {
  readonly reached_at: Date | null
  readonly is_private: boolean
}

/** PP-005, PP-007: of others only what they came to and is for everybody's eyes. */
export const isShown = ({ reached_at, is_private }: Reached, is_current: boolean): boolean =>
  is_current || (reached_at !== null && !is_private)

/** By the day of reaching; what is still to come stands last, in the order of the house. */
export const byReached =
  (order: 'newest' | 'oldest') =>
  (one: Pick<Reached, 'reached_at'>, other: Pick<Reached, 'reached_at'>): number => {
    if (one.reached_at === null || other.reached_at === null) return Number(one.reached_at === null) - Number(other.reached_at === null)
    const later_ms = one.reached_at.getTime() - other.reached_at.getTime()
    return order === 'oldest' ? later_ms : -later_ms
  }

/** Games suggested beside a profile. */
export const suggestions_count = 6

/** PP-001: a player's public id, which stands in links and calls. Handles are plain ASCII. */
export const publicIdOf = (login: string): string => btoa(login)

/**
 * PP-001: the handle of a public id, or undefined when it is none. URL-safe base64 is understood too, missing padding and
 * trailing slashes are forgiven (OP-005).
 */
export const loginOfPublicId = (id: string): string | undefined => {
  const plain = id.replace(/\/+$/, '').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  if (!/^[A-Za-z0-9+/]{4,60}$/.test(plain) || plain.length % 4 === 1) return undefined
  const login = atob(plain)
  return /^[A-Za-z][A-Za-z0-9_.-]{2,19}$/.test(login) ? login : undefined
}

export const privacyChanges = { name: 'public-profile-privacy', count: 30, window_s: 3600 } as const

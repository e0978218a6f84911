import type { GamePlay } from '../contract.ts'

/** Of a started game, what may lead elsewhere. */
export type Detoured = Pick<GamePlay, 'slug' | 'isMoney' | 'finOperations' | 'requestInn' | 'autoVerificationData'> & {
  readonly redirectUrl?: string
}

/** What stands between the player and a money game leads to where it is settled (GA-003, GA-004, GA-006). */
export const detourOf = (play: Detoured): string | null => {
  if (play.redirectUrl) return play.redirectUrl
  if (!play.isMoney) return null
  if (!play.finOperations.isAvailable) return '/cash/deposit/'
  if (play.requestInn && !play.autoVerificationData.isAvailable) return `/inn/?slug=${encodeURIComponent(play.slug)}&isMoney=true`
  return null
}

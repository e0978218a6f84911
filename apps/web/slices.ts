import type { WebSlice } from '#kernel/web-slice.ts'
import { slice as captcha } from '#casino/account/captcha/web/index.ts'
import { slice as login } from '#casino/account/login/web/index.ts'
import { slice as personalData } from '#casino/account/personal-data/web/index.ts'
import { slice as profile } from '#casino/account/profile/web/index.ts'
import { slice as publicProfile } from '#casino/account/public-profile/web/index.ts'
import { slice as registration } from '#casino/account/registration/web/index.ts'
import { slice as secondFactor } from '#casino/account/second-factor/web/index.ts'
import { slice as responsiblePlay } from '#casino/account/responsible-play/web/index.ts'
import { slice as cashDesk } from '#casino/money/cash-desk/web/index.ts'
import { slice as socialSignIn } from '#casino/account/social-sign-in/web/index.ts'
import { slice as securityNotices } from '#casino/account/security-notices/web/index.ts'
import { slice as verification } from '#casino/account/verification/web/index.ts'
import { slice as favourites } from '#casino/games/favourites/web/index.ts'
import { slice as lobby } from '#casino/games/lobby/web/index.ts'
import { slice as play } from '#casino/games/play/web/index.ts'
import { slice as search } from '#casino/games/search/web/index.ts'
import { slice as wallet } from '#casino/money/wallet/web/index.ts'
import { slice as notifications } from '#casino/messages/notifications/web/index.ts'
import { slice as prizes } from '#casino/bonuses/prizes/web/index.ts'
import { slice as races } from '#casino/contests/races/web/index.ts'
import { slice as shell } from './shell/slice.ts'
import { slice as onboarding } from '#casino/site/onboarding/web/index.ts'
import { slice as sitePages } from '#casino/site/pages/web/index.ts'

/** The web side of every slice, in the order in which the profile shows their tabs. The only list that knows them all. */
export const webSlices: readonly WebSlice[] = [
  captcha,
  profile,
  login,
  registration,
  secondFactor,
  publicProfile,
  verification,
  securityNotices,
  socialSignIn,
  responsiblePlay,
  personalData,
  wallet,
  cashDesk,
  prizes,
  lobby,
  play,
  search,
  favourites,
  races,
  notifications,
  onboarding,
  sitePages,
  shell,
]

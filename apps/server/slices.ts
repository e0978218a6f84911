import { slice as captcha } from '#casino/account/captcha/server/index.ts'
import { slice as login } from '#casino/account/login/server/index.ts'
import { slice as personalData } from '#casino/account/personal-data/server/index.ts'
import { slice as profile } from '#casino/account/profile/server/index.ts'
import { slice as publicProfile } from '#casino/account/public-profile/server/index.ts'
import { slice as registration } from '#casino/account/registration/server/index.ts'
import { slice as responsiblePlay } from '#casino/account/responsible-play/server/index.ts'
import { slice as secondFactor } from '#casino/account/second-factor/server/index.ts'
import { slice as socialSignIn } from '#casino/account/social-sign-in/server/index.ts'
import { slice as securityNotices } from '#casino/account/security-notices/server/index.ts'
import { slice as verification } from '#casino/account/verification/server/index.ts'
import { slice as prizes } from '#casino/bonuses/prizes/server/index.ts'
import { slice as races } from '#casino/contests/races/server/index.ts'
import { slice as favourites } from '#casino/games/favourites/server/index.ts'
import { slice as lobby } from '#casino/games/lobby/server/index.ts'
import { slice as play } from '#casino/games/play/server/index.ts'
import { slice as search } from '#casino/games/search/server/index.ts'
import { slice as notifications } from '#casino/messages/notifications/server/index.ts'
import { slice as onboarding } from '#casino/site/onboarding/server/index.ts'
import { slice as menu } from '#casino/site/menu/server/index.ts'
import { slice as pages } from '#casino/site/pages/server/index.ts'
import { slice as startUp } from '#casino/site/start-up/server/index.ts'
import { httpSlice } from '#kernel/http/server-slice.ts'
import { realtimeSlice } from '#kernel/realtime/server-slice.ts'
import { outboxSlice } from '#kernel/outbox/server-slice.ts'
import { slice as cashDesk } from '#casino/money/cash-desk/server/index.ts'
import { slice as wallet } from '#casino/money/wallet/server/index.ts'
import type { ServerSlice } from '#kernel/slice.ts'

/** Every slice of the house, in the order of dependency. The only list that knows them all. */
export const slices: readonly ServerSlice[] = [
  httpSlice,
  realtimeSlice,
  outboxSlice,
  captcha,
  login,
  registration,
  secondFactor,
  profile,
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
  pages,
  menu,
  startUp,
]

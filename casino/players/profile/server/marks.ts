import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { closePopupEndpoint, firebaseTokenEndpoint, onBoardingEndpoint, siteVersionEndpoint } from '../marks-contract.ts'
import { marks } from '../rules.ts'
import { keepToken, markSeen } from './marks-store.ts'

const year_s = 365 * 24 * 60 * 60

export const keepFirebaseToken = async ({ house, player_id, body }: Call<typeof firebaseTokenEndpoint>) => {
  await countTry(house, marks, String(player_id))
  await keepToken(house.db, player_id, body.token, house.clock.now())
  return {}
}

export const finishOnBoarding = async ({ house, player_id, body }: Call<typeof onBoardingEndpoint>) => {
  await countTry(house, marks, String(player_id))
  await markSeen(house.db, player_id, 'on-boarding', body.scenario, house.clock.now())
  return {}
}

export const closePopup = async ({ house, player_id, body }: Call<typeof closePopupEndpoint>) => {
  await countTry(house, marks, String(player_id))
  await markSeen(house.db, player_id, 'popup', String(body.id), house.clock.now())
  return {}
}

/** TH-028: not HttpOnly, because the page reads the cookie too. */
export const changeSiteVersion = async ({ house, body, reply }: Call<typeof siteVersionEndpoint>) => {
  reply.setCookie('site-version', body.version, { path: '/', sameSite: 'lax', secure: house.config.secure_cookies, maxAge: year_s })
  return {}
}

import { accountDataOf } from '#casino/players/accounts/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { refuse } from '../contract.ts'
import type {
  closePopupEndpoint,
  firebaseTokenEndpoint,
  onBoardingEndpoint,
  protectAccountEndpoint,
  siteVersionEndpoint,
} from '../marks-contract.ts'
import { marks } from '../rules.ts'
import { keepToken, markSeen } from './marks-store.ts'
import { holdProfile, writeProtection } from './store.ts'

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

/** PR-011: protection requires a confirmed contact, because a player who loses the password needs one to get back in. */
export const protectAccount = async ({ house, player_id }: Call<typeof protectAccountEndpoint>) => {
  const account = await accountDataOf(house.db, player_id)
  if (!account?.email_confirmed && !account?.phone_confirmed) return refuse('contact-unconfirmed')
  const at = house.clock.now()
  await inTransaction(house.db, async (tx) => {
    await holdProfile(tx, player_id, at)
    await writeProtection(tx, player_id, at)
  })
  return {}
}

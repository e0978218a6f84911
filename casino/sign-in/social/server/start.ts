import { buildAuthorizationUrl, calculatePKCECodeChallenge, type Configuration } from 'openid-client'
import { requireFreshProof, requireProvedAccount } from '#casino/sign-in/second-factor/server/api.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { refuse, type startSocial } from '../contract.ts'
import { attempt_life_ms, returnPathOf, startsByAddress, withOutcome } from '../rules.ts'
import { insertAttempt } from './attempt-store.ts'
import { linksOf } from './link-store.ts'
import { callbackUrl, configurationOf, needProvider, providerOf } from './providers.ts'
import { nonceOf, stateHashOf, verifierOf, visitHashOf } from './states.ts'

const reach = async (house: House, name: string): Promise<Configuration | undefined> => {
  const provider = providerOf(house, name)
  if (!provider) return undefined
  try {
    return await configurationOf(house, provider)
  } catch (error) {
    house.log.warn({ err: error, provider: name }, 'a sign-in provider does not answer')
    return refuse('social-unavailable')
  }
}

const oidcUrl = async (house: House, name: string, configuration: Configuration, state: string): Promise<string> =>
  buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(house, name),
    scope: providerOf(house, name)?.scope ?? 'openid',
    state,
    nonce: nonceOf(house, state),
    code_challenge: await calculatePKCECodeChallenge(verifierOf(house, state)),
    code_challenge_method: 'S256',
  }).href

/** Telegram returns no state; its result is in the fragment of this address. */
const telegramUrl = ({ config }: House, return_to: string): string => {
  const url = new URL('https://oauth.telegram.org/auth')
  url.searchParams.set('bot_id', config.social.telegram?.id ?? '')
  url.searchParams.set('origin', config.public_url)
  url.searchParams.set('return_to', config.public_url + withOutcome(return_to, 'telegram'))
  return url.href
}

/** Starts a flow for this visit or session. Signed-in players link, and must re-authenticate first. */
export const start = async (call: Call<typeof startSocial>) => {
  const { house, visitor, player_id, params, body, request } = call
  needProvider(house, params.provider)
  if (player_id !== null) {
    await requireProvedAccount(house, player_id)
    await requireFreshProof(call)
    if ((await linksOf(house.db, player_id)).includes(params.provider)) refuse('social-already-linked')
  }
  await countTry(house, startsByAddress, addressOf(request.ip))
  const configuration = await reach(house, params.provider)
  const state = house.random.token(32)
  const return_to = returnPathOf(body.returnTo)
  await insertAttempt(house.db, {
    state_hash: stateHashOf(state),
    provider: params.provider,
    visit_hash: visitHashOf(visitor),
    player_id,
    return_to,
    valid_until: new Date(house.clock.now().getTime() + attempt_life_ms),
  })
  return { redirectUrl: configuration ? await oidcUrl(house, params.provider, configuration, state) : telegramUrl(house, return_to) }
}

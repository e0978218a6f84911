import { allowInsecureRequests, type Configuration, discovery, enableNonRepudiationChecks } from 'openid-client'
import type { OidcProvider } from '#kernel/config/social-settings.ts'
import { type House, perHouse } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { telegram } from '../rules.ts'

/** Providers rarely change their endpoints; keys are refreshed by the library. */
const known_for_ms = 24 * 60 * 60 * 1000
const timeout_s = 8

const discover = (provider: OidcProvider): Promise<Configuration> =>
  discovery(new URL(provider.issuer), provider.client_id, provider.client_secret, undefined, {
    timeout: timeout_s,
    // The ID token's signature is verified, in addition to TLS. Plain HTTP is only for a provider on this machine.
    execute: [enableNonRepudiationChecks, ...(provider.issuer.startsWith('http://localhost') ? [allowInsecureRequests] : [])],
  })

const discovered = perHouse(() => new Map<string, { readonly found: Promise<Configuration>; readonly until_ms: number }>())

/** The provider's discovery document, cached for a day. Rejects if the provider does not respond, and retries the next time. */
export const configurationOf = (house: House, provider: OidcProvider): Promise<Configuration> => {
  const known = discovered(house).get(provider.name)
  const now_ms = house.clock.now().getTime()
  if (known && known.until_ms > now_ms) return known.found
  const found = discover(provider)
  discovered(house).set(provider.name, { found, until_ms: now_ms + known_for_ms })
  found.catch(() => discovered(house).delete(provider.name))
  return found
}

export const providerOf = (house: House, name: string): OidcProvider | undefined =>
  house.config.social.providers.find((provider) => provider.name === name)

/** Display name of a provider; if it is no longer configured, its short name. */
export const titleOf = (house: House, name: string): string => (name === telegram ? 'Telegram' : (providerOf(house, name)?.title ?? name))

/** Refuses `social-unknown` if this provider is not configured. */
export const needProvider = (house: House, name: string): void => {
  if (providerOf(house, name) === undefined && !(name === telegram && house.config.social.telegram !== null)) refuse('social-unknown')
}

/** The redirect URI, which must be registered with the provider. */
export const callbackUrl = (house: House, name: string): string => `${house.config.public_url}/social/${name}/callback/`

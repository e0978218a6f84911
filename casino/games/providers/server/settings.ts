import { defineSettings } from '#kernel/config/settings.ts'
import type { House } from '#kernel/house.ts'

/** A studio outside of the house whose games are played here. */
export interface GameProvider {
  readonly name: string
  /** The key that both sides sign with, in hexadecimal. */
  readonly key: string
  /** Where its games and its calls stand, without a trailing slash. */
  readonly url: string
  readonly origin: string
}

const pattern = /^([a-z0-9]{1,20}):((?:[0-9a-f]{2}){32,})@(https?:\/\/\S+)$/

/**
 * Outside studios whose games are played here, by name. `GAME_PROVIDERS=name:hex@https://studio.example,…`. A studio of the site's own origin would have the site's cookies and storage, so it
 * must have another one; in production it is reached by https alone.
 */
export const gameProviders = defineSettings((env, { public_url, production }, mistakes): ReadonlyMap<string, GameProvider> => {
  const parts = (env['GAME_PROVIDERS'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const providers = parts.flatMap((part): GameProvider[] => {
    const [, name = '', key = '', address = ''] = pattern.exec(part) ?? []
    if (!URL.canParse(address)) return []
    const { origin, protocol, search, hash, href } = new URL(address)
    const is_allowed = origin !== public_url && (protocol === 'https:' || !production) && search === '' && hash === ''
    return is_allowed ? [{ name, key, url: href.replace(/\/+$/, ''), origin }] : []
  })
  const names = new Set(providers.map(({ name }) => name))
  if (providers.length < parts.length || names.size < parts.length || names.has('openhouse'))
    mistakes.push(
      'GAME_PROVIDERS must be a list of name:hex@address with at least 64 hex digits each; a name stands once and is not "openhouse", and an address is of another origin than PUBLIC_URL (in production https).',
    )
  return new Map(providers.map((provider) => [provider.name, provider]))
})

/** Where the studios' games come from, for who is to be told; empty without any. */
export const studioHosts = ({ config }: House): readonly string[] =>
  [...config.of(gameProviders).values()].map(({ url }) => new URL(url).host)

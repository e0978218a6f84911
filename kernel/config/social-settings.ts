import type { Environment } from '#kernel/config/environment.ts'

/** An OpenID Connect provider that players can sign in with. */
export interface OidcProvider {
  /** Used in URLs and in the database: after a change, existing account links no longer match. */
  readonly name: string
  /** Display name: `Google`. */
  readonly title: string
  readonly icon: string
  /** Issuer URL, without `/.well-known/…`. */
  readonly issuer: string
  readonly client_id: string
  readonly client_secret: string
  readonly scope: string
}

export interface TelegramBot {
  readonly id: string
  readonly token: string
}

export interface SocialSettings {
  readonly providers: readonly OidcProvider[]
  readonly telegram: TelegramBot | null
}

const secure = (issuer: string): boolean => {
  if (!URL.canParse(issuer)) return false
  const { protocol, hostname, search, hash } = new URL(issuer)
  return (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')) && search === '' && hash === ''
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const providerOf = (given: unknown, mistakes: string[]): OidcProvider => {
  const fields = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  const provider = {
    name: textOf(fields['name']),
    title: textOf(fields['title']),
    icon: textOf(fields['icon']),
    issuer: textOf(fields['issuer']),
    client_id: textOf(fields['client_id']),
    client_secret: textOf(fields['client_secret']),
    scope: textOf(fields['scope']) || 'openid email',
  }
  const named = `SOCIAL_PROVIDERS, "${provider.name}":`
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(provider.name) || provider.name === 'telegram')
    mistakes.push(`${named} name must be 2 to 31 small Latin letters, digits and hyphens, and not telegram.`)
  if (provider.title === '' || provider.title.length > 40) mistakes.push(`${named} title must have 1 to 40 characters.`)
  if (!secure(provider.issuer)) mistakes.push(`${named} issuer must be an https:// address without a query.`)
  if (provider.client_id === '' || provider.client_secret === '') mistakes.push(`${named} client_id and client_secret are needed.`)
  if (!provider.scope.split(' ').includes('openid')) mistakes.push(`${named} scope must contain openid.`)
  return provider
}

const providersOf = (text: string, mistakes: string[]): OidcProvider[] => {
  if (text === '') return []
  try {
    const given: unknown = JSON.parse(text)
    if (Array.isArray(given)) {
      const providers = given.map((one) => providerOf(one, mistakes))
      if (new Set(providers.map(({ name }) => name)).size < providers.length) mistakes.push('SOCIAL_PROVIDERS has two of one name.')
      return providers
    }
  } catch {
    // Reported below, like JSON of the wrong shape.
  }
  mistakes.push('SOCIAL_PROVIDERS must be a JSON array of providers.')
  return []
}

const telegramOf = (token: string, mistakes: string[]): TelegramBot | null => {
  if (token === '') return null
  const id = /^(\d{5,20}):[\w-]{20,}$/.exec(token)?.[1]
  if (id === undefined) mistakes.push('TELEGRAM_BOT_TOKEN must be a token as BotFather gives it: digits, a colon and letters.')
  return { id: id ?? '', token }
}

/** Reads the sign-in providers; appends any problems to `mistakes`. */
export const readSocialSettings = (env: Environment, mistakes: string[]): SocialSettings => ({
  providers: providersOf(env['SOCIAL_PROVIDERS'] ?? '', mistakes),
  telegram: telegramOf(env['TELEGRAM_BOT_TOKEN'] ?? '', mistakes),
})

import { hkdfSync } from 'node:crypto'
import { brandNames, type BrandName } from '#kernel/brand/brand.ts'
import { jurisdictionNames, type JurisdictionName } from '#kernel/brand/jurisdiction.ts'
import { isPrivateHost } from '#kernel/addresses/network.ts'
import { type CaptchaSettings, readCaptchaSettings } from '#kernel/config/captcha-settings.ts'
import { type CompanySettings, readCompanySettings } from '#kernel/config/company-settings.ts'
import { type Environment, oneOf, urlOf } from '#kernel/config/environment.ts'
import { type PhoneSettings, readPhoneSettings } from '#kernel/config/phone-settings.ts'
import { readSocialSettings, type SocialSettings } from '#kernel/config/social-settings.ts'
import type { KnownSettings, Settings } from '#kernel/config/settings.ts'
import { type OutboxSettings, readOutboxSettings } from '#kernel/outbox/settings.ts'
import { StartUpError } from '#kernel/start-up-error.ts'

/** Everything that is set by environment variables, read and validated once at start. What one slice alone needs is in its own settings. */
export interface Config {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** Public origin of the site, without a trailing slash. Links in emails and the cookies' Secure flag depend on it. */
  readonly public_url: string
  /** Number of trusted reverse proxies in front of the site; 0 if there are none. */
  readonly proxies: number
  readonly brand: BrandName
  readonly jurisdiction: JurisdictionName
  readonly data_folder: string
  /** Owner's connection string of an external PostgreSQL; null uses the embedded one. */
  readonly database_url: string | null
  readonly database_app_url: string | null
  /** Demo mode: test cards are accepted and demo content may be written, the latter only to a database marked as demo. */
  readonly demo: boolean
  /** Simulated players: `auto` wherever the database is marked as demo; `on` the same, and the start is refused elsewhere. */
  readonly crowd: 'auto' | 'on' | 'off'
  readonly realtime: 'embedded' | 'centrifugo'
  readonly centrifugo: {
    readonly api_url: string
    readonly api_key: string
    /** Centrifugo's `client.token.hmac_secret_key`; realtime tokens are signed with it. */
    readonly hmac_secret: string
    readonly public_url: string
  } | null
  /** Providers that send email, text messages and calls. */
  readonly outbox: OutboxSettings
  /** Which phone numbers messages may be sent to. */
  readonly phones: PhoneSettings
  /** The captcha used after suspicious attempts. */
  readonly captcha: CaptchaSettings
  /** External identity providers that players may sign in with. */
  readonly social: SocialSettings
  /** Where to download the Android app; null if there is none. */
  readonly android_app_url: string | null
  /** The support email address; null if nobody reads one, and then no text mentions it. */
  readonly support_email: string | null
  /** The legal entity that runs the site; null if not configured. */
  readonly company: CompanySettings | null
  /** How pages are served: from the build, by Vite with hot reload, or not at all (API tests). */
  readonly web: 'built' | 'dev' | 'none'
  readonly log_level: string
  /** Key for operator calls such as /i18n/update-all/; null disables them. */
  readonly operator_key: string | null
  /** Bearer token for /metrics. Null: in production nobody can read the metrics, otherwise only requests from this machine. */
  readonly metrics_key: string | null
  readonly secure_cookies: boolean
  /** The settings of a slice. */
  readonly of: <T>(settings: Settings<T>) => T
  /** Derives a 32-byte key for one purpose from the current master secret. */
  readonly secret: (purpose: string) => Buffer
  /** The same for every master secret that is still accepted, newest first, with its key id. */
  readonly secrets: (purpose: string) => readonly { readonly key_id: string; readonly secret: Buffer }[]
}

export interface MasterSecret {
  readonly key_id: string
  readonly hex: string
}

/** Whether a text is hexadecimal and at least 256 bits long. */
export const isMasterSecret = (hex: string): boolean => /^(?:[0-9a-f]{2}){32,}$/i.test(hex)

/** Names every mistake of the environment at once. */
export class ConfigError extends StartUpError {
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(`The configuration has ${mistakes.length} mistake(s):\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`)
    this.mistakes = mistakes
  }
}

const portOf = (env: Environment, mistakes: string[]): number => {
  const text = env['PORT'] || '3000'
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  mistakes.push(`PORT must be a port number, not "${text}".`)
  return 3000
}

const emailOf = (env: Environment, name: string, mistakes: string[]): string | null => {
  const value = env[name] || null
  // The address is used in a link and inside a sentence, so it must be a bare address without a display name or brackets.
  if (value !== null && !/^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(value)) mistakes.push(`${name} must be an e-mail address alone.`)
  return value
}

/** Normalizes a URL to its origin: case and a trailing slash are ignored; a URL with a path is refused. */
const publicUrlOf = (env: Environment, port: number, mistakes: string[]): string => {
  const url = new URL(urlOf(env, 'PUBLIC_URL', `http://localhost:${port}`, ['http:', 'https:'], mistakes) ?? '')
  if (url.href !== `${url.origin}/`) mistakes.push('PUBLIC_URL must be an address without a path, for example https://casino.example.')
  return url.origin
}

/**
 * Outside of production, emails and metrics are visible to developers and test cards are worth money. So neither the public address
 * nor the listening address may be reachable from the internet.
 */
const refuseWorld = (production: boolean, host: string, public_url: string, mistakes: string[]): void => {
  if (production) return
  const { protocol, hostname } = new URL(public_url)
  if (protocol === 'https:' || !isPrivateHost(hostname))
    mistakes.push(`PUBLIC_URL is ${public_url}, which players can reach: that needs NODE_ENV=production.`)
  if (!isPrivateHost(host)) mistakes.push(`HOST is ${host}, which the world can reach: that needs NODE_ENV=production.`)
}

/** `SECRETS=2:hex,1:hex`, newest first. Without it the data folder's own secret is used. */
const secretsOf = (env: Environment, generated: MasterSecret | null, mistakes: string[]): MasterSecret[] => {
  const text = env['SECRETS']
  if (!text) return generated ? [generated] : []
  const secrets = text.split(',').map((part) => {
    const [key_id = '', hex = ''] = part.trim().split(':')
    return { key_id, hex }
  })
  if (!secrets.every(({ key_id, hex }) => /^\w{1,16}$/.test(key_id) && isMasterSecret(hex)))
    mistakes.push(
      'SECRETS must be a list of id:hex with at least 64 hex digits each, for example 1:… as `openssl rand -hex 32` makes them.',
    )
  if (new Set(secrets.map(({ key_id }) => key_id)).size < secrets.length) mistakes.push('SECRETS has two of one id.')
  return secrets
}

const centrifugoOf = (env: Environment, wanted: boolean, mistakes: string[]): Config['centrifugo'] => {
  if (!wanted) return null
  const api_url = urlOf(env, 'CENTRIFUGO_API_URL', null, ['http:', 'https:'], mistakes)
  const public_url = urlOf(env, 'CENTRIFUGO_PUBLIC_URL', null, ['ws:', 'wss:'], mistakes)
  const api_key = env['CENTRIFUGO_API_KEY'] ?? ''
  const hmac_secret = env['CENTRIFUGO_HMAC_SECRET'] ?? ''
  if (!api_url || !public_url || !api_key || !hmac_secret)
    mistakes.push('REALTIME=centrifugo needs CENTRIFUGO_API_URL, CENTRIFUGO_API_KEY, CENTRIFUGO_HMAC_SECRET and CENTRIFUGO_PUBLIC_URL.')
  return { api_url: api_url ?? '', api_key, hmac_secret, public_url: public_url ?? '' }
}

const derive = (secret: MasterSecret, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret.hex, 'hex'), 'openhouse', purpose, 32))

/** Reads each settings once: those that are known at the start, and in tests of a part of the site whatever it asks for. */
const settingsReader = (env: Environment, known: KnownSettings): Config['of'] => {
  const kept = new Map<Settings<unknown>, unknown>()
  return <T>(settings: Settings<T>): T => {
    if (!kept.has(settings)) {
      const mistakes: string[] = []
      kept.set(settings, settings.read(env, known, mistakes))
      if (mistakes.length > 0) throw new ConfigError(mistakes)
    }
    return kept.get(settings) as T
  }
}

const mistakesOf = (read: () => unknown): readonly string[] => {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
}

/**
 * Reads the configuration. `generated` is the secret kept in the data folder, used where SECRETS is not set; null where it is.
 * Throws ConfigError with every mistake named at once, those of `settings_of_slices` too.
 */
export const readConfig = (
  env: Environment,
  generated: MasterSecret | null,
  settings_of_slices: readonly Settings<unknown>[] = [],
): Config => {
  const mistakes: string[] = []
  const port = portOf(env, mistakes)
  const public_url = publicUrlOf(env, port, mistakes)
  const realtime = oneOf(env, 'REALTIME', ['embedded', 'centrifugo'], 'embedded', mistakes)
  const database_url = urlOf(env, 'DATABASE_URL', null, ['postgres:', 'postgresql:'], mistakes)
  const database_app_url = urlOf(env, 'DATABASE_APP_URL', null, ['postgres:', 'postgresql:'], mistakes)
  if (env['DATABASE_APP_URL'] && !env['DATABASE_URL'])
    mistakes.push('DATABASE_APP_URL needs DATABASE_URL: the same database, as its owner.')
  const production = env['NODE_ENV'] === 'production'
  const host = env['HOST'] || 'localhost'
  refuseWorld(production, host, public_url, mistakes)
  const masters = secretsOf(env, generated, mistakes)
  const demo = oneOf(env, 'DEMO', ['yes', 'no'], database_url || production ? 'no' : 'yes', mistakes) === 'yes'
  const config: Omit<Config, 'of' | 'secret' | 'secrets'> = {
    production,
    host,
    port,
    public_url,
    proxies: Number(oneOf(env, 'TRUST_PROXY', ['no', 'yes', '2', '3'], 'no', mistakes).replace('no', '0').replace('yes', '1')),
    brand: oneOf(env, 'BRAND', brandNames, 'ua', mistakes),
    jurisdiction: oneOf(env, 'JURISDICTION', jurisdictionNames, 'open', mistakes),
    data_folder: env['DATA_FOLDER'] || 'data',
    database_url,
    database_app_url,
    demo,
    crowd: oneOf(env, 'CROWD', ['auto', 'on', 'off'], 'auto', mistakes),
    realtime,
    centrifugo: centrifugoOf(env, realtime === 'centrifugo', mistakes),
    outbox: readOutboxSettings(env, mistakes),
    phones: readPhoneSettings(env, mistakes),
    captcha: readCaptchaSettings(env, mistakes),
    social: readSocialSettings(env, mistakes),
    android_app_url: urlOf(env, 'ANDROID_APP_URL', null, ['https:'], mistakes),
    support_email: emailOf(env, 'SUPPORT_EMAIL', mistakes),
    company: readCompanySettings(env, mistakes),
    web: oneOf(env, 'WEB', ['built', 'dev', 'none'], 'built', mistakes),
    log_level: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info', mistakes),
    operator_key: env['OPERATOR_KEY'] || null,
    metrics_key: env['METRICS_KEY'] || null,
    secure_cookies: public_url.startsWith('https:'),
  }
  const of = settingsReader(env, { production, demo, public_url })
  mistakes.push(...settings_of_slices.flatMap((settings) => mistakesOf(() => of(settings))))
  const [newest] = masters
  if (!newest) throw new Error('neither SECRETS nor a secret of the data folder was given')
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  const keys = new Map<string, Buffer>()
  const keyOf = (master: MasterSecret, purpose: string): Buffer => {
    const id = `${master.key_id} ${purpose}`
    const known = keys.get(id) ?? derive(master, purpose)
    keys.set(id, known)
    return known
  }
  return {
    ...config,
    of,
    secret: (purpose) => keyOf(newest, purpose),
    secrets: (purpose) => masters.map((master) => ({ key_id: master.key_id, secret: keyOf(master, purpose) })),
  }
}

import type { Environment } from '#kernel/config/environment.ts'

/** An external captcha service of the reCAPTCHA kind: a script on the page, and a verdict fetched by the server. */
export interface CaptchaProvider {
  readonly key: string
  /** URL of the script. */
  readonly url: string
  readonly secret: string
  readonly verify_url: string
  /** Origins that the service loads scripts and frames from, starting with the script's own (for the Content-Security-Policy). */
  readonly origins: readonly string[]
}

export interface CaptchaSettings {
  readonly provider: CaptchaProvider | null
  /** The built-in proof-of-work check; used alone, or as a fallback when the provider does not answer. */
  readonly internal: boolean
}

const isAddress = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const providerOf = (env: Environment, mistakes: string[]): CaptchaProvider | null => {
  const key = env['RECAPTCHA_KEY'] ?? ''
  const url = env['RECAPTCHA_URL'] ?? ''
  const secret = env['RECAPTCHA_SECRET'] ?? ''
  const verify_url = env['RECAPTCHA_VERIFY_URL'] ?? ''
  const given = [key, url, secret, verify_url]
  if (given.every((value) => value === '')) return null
  if (given.includes(''))
    mistakes.push('RECAPTCHA_KEY, RECAPTCHA_URL, RECAPTCHA_SECRET and RECAPTCHA_VERIFY_URL go together: set all or none.')
  const others = (env['RECAPTCHA_ORIGINS'] ?? '').split(/\s+/).filter((origin) => origin !== '')
  if (![url, verify_url, ...others].filter((value) => value !== '').every(isAddress))
    mistakes.push('RECAPTCHA_URL, RECAPTCHA_VERIFY_URL and each of RECAPTCHA_ORIGINS must start with http:// or https://.')
  const origins = [url, ...others].filter(isAddress).map((address) => new URL(address).origin)
  return { key, url, secret, verify_url, origins: [...new Set(origins)] }
}

/** Reads the captcha settings; appends any problems to `mistakes`. */
export const readCaptchaSettings = (env: Environment, mistakes: string[]): CaptchaSettings => {
  const internal = env['CAPTCHA_INTERNAL'] || 'yes'
  if (internal !== 'yes' && internal !== 'no') mistakes.push('CAPTCHA_INTERNAL must be yes or no.')
  return { provider: providerOf(env, mistakes), internal: internal === 'yes' }
}

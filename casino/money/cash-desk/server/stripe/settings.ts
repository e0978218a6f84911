import { defineSettings } from '#kernel/config/settings.ts'

/** A Stripe account. */
interface StripeSettings {
  readonly secret_key: string
  /** Secret with which Stripe signs its webhooks. */
  readonly webhook_secret: string
  /** Origin of Stripe's API. */
  readonly api_url: string
}

/** A replacement server without TLS is only accepted on this machine. */
const isSecure = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, pathname } = new URL(address)
  return pathname === '/' && (protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)))
}

/** The Stripe account for card payments: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_API_URL; null if none is set. */
export const stripeSettings = defineSettings((env, { demo }, mistakes): StripeSettings | null => {
  const [secret_key = '', webhook_secret = ''] = [env['STRIPE_SECRET_KEY'], env['STRIPE_WEBHOOK_SECRET']]
  const api_url = env['STRIPE_API_URL'] || 'https://api.stripe.com'
  if (secret_key === '' && webhook_secret === '') return null
  const kind = /^[rs]k_(test|live)_\w{8,}$/.exec(secret_key)?.[1]
  if (kind === undefined || !/^whsec_[\w+/=]{8,}$/.test(webhook_secret))
    mistakes.push('STRIPE_SECRET_KEY (sk_… or rk_…) and STRIPE_WEBHOOK_SECRET (whsec_…) go together, as Stripe gives them.')
  else if ((kind === 'test') !== demo)
    mistakes.push('STRIPE_SECRET_KEY: a test key needs DEMO=yes and a live one DEMO=no, so that test cards never fill a real purse.')
  if (!isSecure(api_url)) mistakes.push('STRIPE_API_URL must be an https:// address without a path.')
  return { secret_key, webhook_secret, api_url: api_url.replace(/\/$/, '') }
})

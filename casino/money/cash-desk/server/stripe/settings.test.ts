import { expect, test } from 'vitest'
import { readConfig } from '#kernel/config/config.ts'
import { stripeSettings } from './settings.ts'

const generated = { key_id: '1', hex: 'ab'.repeat(32) }

test('cards of Stripe’s test mode are taken by a demo house alone, and live ones by no demo house', () => {
  const keys = (kind: string) => ({ STRIPE_SECRET_KEY: `sk_${kind}_0123456789`, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' })
  expect(readConfig({}, generated).of(stripeSettings)).toBeNull()
  expect(readConfig({ DEMO: 'yes', ...keys('test') }, generated).of(stripeSettings)).toMatchObject({ api_url: 'https://api.stripe.com' })
  expect(readConfig({ DEMO: 'no', ...keys('live') }, generated).of(stripeSettings)).not.toBeNull()
  for (const [DEMO, kind] of [
    ['no', 'test'],
    ['yes', 'live'],
  ] as const)
    expect(() => readConfig({ DEMO, ...keys(kind) }, generated, [stripeSettings])).toThrow('STRIPE_SECRET_KEY: a test key')
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_0123456789' }, generated, [stripeSettings])).toThrow('go together')
  for (const STRIPE_API_URL of ['http://stripe.example', 'https://stripe.example/v2'])
    expect(() => readConfig({ DEMO: 'yes', ...keys('test'), STRIPE_API_URL }, generated, [stripeSettings])).toThrow('STRIPE_API_URL')
})

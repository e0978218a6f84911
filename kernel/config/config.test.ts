import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#kernel/config/config.ts'

const generated = { key_id: '1', hex: 'ab'.repeat(32) }

describe('the configuration', () => {
  test('an empty environment is the demo house on port 3000', () => {
    const config = readConfig({}, generated)
    expect([config.port, config.public_url, config.brand, config.demo, config.secure_cookies]).toEqual([
      3000,
      'http://localhost:3000',
      'ua',
      true,
      false,
    ])
  })

  test('every mistake is named at once', () => {
    const read = () =>
      readConfig(
        {
          PORT: 'x',
          BRAND: 'acme',
          DATABASE_URL: 'mysql://x',
          SUPPORT_EMAIL: 'Help <help@x.ua>',
          REALTIME: 'centrifugo',
          SECRETS: '1:short',
        },
        generated,
      )
    try {
      read()
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      const { mistakes } = error as ConfigError
      for (const name of ['PORT', 'BRAND', 'DATABASE_URL', 'SUPPORT_EMAIL', 'CENTRIFUGO', 'SECRETS'])
        expect(mistakes.join('\n')).toContain(name)
    }
  })

  test('nobody is written to unless it is said where', () => {
    expect(readConfig({}, generated).support_email).toBeNull()
    expect(readConfig({ SUPPORT_EMAIL: 'help.ua+players@my-house.com.ua' }, generated).support_email).toBe(
      'help.ua+players@my-house.com.ua',
    )
  })

  test('cards of Stripe’s test mode are taken by a demo house alone, and live ones by no demo house', () => {
    const keys = (kind: string) => ({ STRIPE_SECRET_KEY: `sk_${kind}_0123456789`, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' })
    expect(readConfig({}, generated).stripe).toBeNull()
    expect(readConfig({ DEMO: 'yes', ...keys('test') }, generated).stripe).toMatchObject({ api_url: 'https://api.stripe.com' })
    expect(readConfig({ DEMO: 'no', ...keys('live') }, generated).stripe).not.toBeNull()
    for (const [DEMO, kind] of [
      ['no', 'test'],
      ['yes', 'live'],
    ] as const)
      expect(() => readConfig({ DEMO, ...keys(kind) }, generated)).toThrow('STRIPE_SECRET_KEY: a test key')
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_0123456789' }, generated)).toThrow('go together')
    for (const STRIPE_API_URL of ['http://stripe.example', 'https://stripe.example/v2'])
      expect(() => readConfig({ DEMO: 'yes', ...keys('test'), STRIPE_API_URL }, generated)).toThrow('STRIPE_API_URL')
  })

  test('a studio has a name and a key of its own, and stands at another origin than the site, in production behind https', () => {
    const key = 'ab'.repeat(32)
    const read = (GAME_PROVIDERS: string, env: Record<string, string> = {}) =>
      readConfig({ GAME_PROVIDERS, ...env }, generated).game_providers
    expect(read('').size).toBe(0)
    expect(read(`acme:${key}@http://localhost:4100/door/`).get('acme')).toEqual({
      name: 'acme',
      key,
      url: 'http://localhost:4100/door',
      origin: 'http://localhost:4100',
    })
    for (const wrong of [
      'acme',
      `acme:${key}`,
      `acme:abc@https://studio.example`,
      `Acme:${key}@https://studio.example`,
      `acme:${key}@http://localhost:3000/games`,
      `acme:${key}@https://studio.example/?game=`,
      `openhouse:${key}@https://studio.example`,
      `acme:${key}@https://a.example,acme:${key}@https://b.example`,
    ])
      expect(() => read(wrong), wrong).toThrow('GAME_PROVIDERS')
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://casino.example' }
    expect(() => read(`acme:${key}@http://studio.example`, production)).toThrow('GAME_PROVIDERS')
    expect(read(`acme:${key}@https://studio.example`, production).size).toBe(1)
  })

  test('other houses of the owner are named with a key for each pair, and this house has a name of its own', () => {
    const read = (PROJECTS: string, env: Record<string, string> = {}) =>
      readConfig({ PROJECTS, PROJECT_NAME: 'alpha', ...env }, generated).projects
    const [key, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
    expect(read('', { PROJECT_NAME: '' }).others.size).toBe(0)
    expect(read(`beta:${key}@http://localhost:4100/`).others.get('beta')).toEqual({ name: 'beta', key, url: 'http://localhost:4100' })
    for (const wrong of [
      'beta',
      `beta:abc@https://beta.example`,
      `alpha:${key}@https://beta.example`,
      `beta:${key}@http://localhost:3000`,
      `beta:${key}@https://beta.example/door`,
      `beta:${key}@https://b.example,beta:${other}@https://c.example`,
      `beta:${key}@https://b.example,gamma:${key}@https://c.example`,
    ])
      expect(() => read(wrong), wrong).toThrow('PROJECTS')
    for (const PROJECT_NAME of ['', 'Alpha', 'the house'])
      expect(() => read(`beta:${key}@https://beta.example`, { PROJECT_NAME })).toThrow('PROJECT_NAME')
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://casino.example' }
    expect(() => read(`beta:${key}@http://beta.example`, production)).toThrow('PROJECTS')
    expect(read(`beta:${key}@https://beta.example`, production).others.size).toBe(1)
  })

  test('a variable that is empty is a variable that is not set', () => {
    const config = readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', DATABASE_APP_URL: '', SECRETS: '' }, generated)
    expect([config.port, config.public_url, config.database_url]).toEqual([3000, 'http://localhost:3000', null])
  })

  test('the address of the site is an origin, however it is written', () => {
    const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'HTTPS://Casino.Example/' }, generated)
    expect([config.public_url, config.secure_cookies]).toEqual(['https://casino.example', true])
    for (const PUBLIC_URL of ['https://casino.example/uk', 'https://casino.example/?a', 'https://me@casino.example', 'casino.example'])
      expect(() => readConfig({ PUBLIC_URL }, generated), PUBLIC_URL).toThrow('PUBLIC_URL must be an address')
  })

  test.each([
    ['https://casino.example', 'localhost'],
    ['http://casino.example', 'localhost'],
    ['https://localhost', 'localhost'],
    ['http://203.0.113.7:3000', '0.0.0.0'],
    ['http://[2a00:1450::1]', 'localhost'],
    ['http://localhost:3000', '8.8.8.8'],
    ['http://localhost:3000', 'casino.example'],
  ])(
    'AU-023: a house at %s on %s faces the world, so it starts in production alone: elsewhere it shows its letters',
    (PUBLIC_URL, HOST) => {
      for (const NODE_ENV of ['', 'test', 'development', 'Production'])
        expect(() => readConfig({ NODE_ENV, PUBLIC_URL, HOST }, generated), NODE_ENV).toThrow('needs NODE_ENV=production')
      expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL, HOST }, generated).host).toBe(HOST)
    },
  )

  test.each(['http://localhost:3000', 'http://192.168.1.4:3000', 'http://laptop.local', 'http://house.test'])(
    'at %s a house can be developed, also where the whole home network may look at it',
    (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL, HOST: '0.0.0.0' }, generated).public_url).toBe(PUBLIC_URL),
  )

  test('in production test cards fill no purse unless somebody says so, whichever the database', () => {
    const production = { NODE_ENV: 'production' }
    expect(readConfig(production, generated).demo).toBe(false)
    expect(readConfig({ ...production, DATABASE_URL: 'postgres://localhost/x' }, generated).demo).toBe(false)
    expect(readConfig({ ...production, DEMO: 'yes' }, generated).demo).toBe(true)
  })

  test('the role of the site alone is no database', () => {
    expect(() => readConfig({ DATABASE_APP_URL: 'postgres://app@localhost/x' }, generated)).toThrow('DATABASE_APP_URL needs DATABASE_URL')
  })

  test("one's own database is not a demo unless it is said to be", () => {
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x' }, generated).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x', DEMO: 'yes' }, generated).demo).toBe(true)
  })

  test('secrets differ by purpose and by key, and the newest comes first', () => {
    const rotated = readConfig({ SECRETS: `2:${'cd'.repeat(32)},1:${generated.hex}` }, generated)
    const before = readConfig({}, generated)
    expect(rotated.secret('xsrf').equals(before.secret('xsrf'))).toBe(false)
    expect(rotated.secrets('xsrf').map(({ key_id }) => key_id)).toEqual(['2', '1'])
    expect(rotated.secrets('xsrf')[1]?.secret.equals(before.secret('xsrf'))).toBe(true)
    expect(before.secret('a').equals(before.secret('b'))).toBe(false)
  })

  test.each(['1:short', `1:${'ab'.repeat(31)}`, `1:${'ab'.repeat(32)}c`, `1:${'ab'.repeat(32)},1:${'cd'.repeat(32)}`, 'x'])(
    'SECRETS=%s is refused',
    (SECRETS) => {
      expect(() => readConfig({ SECRETS }, null)).toThrow('SECRETS')
    },
  )
})

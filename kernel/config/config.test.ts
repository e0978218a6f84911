import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#kernel/config/config.ts'
import { defineSettings } from '#kernel/config/settings.ts'

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

  test('settings of slices are read once, and their mistakes are named with all others', () => {
    let times = 0
    const colour = defineSettings((env, { public_url }, mistakes) => {
      times += 1
      if (env['COLOUR'] === 'no') mistakes.push('COLOUR must be a colour.')
      return `${env['COLOUR']} at ${public_url}`
    })
    const config = readConfig({ COLOUR: 'red' }, generated, [colour])
    expect([config.of(colour), config.of(colour), times]).toEqual(['red at http://localhost:3000', 'red at http://localhost:3000', 1])
    expect(() => readConfig({ PORT: 'x', COLOUR: 'no' }, generated, [colour])).toThrow(/PORT[^]*COLOUR must be a colour/u)
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

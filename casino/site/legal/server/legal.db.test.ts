import { afterEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'

let house: TestHouse
afterEach(() => house.close())

const languages = ['uk', 'ru', 'en'] as const

const facts = async (): Promise<unknown> => {
  const { statusCode, body } = await house.visitor().raw('GET', '/rest/page/terms/')
  expect(statusCode).toBe(200)
  return JSON.parse(body).data.components[0].data
}

test('the terms say what the licence and the settings demand: age, limits, number, regulator, company', async () => {
  house = await createTestHouse({
    env: { JURISDICTION: 'ua', DEMO: 'no', COMPANY_NAME: 'ТОВ «Дім»', COMPANY_ADDRESS: 'Київ, вул. Садова, 1', COMPANY_LICENCE: '№ 7' },
  })
  expect(await facts()).toMatchObject({
    company: { name: 'ТОВ «Дім»', address: 'Київ, вул. Садова, 1', licence: '№ 7' },
    regulator: { name: 'PlayCity' },
    minimumAge: 21,
    isDemo: false,
    isTaxNumberNeeded: true,
    isLimitNeeded: true,
  })
})

test('a house without a company or a licence claims neither, and names no service that it does not use', async () => {
  house = await createTestHouse({ env: { DEMO: 'yes' } })
  expect(await facts()).toMatchObject({
    company: null,
    regulator: null,
    isDemo: true,
    isTaxNumberNeeded: false,
    captchaHost: null,
    socialServices: [],
    studios: [],
    projects: [],
  })
})

test('every service that the settings bring in is named, and the privacy page says in each language what it gets', async () => {
  house = await createTestHouse({
    env: {
      RECAPTCHA_KEY: 'key',
      RECAPTCHA_URL: 'https://captcha.example/api.js',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: 'https://captcha.example/verify',
      TELEGRAM_BOT_TOKEN: `12345:${'a'.repeat(30)}`,
      GAME_PROVIDERS: `acme:${'ab'.repeat(32)}@https://games.acme.example/openhouse`,
      PROJECT_NAME: 'alpha',
      PROJECTS: `beta:${'cd'.repeat(32)}@https://beta.example`,
    },
  })
  expect(await facts()).toMatchObject({
    captchaHost: 'captcha.example',
    socialServices: ['Telegram'],
    studios: ['games.acme.example'],
    projects: ['beta.example'],
  })
  const named = { captcha: 'captcha.example', social: 'Telegram', studios: 'games.acme.example', projects: 'beta.example' }
  const keys = {
    captcha: 'privacy.shared.2',
    social: 'privacy.shared.3',
    studios: 'privacy.shared.studios',
    projects: 'privacy.shared.projects',
  }
  for (const language of languages)
    for (const [service, name] of Object.entries(named))
      expect(house.house.messages.format(language, keys[service as keyof typeof keys], { [service]: name })).toContain(name)
})

test('with studios the terms promise a check of our own games’ rounds alone; without them, of every round', async () => {
  house = await createTestHouse()
  const said = (language: (typeof languages)[number], studios: string) => house.house.messages.format(language, 'terms.play.1', { studios })
  const ours = { uk: 'в наших іграх', ru: 'в наших играх', en: 'our own games' }
  for (const language of languages) {
    expect(said(language, 'none')).not.toContain(ours[language])
    expect(said(language, 'games.acme.example')).toContain(ours[language])
    expect(said(language, 'games.acme.example')).toContain('(games.acme.example)')
  }
})

test.each(['terms', 'privacy', 'contact'])('/%s/ is there for everybody, titled in each language', async (name) => {
  house = await createTestHouse()
  const titles = await Promise.all(
    languages.map(async (language) => {
      const { statusCode, body } = await house.visitor().raw('GET', `/rest/page/${name}/`, undefined, { 'x-language': language })
      expect(statusCode).toBe(200)
      return JSON.parse(body).data.seo.title as string
    }),
  )
  expect(new Set(titles).size).toBeGreaterThan(1)
  for (const title of titles) expect(title).toMatch(/^\S.+ — Openhouse$/)
})

import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { type OidcProvider, openOidcProvider, settingsFor } from '../casino/sign-in/social/testing/oidc-provider.ts'
import { telegramAnswer } from '../casino/sign-in/social/testing/telegram-answer.ts'
import { launchBrowser } from './browser.ts'
import { type StartedSite, startSite } from './start-site.ts'
import { confirmEmail, dialog, emailOf, ownName, settled, site as plainSite, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
let provider: OidcProvider
let site: StartedSite
const bot_token = '123456789:AAexample-token-of-a-test-bot'
beforeAll(async () => {
  browser = await launchBrowser()
  provider = await openOidcProvider()
  site = await startSite({ ...settingsFor(provider), TELEGRAM_BOT_TOKEN: bot_token, CAPTCHA_INTERNAL: 'no' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await provider.close()
})

const goThere = (page: Page) => dialog(page).getByRole('button', { name: 'Продовжити з Local' }).click()

const registerThere = async (page: Page): Promise<void> => {
  await goThere(page)
  await dialog(page).getByLabel('Мені вже є').check()
  await dialog(page).getByLabel('Приймаю правила').check()
  await dialog(page).getByRole('button', { name: 'Зареєструватися' }).click()
  await page.getByText('Вітаємо,').waitFor()
}

const mainOf = async (page: Page): Promise<Record<string, unknown>> => {
  const answer = await page.request.get(`${site.url}/rest/init/`)
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

test('AU-008: somebody new registers through another service, and comes back the same way', () =>
  withVisitor(browser, async (page, context) => {
    const sub = ownName('olena')
    provider.state.person = { sub, email: emailOf(sub), email_verified: true }
    await page.goto(`${site.url}/games/?openModal=Login`)
    await dialog(page).getByRole('button', { name: 'Продовжити з Local' }).waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await goThere(page)
    await dialog(page).getByText(emailOf(sub)).waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    // No parameters of the OAuth flow stay in the address.
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/games/')
    await dialog(page).getByRole('button', { name: 'Зареєструватися' }).click()
    for (const said of ['Підтвердьте свій вік', 'Погодьтеся з правилами']) await dialog(page).getByText(said).waitFor()
    await dialog(page).getByLabel('Мені вже є').check()
    await dialog(page).getByLabel('Приймаю правила').check()
    await dialog(page).getByRole('button', { name: 'Зареєструватися' }).click()
    await page.getByText('Вітаємо,').waitFor()
    const { login, emailConfirmed } = await mainOf(page)
    expect(emailConfirmed).toBe(true)

    await context.clearCookies()
    await page.goto(`${site.url}/?openModal=Login`)
    await goThere(page)
    await page.getByText('Ви увійшли через Local').waitFor()
    expect((await mainOf(page))['login']).toBe(login)
  }))

test('AU-029, EN-071: whoever registers from sport is led back there', () =>
  withVisitor(browser, async (page) => {
    provider.state.person = { sub: ownName('from-sport') }
    await page.goto(`${site.url}/sport/?openModal=Login`)
    await registerThere(page)
    const marked = () => page.evaluate(() => window.localStorage.getItem('social-registration-from-sport'))
    await expect.poll(marked).toBeNull()
    await page.waitForURL(`${site.url}/sport/`)
    // What greets a new player may stand over the page by now, which hides it from whoever asks by role.
    await page.locator('main').getByRole('heading', { level: 1, name: 'Спорт', includeHidden: true }).waitFor()
  }))

test('EN-013: a player links a service in the profile, and unlinks it', () =>
  withVisitor(browser, async (page) => {
    provider.state.person = { sub: ownName('to-be-linked') }
    await page.goto(`${site.url}/?register`)
    await dialog(page).getByLabel('E-mail').fill('links@example.com')
    await dialog(page).getByLabel('Пароль', { exact: true }).fill('вишня цвіте навесні')
    await dialog(page).getByLabel('Мені вже є').check()
    await dialog(page).getByLabel('Приймаю правила').check()
    await dialog(page).getByRole('button', { name: 'Зареєструватися' }).click()
    await page.getByText('Вітаємо,').waitFor()
    await confirmEmail(page, 'links@example.com', site.url)
    await page.goto(`${site.url}/profile/?tab=security`)
    await page.getByText('Цей пристрій', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Прив’язати Local' }).click()
    await page.getByText('Local прив’язано').waitFor()
    expect((await mainOf(page))['activeSocialAccounts']).toEqual(['local'])
    await page.getByRole('button', { name: 'Відв’язати Local' }).click()
    await page.getByText('Local відв’язано').waitFor()
    await page.getByRole('button', { name: 'Прив’язати Local' }).waitFor()
  }))

test('whoever says no there is told that nothing has happened', () =>
  withVisitor(browser, async (page) => {
    provider.state.person = null
    await page.goto(`${site.url}/?openModal=Login`)
    await goThere(page)
    await dialog(page).getByText('Ви скасували вхід').waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await dialog(page).getByRole('button', { name: 'Увійти з паролем' }).click()
    await dialog(page).getByRole('button', { name: 'Продовжити з Local' }).waitFor()
  }))

test('somebody new registers by Telegram, of which nothing is loaded and nothing stays in the address', () =>
  withVisitor(browser, async (page) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('telegram.org') && asked.push(request.resourceType()))
    // Telegram's own page, which returns as soon as the person has agreed.
    await page.route('https://oauth.telegram.org/**', (route) => {
      const back = new URL(route.request().url()).searchParams.get('return_to') ?? ''
      const result = telegramAnswer({ id: randomInt(1, 2 ** 31), first_name: 'Олена', auth_date: Math.floor(Date.now() / 1000) }, bot_token)
      const script = `location.replace(${JSON.stringify(`${back}#tgAuthResult=${result}`)})`
      return route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` })
    })
    await page.goto(`${site.url}/games/?openModal=Login`)
    await dialog(page).getByRole('button', { name: 'Продовжити з Telegram' }).click()
    await dialog(page).getByText('Вхід через Telegram').waitFor()
    expect(page.url()).toBe(`${site.url}/games/`)
    await dialog(page).getByLabel('Мені вже є').check()
    await dialog(page).getByLabel('Приймаю правила').check()
    await dialog(page).getByRole('button', { name: 'Зареєструватися' }).click()
    await page.getByText('Вітаємо,').waitFor()
    expect((await mainOf(page))['activeSocialAccounts']).toEqual(['telegram'])
    expect(asked).toEqual(['document'])
  }))

test('without a configured service there is no button for one', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${plainSite}/?openModal=Login`)
    await dialog(page).getByRole('button', { name: 'Не пам’ятаю пароль' }).waitFor()
    await settled(page)
    expect(
      await dialog(page)
        .getByRole('button', { name: /Продовжити з/ })
        .count(),
    ).toBe(0)
  }))

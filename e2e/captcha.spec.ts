import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { openCaptchaProvider, type TestProvider } from '../casino/sign-in/captcha/testing/provider.ts'
import { launchBrowser } from './browser.ts'
import { type StartedSite, startSite } from './start-site.ts'
import { dialog, passwordField, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
let site: StartedSite
let provider: TestProvider
/** The same with an external captcha provider. */
let served: StartedSite
beforeAll(async () => {
  browser = await launchBrowser()
  provider = await openCaptchaProvider()
  site = await startSite({ TRUST_PROXY: 'yes' })
  served = await startSite({
    TRUST_PROXY: 'yes',
    RECAPTCHA_KEY: 'site-key',
    RECAPTCHA_URL: `${provider.url}/api.js`,
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: `${provider.url}/verify`,
  })
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await served.close()
  await provider.close()
})

let visitors = 0
/** Each visitor has an address of their own, so that one test does not make the next one look suspicious. */
const comeFromAfar = async (page: Page): Promise<void> => {
  visitors += 1
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.${visitors}.7` })
}

const failToLogIn = async (page: Page): Promise<void> => {
  await passwordField(page).fill('not this one')
  const answered = page.waitForResponse((response) => response.url().endsWith('/login/'))
  await page.keyboard.press('Enter')
  await answered
}

const openSuspicious = async (page: Page, name: string, at = site): Promise<void> => {
  await comeFromAfar(page)
  await page.goto(`${at.url}/?openModal=Login`)
  await dialog(page).getByRole('textbox').first().fill(name)
  for (let tried = 0; tried < 3; tried++) await failToLogIn(page)
}

const check = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Хвилинку' })

test('CA-003, CA-004: after three failed tries the browser works for the next one by itself, and says so', () =>
  withVisitor(browser, async (page) => {
    const [sent, elsewhere]: [string[], string[]] = [[], []]
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin !== site.url && url.protocol.startsWith('http')) elsewhere.push(url.href)
      if (request.method() === 'POST' && /login|captcha/.test(url.pathname)) sent.push(url.pathname)
    })
    await openSuspicious(page, 'nobody-1')
    sent.length = 0
    await failToLogIn(page)
    await check(page).getByText('Було кілька невдалих спроб увійти').waitFor()
    await check(page).waitFor({ state: 'detached' })
    await dialog(page).getByRole('alert').getByText('Неправильний логін або пароль').waitFor()
    expect(sent).toEqual(['/login/', '/rest/captcha/token/', '/login/'])
    // CA-001: no provider is configured, so nothing was loaded from another host.
    expect(elsewhere).toEqual([])
  }))

test('the check can be called off: the form is not sent, and says what to do', () =>
  withVisitor(browser, async (page) => {
    await openSuspicious(page, 'nobody-2')
    // The worker never starts, as on a device that is too slow.
    await page.route('**/check-worker*', () => undefined)
    await failToLogIn(page)
    await check(page).waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await page.getByRole('button', { name: 'Не надсилати форму' }).click()
    await check(page).waitFor({ state: 'detached' })
    await dialog(page).getByRole('alert').getByText('браузер має пройти коротку перевірку').waitFor()
  }))

test('CA-001, CA-002: an enabled service is loaded from its address when it is needed, and its word is enough', () =>
  withVisitor(browser, async (page) => {
    provider.scripts.length = 0
    await openSuspicious(page, 'nobody-3', served)
    expect(provider.scripts).toEqual([])
    provider.answers.set('person-login', { success: true, hostname: 'localhost', action: 'login', score: 0.9 })
    const checks: string[] = []
    page.on('request', (request) => request.url().includes('/rest/captcha/token/') && checks.push(request.url()))
    await failToLogIn(page)
    await check(page).waitFor({ state: 'detached' })
    await dialog(page).getByRole('alert').getByText('Неправильний логін або пароль').waitFor()
    expect([provider.scripts, checks]).toEqual([['/api.js?render=site-key'], []])
    expect(provider.asked.at(-1)?.get('response')).toBe('person-login')
  }))

test('CA-003: where the service does not load, the browser works for the house instead', () =>
  withVisitor(browser, async (page) => {
    provider.status = 503
    await openSuspicious(page, 'nobody-4', served)
    const passed = page.waitForResponse((response) => response.url().endsWith('/rest/captcha/token/'))
    await failToLogIn(page)
    expect(await (await passed).json()).toMatchObject({ success: true, internalKey: expect.any(String), token: expect.any(String) })
    await check(page).waitFor({ state: 'detached' })
    await dialog(page).getByRole('alert').getByText('Неправильний логін або пароль').waitFor()
    provider.status = 200
  }))

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { operateAt } from './operate.ts'
import { startSite, type StartedSite } from './start-site.ts'
import { dialog, noDialog, passwordField, register, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
/** A site under a licence that requires the taxpayer number before playing for money. */
let site: StartedSite
beforeAll(async () => {
  browser = await launchBrowser()
  site = await startSite({ JURISDICTION: 'ua', SUPPORT_EMAIL: 'help@house.example', CAPTCHA_INTERNAL: 'no', TRUST_PROXY: 'yes' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const spin = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Крутити' })
const form = (page: Page) => page.getByRole('dialog', { name: 'Податковий номер' })

const store = async (page: Page, inn: string): Promise<void> => {
  await page.getByLabel('Номер, 10 цифр').fill(inn)
  await page.getByRole('button', { name: 'Зберегти й продовжити' }).click()
}

test('MD-060, PR-004: the form for the number opens over the demo; put off, the demo goes on; stored, the same game is for money', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'gives-number', site.url)
    await page.goto(`${site.url}/games/?game=golden-orchard&isMoney=false`)
    await spin(page).waitFor()
    await page.getByText('Гроші', { exact: true }).click()
    await form(page).waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]:last-of-type' })).toEqual([])
    expect(await page.locator('iframe').count()).toBe(1)
    await page.keyboard.press('Escape')
    await form(page).waitFor({ state: 'detached' })
    expect([await spin(page).isVisible(), await mode(page, 'Демо').isChecked()]).toEqual([true, true])

    await page.getByText('Гроші', { exact: true }).click()
    await store(page, '1234567890')
    await form(page).getByText('десь хибна цифра').waitFor()
    await store(page, '3184710691')
    await page.getByText('Податковий номер збережено').waitFor()
    await form(page).waitFor({ state: 'detached' })
    await expect.poll(() => mode(page, 'Гроші').isChecked()).toBe(true)
    await spin(page).waitFor()
    await expect.poll(() => new URL(page.url()).search).toContain('isMoney=true')
    expect(new URL(page.url()).pathname).toBe('/games/')
  }))

test('MD-060, GA-004, RT-016: a money game that is opened by its address leads to the form as a page, and from there back', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'gives-number-first', site.url)
    await page.goto(`${site.url}/?game=cossack-treasure&isMoney=true`)
    await page.waitForURL(`${site.url}/inn/?slug=cossack-treasure&isMoney=true`)
    await page.getByRole('heading', { level: 1, name: 'Податковий номер' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await store(page, '2935277360')
    await page.waitForURL(/game=cossack-treasure/)
    await spin(page).waitFor()
    expect(await mode(page, 'Гроші').isChecked()).toBe(true)
  }))

test.each([390, 1440])('at %i pixels whoever needs a person is told where to write', (width) =>
  withVisitor(
    browser,
    async (page) => {
      await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
      await page.route('**/login/', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ json: { success: false, error: 'account-blocked', message: '' } })
          : route.continue(),
      )
      await page
        .getByRole('button', { name: 'Увійти', exact: true })
        .or(page.getByRole('link', { name: 'Увійти' }))
        .first()
        .click()
      await page.getByLabel('Логін, e-mail або телефон').fill('blocked')
      await passwordField(page).fill('вишня цвіте навесні')
      await page.keyboard.press('Enter')
      const link = dialog(page).getByRole('link', { name: 'help@house.example' })
      await link.waitFor()
      expect(await link.getAttribute('href')).toBe('mailto:help@house.example')
      expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
      await page.keyboard.press('Escape')
      await noDialog(page)
      expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Написати нам' }).getAttribute('href')).toBe(
        'mailto:help@house.example',
      )
    },
    { width, height: 844 },
  ),
)

test('GA-003, WA-033: while the desk is closed every deposit button says so, and a game for money leads to the desk, which says what is open', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'finds-it-closed', site.url)
    await operateAt(site.folder, 'desk', 'close')
    try {
      await page.goto(`${site.url}/`)
      await page.getByRole('banner').getByRole('link', { name: 'Каса зачинена' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Каса зачинена' }).waitFor()
      expect(await page.getByRole('link', { name: 'Поповнити' }).count()).toBe(0)
      await page.goto(`${site.url}/games/?game=golden-orchard&isMoney=true`)
      await page.waitForURL(`${site.url}/cash/deposit/`)
      await page.getByRole('heading', { name: 'Каса зачинена' }).waitFor()
      await page.getByText('Поповнення й ігри на гроші зараз закриті').waitFor()
      expect(await page.locator('iframe').count()).toBe(0)
      expect(await violationsOf(page)).toEqual([])
      await page.goto(`${site.url}/games/?game=golden-orchard&isMoney=false`)
      await spin(page).waitFor()
    } finally {
      await operateAt(site.folder, 'desk', 'open')
    }
  }))

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { confirmBoth, isSignedIn, opened, press, findingsOf } from './registering.ts'
import { dialog, emailOf, inPost, noDialog, ownName, password, passwordField, settled, site, withVisitor } from './visiting.ts'
import { stillness } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Registers through a source's flow, and waits for its funnel's duration. */
const throughFunnel = async (page: Page, source: string, seconds: number, fill: () => Promise<void>): Promise<void> => {
  await page.clock.install()
  await opened(page, `/?openModal=Register&source=${source}`)
  await fill()
  await confirmBoth(page)
  await press(page, /^Зареєструватися/)
  await isSignedIn(page)
  await noDialog(page)
  if (source.startsWith('cash')) {
    // The form's own address names the cash desk too, in its query.
    await page.waitForURL(({ pathname }) => pathname === '/cash/deposit/')
    await page.goto(site)
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
    await settled(page)
  }
  // The page's clock also advances by itself, so a short funnel is simply waited for. With a longer one, wait until the component
  // that measures the time is mounted.
  if (seconds >= 60) {
    await page.waitForLoadState('networkidle')
    await page.clock.runFor((seconds - 30) * 1000)
    expect(await dialog(page).count()).toBe(0)
  }
  await page.clock.runFor(31_000)
  await dialog(page).getByText('Збережіть свій акаунт').waitFor()
  await stillness(page)
}

const leftOpen = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await stillness(page)
  expect(await dialog(page).getByText('Збережіть свій акаунт').count()).toBe(1)
}

const fillShort = (page: Page, email: string) => () => dialog(page).getByLabel('E-mail або телефон').fill(email)

test('AU-018, AU-019, MD-059: a closed funnel cannot be closed, and can be left for help with play, for ever by logging out', () =>
  withVisitor(browser, async (page) => {
    await throughFunnel(page, 'app', 15, fillShort(page, 'closed-funnel@example.com'))
    expect(await dialog(page).getByRole('button', { name: 'Закрити' }).count()).toBe(0)
    expect(await findingsOf(page)).toEqual([])
    await leftOpen(page)
    await press(page, 'Відповідальна гра')
    await page.waitForURL(/responsible-play/)
    await page.clock.runFor(60_000)
    expect(await dialog(page).count()).toBe(0)
    await page.goto(`${site}/?disable-register-complete-modal`)
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
    await settled(page)
    await page.clock.runFor(16_000)
    await press(page, 'Вийти з акаунта')
    await page.getByRole('button', { name: 'Увійти', exact: true }).first().waitFor()
    await page.clock.runFor(60_000)
    expect(await dialog(page).count()).toBe(0)
  }))

test('AU-019, AU-022: a confirmed contact ends a closed funnel', () =>
  withVisitor(browser, async (page) => {
    const email = emailOf(ownName('ends-funnel'))
    await throughFunnel(page, 'app', 15, fillShort(page, email))
    const code = await inPost(email, /код: (\d{6})/)
    await press(page, 'Надіслати код')
    await dialog(page).getByLabel('Код').fill(code)
    await press(page, /^Підтвердити$/)
    await dialog(page).getByText('Контакт підтверджено').waitFor()
    await press(page, 'Чудово')
    await noDialog(page)
  }))

/** The same player on another device, on a page that would ask for the contact. */
const onAnotherDevice = (email: string, look: (page: Page) => Promise<void>): Promise<void> =>
  withVisitor(browser, async (page) => {
    await page.clock.install()
    await page.goto(`${site}/?openModal=Login`)
    await dialog(page).getByRole('textbox').first().fill(email)
    await passwordField(page).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Ви увійшли').waitFor()
    await noDialog(page)
    await look(page)
  })

test('AU-020, AU-005, WA-020, API-281: the cash desk’s registration ends at the desk; its funnel is closed for a day, here by a cookie and elsewhere by the house', () =>
  withVisitor(browser, async (page, context) => {
    await throughFunnel(page, 'cash&redirectUrl=/cash/deposit/', 60, async () => {
      await dialog(page).getByLabel('E-mail').fill('paying@example.com')
      await passwordField(page).fill(password)
    })
    expect(await page.evaluate(() => window.sessionStorage.getItem('cash-location'))).toBe('registration')
    const told = page.waitForResponse((response) => response.url().endsWith('/rest/player/rf-popup-showed/'))
    await press(page, 'Закрити')
    await noDialog(page)
    expect(await (await told).json()).toEqual({ success: true })
    const closed = (await context.cookies()).find(({ name }) => name === 'funnel-confirm-closed')
    expect(Math.abs((closed?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(120)
    await page.goto(site)
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
    await settled(page)
    await page.clock.runFor(120_000)
    expect(await dialog(page).count()).toBe(0)
    await onAnotherDevice('paying@example.com', async (other) => {
      await other.clock.runFor(120_000)
      expect(await dialog(other).count()).toBe(0)
    })
  }))

test('AU-021: an opened funnel closes freely and sets no cookie', () =>
  withVisitor(browser, async (page, context) => {
    await throughFunnel(page, 'header', 300, async () => {
      await dialog(page).getByLabel('E-mail').fill('opened-funnel@example.com')
      await passwordField(page).fill(password)
    })
    await page.keyboard.press('Escape')
    await noDialog(page)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('funnel-confirm-closed')
  }))

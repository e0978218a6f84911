import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { deposit, dialog, emailOf, noDialog, register, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ with_sleeping_pages: true })
})
afterAll(() => browser.close())

/** Records every moment at which one of the texts is visible, even for a single frame. Starts again with each document. */
const watchFor = async (page: Page, words: readonly string[]): Promise<() => Promise<string[]>> => {
  const watch = (wanted: readonly string[]): void => {
    const seen: string[] = []
    ;(window as unknown as { seen_words: string[] }).seen_words = seen
    const look = (): void => {
      const said = document.body?.innerText ?? ''
      for (const word of wanted) if (said.includes(word)) seen.push(`${word} on ${location.pathname}`)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    look()
  }
  await page.addInitScript(watch, words)
  await page.evaluate(watch, words)
  return () => page.evaluate(() => (window as unknown as { seen_words: string[] }).seen_words)
}

/** Opens a tab of the profile through the account menu, and one of its sections. */
const openProfile = async (page: Page, tab: string, section?: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Меню акаунта' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Профіль' }).click()
  await page.getByRole('tab', { name: tab }).click()
  if (section !== undefined) await page.getByRole('main').getByRole('link', { name: section, exact: true }).click()
}

const logOut = async (page: Page): Promise<void> => {
  await openProfile(page, 'Безпека')
  await page.getByRole('button', { name: 'Вийти з акаунта' }).click()
  await page.getByRole('button', { name: 'Увійти', exact: true }).first().waitFor()
}

/** Opens registration in the same document, as a second person at the same screen would. */
const registerHere = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('banner').getByRole('button', { name: 'Реєстрація' }).click()
  await dialog(page).getByLabel('E-mail').fill(emailOf(name))
  await dialog(page).getByLabel('Пароль', { exact: true }).fill('вишня цвіте навесні')
  await dialog(page).getByRole('button', { name: 'Обрати собі логін' }).click()
  await dialog(page).getByLabel('Логін').fill(name)
  await dialog(page).getByLabel('Мені вже є').check()
  await dialog(page).getByLabel('Приймаю правила').check()
  await dialog(page).getByRole('button', { name: 'Зареєструватися' }).click()
  await page.getByText(`Вітаємо, ${name}!`).waitFor()
  await noDialog(page)
  return name
}

const forgetSession = async (context: BrowserContext): Promise<void> => {
  await context.clearCookies({ name: 'session' })
  await context.clearCookies({ name: 'token' })
}

test('A-005, SE-010: who comes in at the same screen sees nothing of the player before, neither kept nor for a moment', () =>
  withVisitor(browser, async (page) => {
    const first = await register(page, 'first-here')
    await deposit(page, 50_000)
    await page.goto(site)
    await openProfile(page, 'Історія')
    await page.getByRole('button', { name: /^Сповіщення/ }).click()
    await dialog(page).getByText('Рахунок поповнено').waitFor()
    await dialog(page).getByRole('button', { name: 'Закрити' }).click()
    await noDialog(page)
    await openProfile(page, 'Історія', 'Призи')
    await logOut(page)
    const seen = await watchFor(page, [first, emailOf(first)])
    await registerHere(page, 'second-here')
    for (const [tab, section] of [['Безпека'], ['Історія', 'Призи'], ['Історія', 'Операції']] as const) {
      await openProfile(page, tab, section)
      await page.waitForTimeout(300)
    }
    await page.getByRole('button', { name: /^Сповіщення/ }).click()
    await page.waitForTimeout(500)
    expect(await dialog(page).getByText('Рахунок поповнено').count()).toBe(0)
    expect(await seen()).toEqual([])
  }))

test('A-005: a page whose session ended while the line was away shows nothing of its player, says so, and goes on by itself', () =>
  withVisitor(browser, async (page, context) => {
    const name = await register(page, 'line-away')
    await page.goto(site)
    await openProfile(page, 'Безпека')
    await page.getByText(emailOf(name)).waitFor()
    await context.setOffline(true)
    await forgetSession(context)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => page.getByText(name).count()).toBe(0)
    await page.getByText('Немає зв’язку').first().waitFor()
    await context.setOffline(false)
    await page.getByText('Ця сторінка для гравців').waitFor()
    expect(await page.getByText(name).count()).toBe(0)
  }))

test('A-005: of two tabs the one that only listens forgets the player too, and shows who has come', () =>
  withVisitor(browser, async (page, context) => {
    const first = await register(page, 'two-tabs')
    await page.goto(site)
    const other = await context.newPage()
    await other.goto(`${site}/profile/?tab=security`)
    await other.getByText(emailOf(first)).waitFor()
    await logOut(page)
    await expect.poll(() => other.getByText(first).count()).toBe(0)
    await page.bringToFront()
    const second = await registerHere(page, 'second-tab')
    await other.getByText(emailOf(second)).waitFor()
    expect(await other.getByText(first).count()).toBe(0)
  }))

test('A-005: the way back to a page that slept finds nothing of the player who has left', () =>
  withVisitor(browser, async (page, context) => {
    const name = await register(page, 'way-back')
    await page.goto(`${site}/profile/?tab=security`)
    await page.getByText(emailOf(name)).waitFor()
    await page.goto('about:blank')
    await forgetSession(context)
    await page.goBack({ waitUntil: 'commit' })
    await page.getByText('Ця сторінка для гравців').waitFor()
    expect(await page.getByText(name).count()).toBe(0)
  }))

test('RT-026: a guest who closes the window to log in stays at the page that asks for it, which asks no more', () =>
  withVisitor(browser, async (page) => {
    let asked = 0
    page.on('request', (request) => request.url().includes('/rest/page/balance/') && (asked += 1))
    await page.goto(`${site}/balance/`)
    await dialog(page).getByRole('button', { name: 'Увійти', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await noDialog(page)
    await expect.poll(() => asked).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(asked).toBe(1)
    await page.getByText('Ця сторінка для гравців').waitFor()
  }))

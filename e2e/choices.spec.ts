import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { dialog, isAlive, register, site, withVisitor } from './visiting.ts'
import { stillness } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('EN-070, GA-014: a game that is opened without a mode is played in the one that was chosen last', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'prefers-demo')
    const opened = async (query: string, name: string): Promise<void> => {
      await page.goto(`${site}/?${query}`)
      await expect.poll(() => mode(page, name).isChecked()).toBe(true)
    }
    await opened('game=golden-orchard', 'Гроші')
    await dialog(page).getByText('Демо', { exact: true }).click()
    await expect.poll(() => mode(page, 'Демо').isChecked()).toBe(true)
    await opened('game=carpathian-nights', 'Демо')
    // What an address sets is not the player's own choice.
    await opened('game=carpathian-nights&isMoney=true', 'Гроші')
    await opened('game=european-roulette', 'Демо')
    await dialog(page).getByText('Гроші', { exact: true }).click()
    await opened('game=golden-orchard', 'Гроші')
  }))

const footer = (page: Page) => page.getByRole('contentinfo')
const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('EN-116, TH-003: the theme is dark, light, or that of the device, which it then follows, and it stays chosen', () =>
  withVisitor(browser, async (page, context) => {
    const choose = async (name: string): Promise<string> => {
      await footer(page).getByText(name, { exact: true }).click()
      await stillness(page)
      return ground(page)
    }
    const onDevice = async (colorScheme: 'light' | 'dark'): Promise<string> => {
      await page.emulateMedia({ colorScheme })
      await stillness(page)
      return ground(page)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`${site}/`)
    await isAlive(footer(page).getByText('Світла', { exact: true }))
    const dark = await ground(page)
    const light = await choose('Світла')
    expect(light).not.toBe(dark)
    // A chosen theme does not depend on the device.
    expect(await onDevice('dark')).toBe(light)
    expect(await choose('Темна')).toBe(dark)
    expect(await onDevice('light')).toBe(dark)
    expect([await choose('Системна'), await onDevice('dark'), await onDevice('light')]).toEqual([light, dark, light])
    expect((await context.cookies()).find(({ name }) => name === 'theme')?.value).toBe('system')
    await page.reload()
    expect([await ground(page), await onDevice('dark')]).toEqual([light, dark])
    expect(await page.getByRole('radio', { name: 'Системна' }).isChecked()).toBe(true)
  }))

test('TH-012: another language is another prefix and other texts, which come by the call of the messages', () =>
  withVisitor(browser, async (page) => {
    // The server's rendering is English too; only what the browser renders shows which texts it loaded.
    await page.route('**/i18n/messages/app/en/**', async (route) => {
      const answer = (await (await route.fetch()).json()) as { success: true; data: Record<string, unknown> }
      const { 'bonuses.heading': heading, ...others } = answer.data
      if (heading === undefined) return route.fulfill({ json: answer })
      expect(heading).toBe('Bonuses')
      return route.fulfill({ json: { ...answer, data: { ...others, 'bonuses.heading': 'Bonuses by call' } } })
    })
    await page.goto(`${site}/races/`)
    expect(await page.locator('html').getAttribute('lang')).toBe('uk')
    await page.getByRole('heading', { name: 'Правила простими словами' }).waitFor()
    await footer(page).getByRole('link', { name: 'English' }).click()
    await page.waitForURL(`${site}/en/races/`)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('heading', { name: 'The rules in plain words' }).waitFor()
    const bonuses = page.locator('a[href="/en/bonuses/"]:visible').first()
    await isAlive(bonuses)
    await bonuses.click()
    await page.waitForURL(`${site}/en/bonuses/`)
    await page.getByRole('heading', { level: 1, name: 'Bonuses by call' }).waitFor()
    // Another width is for touch screens alone to choose.
    expect(await page.getByRole('button', { name: /site$/ }).count()).toBe(0)
    await footer(page).getByRole('link', { name: 'Українська' }).click()
    await page.waitForURL(`${site}/bonuses/`)
    await page.getByRole('heading', { level: 1, name: 'Бонуси' }).waitFor()
  }))

test('TH-028, API-280: on a phone the full site is as wide as a laptop’s, from the footer and back, and stays chosen', async () => {
  const context = await browser.newContext({ locale: 'uk-UA', viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const widthOf = () => page.evaluate(() => document.documentElement.clientWidth)
  await page.goto(`${site}/responsible-play/`)
  expect(await widthOf()).toBe(390)
  await page.getByRole('button', { name: 'Повна версія сайту' }).click()
  await page.getByRole('button', { name: 'Мобільна версія сайту' }).waitFor()
  expect(await widthOf()).toBe(1280)
  await page.goto(`${site}/games/`)
  expect(await widthOf()).toBe(1280)
  await page.getByRole('button', { name: 'Мобільна версія сайту' }).click()
  await page.getByRole('button', { name: 'Повна версія сайту' }).waitFor()
  expect(await widthOf()).toBe(390)
  await context.close()
})

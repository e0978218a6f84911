import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { operate } from './operate.ts'
import { findingsOf } from './registering.ts'
import { dialog, noDialog, password, passwordField, register, registerByForm, settled, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const phone = { width: 390, height: 844 }
const offer = (page: Page) => page.getByRole('heading', { name: 'Уперше тут?' })
const step = (page: Page, heading: string) => dialog(page).getByRole('heading', { name: heading })
const told = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/rest/player/on-boarding/') && response.ok())

/** A player's home page, fully loaded. */
const home = async (page: Page): Promise<void> => {
  await page.goto(site)
  await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
  await page.getByRole('heading', { name: 'Чому нам можна довіряти' }).waitFor()
}

const steps = ['Раунд можна перевірити', 'Гроші завжди на виду', 'Ліміти встановлюєте ви', 'Гонки без поспіху'] as const

test('MD-014, API-048: a newcomer is offered to be shown around, goes through it by the keyboard, and is offered it nowhere again', () =>
  withVisitor(browser, async (page) => {
    await registerByForm(page, 'shown-around')
    await offer(page).waitFor()
    // Nothing opens by itself, however long one waits.
    await settled(page)
    expect(await dialog(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Подивитися' }).press('Enter')
    for (const [index, heading] of steps.entries()) {
      await step(page, heading).waitFor()
      await dialog(page)
        .getByText(`${index + 1} з 4`, { exact: true })
        .waitFor()
      expect(await findingsOf(page)).toEqual([])
      const last = index === steps.length - 1
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(last ? 'Готово' : 'Далі')
      if (!last) await page.keyboard.press(index === 0 ? 'Enter' : 'ArrowRight')
    }
    await page.keyboard.press('ArrowLeft')
    await step(page, 'Ліміти встановлюєте ви').waitFor()
    await page.keyboard.press('ArrowRight')
    await step(page, 'Гонки без поспіху').waitFor()
    const reported = told(page)
    await page.keyboard.press('Enter')
    await reported
    await noDialog(page)
    expect(await offer(page).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await home(page)
    expect(await offer(page).count()).toBe(0)
    await withVisitor(browser, async (elsewhere) => {
      await elsewhere.goto(`${site}/?openModal=Login`)
      await dialog(elsewhere).getByLabel('Логін, e-mail або телефон').fill('shown-around')
      await passwordField(elsewhere).fill(password)
      await elsewhere.keyboard.press('Enter')
      await elsewhere.getByText('Ви увійшли').waitFor()
      await home(elsewhere)
      expect(await offer(elsewhere).count()).toBe(0)
    })
  }))

test('MD-014: one press sends the offer away for good; the foot of every page still has what it was about', () =>
  withVisitor(
    browser,
    async (page) => {
      await register(page, 'not-shown-around')
      await page.goto(site)
      await offer(page).waitFor()
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
      const reported = told(page)
      await page.getByRole('button', { name: 'Не треба' }).click()
      await reported
      expect(await offer(page).count()).toBe(0)
      await page.getByText('«Знайомство» є внизу кожної сторінки').waitFor()
      await home(page)
      expect(await offer(page).count()).toBe(0)
      await page.getByRole('contentinfo').getByRole('button', { name: 'Знайомство' }).click()
      for (const heading of steps) {
        await step(page, heading).waitFor()
        expect(await findingsOf(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
        if (heading !== steps.at(-1)) await dialog(page).getByRole('button', { name: 'Далі' }).click()
      }
      await dialog(page).getByRole('button', { name: 'Відкрити «Гонки»' }).click()
      await page.waitForURL(`${site}/races/`)
      await noDialog(page)
    },
    phone,
  ))

test.each([
  ['skip', (page: Page) => dialog(page).getByRole('button', { name: 'Пропустити' }).click()],
  ['escape', (page: Page) => page.keyboard.press('Escape')],
  ['back', (page: Page) => page.goBack()],
] as const)('MD-014: whoever leaves on the way has seen it: %s', (way, leave) =>
  withVisitor(browser, async (page) => {
    await register(page, `leaves-by-${way}`)
    await page.goto(site)
    await page.getByRole('button', { name: 'Подивитися' }).click()
    await step(page, steps[0]).waitFor()
    const reported = told(page)
    await leave(page)
    await reported
    await noDialog(page)
    await home(page)
    expect(await offer(page).count()).toBe(0)
  }),
)

test('MD-014, RP-008: whoever play is closed for is offered nothing, and finds nothing about playing in it; a guest finds no such window', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/?openModal=Onboarding`)
    await page.getByRole('button', { name: 'Увійти', exact: true }).first().waitFor()
    await settled(page)
    expect(await dialog(page).count()).toBe(0)
    const login = await register(page, 'may-not-play')
    await operate('restrictions', 'set', login, 'unverified')
    await page.goto(site)
    await page.getByRole('heading', { name: 'Чому нам можна довіряти' }).waitFor()
    expect(await offer(page).count()).toBe(0)
    await page.goto(`${site}/?openModal=Onboarding`)
    await step(page, 'Гроші завжди на виду').waitFor()
    await dialog(page).getByText('1 з 2', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await step(page, 'Ліміти встановлюєте ви').waitFor()
    await dialog(page).getByRole('button', { name: 'Готово' }).waitFor()
    expect(await dialog(page).getByText('Гонки').count()).toBe(0)
  }))

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { violationsOf } from './violations.ts'
import { deposit, dialog, fitsPhone, register, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, level: 1, exact: true })
const rounds = async (page: Page, slug: string, count: number): Promise<void> => {
  for (let round = 0; round < count; round += 1) await sendRound(page, site, slug, 200)
}

test('RT-006, SA-004, SA-005, SA-006, RTM-068: a guest sees the rally; a player’s deposit raises the speed and rounds move the car on the page that stands, a reward is taken and marked', () =>
  withVisitor(
    browser,
    async (page) => {
      await page.goto(`${site}/contests/`)
      await main(page)
        .getByRole('link', { name: /Новорічне ралі/ })
        .click()
      await page.waitForURL(/\/new-year-rally\/$/)
      await heading(page, 'Новорічне ралі').waitFor()
      await main(page).getByText('Дорога відкрита', { exact: true }).waitFor()
      await main(page).getByRole('button', { name: 'Зареєструватися' }).waitFor()
      await main(page).getByText('Проїхано 0 з 300 км').waitFor()
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
      const login = await register(page, 'rally-driver')
      await page.goto(`${site}/new-year-rally/`)
      await page.locator('[data-speed="1"]').waitFor()
      await deposit(page, 50_000)
      // The page in sight hears of it by itself.
      await page.locator('[data-speed="2"]').waitFor()
      await rounds(page, 'silent-film', 5)
      await page.locator('[data-distance="10"]').waitFor()
      const town = main(page).getByRole('listitem').filter({ hasText: 'Житомир' })
      await town.getByRole('button', { name: 'Забрати: 3 фріспіни' }).click()
      await town.getByText('Отримано').waitFor()
      await main(page).locator(`[data-row="${login}"]`).getByText('10 км').waitFor()
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
      await fitsPhone(page)
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
    },
    { width: 1100, height: 800 },
  ))

test('RT-052, SA-007, SA-008, RTM-071: a player chooses a car and a companion, passes a milestone, pours in the canister of the day and sees kilometres double', () =>
  withVisitor(
    browser,
    async (page) => {
      await page.goto(`${site}/king-of-road/`)
      await heading(page, 'Король дороги').waitFor()
      await main(page).getByText('Дорога відкрита', { exact: true }).waitFor()
      await main(page).getByRole('button', { name: 'Обрати: «Сокіл»' }).waitFor()
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
      const login = await register(page, 'road-king')
      await page.goto(`${site}/king-of-road/`)
      await main(page).getByRole('button', { name: 'Обрати: «Сокіл»' }).click()
      await page.locator('[data-km="0"]').waitFor()
      await main(page).getByRole('button', { name: 'Лисиця' }).click()
      await main(page).getByRole('button', { name: 'Лисиця', pressed: true }).waitFor()
      await main(page).getByText('Сьогодні каністри немає.').waitFor()
      await deposit(page, 50_000)
      // The page in sight hears of it by itself.
      const pour = main(page).getByRole('button', { name: 'Залити каністру' })
      await pour.waitFor()
      await rounds(page, 'sweet-street', 1)
      await page.locator('[data-km="1"][data-burning="false"]').waitFor()
      await pour.click()
      await page.locator('[data-burning="true"] img[src$="falcon-active-with-canister.svg"]').waitFor()
      await rounds(page, 'sweet-street', 7)
      await page.locator('[data-km="15"]').waitFor()
      const well = main(page).getByRole('listitem').filter({ hasText: 'Криниця' })
      await well.getByText('Отримано').waitFor()
      await main(page).locator(`[data-row="${login}"]`).getByText('15 км').waitFor()
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
      await fitsPhone(page)
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
    },
    { width: 1100, height: 800 },
  ))

test('RT-069, SA-009, SA-010, SA-011, RTM-075: a guest sees the marathon; a player takes part, a task moves on the page that stands, and the prize of the day is taken', () =>
  withVisitor(
    browser,
    async (page) => {
      await page.goto(`${site}/contests/`)
      await main(page)
        .getByRole('link', { name: /Тижневий марафон/ })
        .click()
      await page.waitForURL(/\/marathon\/$/)
      await heading(page, 'Тижневий марафон').waitFor()
      await main(page).getByText('Триває', { exact: true }).waitFor()
      const days = main(page).getByRole('list', { name: 'Дні марафону' }).getByRole('listitem')
      expect(await days.count()).toBe(7)
      await main(page).getByText('Приз дня: 3 фріспіни').waitFor()
      await main(page).getByText('Кожен день можна виконати без поповнення').waitFor()
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
      await main(page).getByRole('button', { name: 'Зареєструватися' }).click()
      await dialog(page).waitFor()
      await register(page, 'marathon-runner')
      await page.goto(`${site}/marathon/`)
      await main(page).getByRole('button', { name: 'Взяти участь' }).click()
      await main(page).getByText('Ви в марафоні', { exact: true }).waitFor()
      await deposit(page, 50_000)
      await rounds(page, 'golden-orchard', 2)
      // The page in sight hears of it by itself.
      await page.locator('[data-task="day-1-task-1"][data-count="2"]').waitFor()
      await rounds(page, 'golden-orchard', 3)
      await rounds(page, 'carpathian-nights', 5)
      await page.locator('[data-day="1"][data-state="done"]').waitFor()
      await page.locator('[data-final="1"]').waitFor()
      await main(page).getByRole('button', { name: 'Забрати: 3 фріспіни' }).click()
      await main(page).getByText('Приз отримано').first().waitFor()
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
      await fitsPhone(page)
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
    },
    { width: 1100, height: 800 },
  ))

test('GN-013: a guest finds the seasonal activities among the contests, and each activity opens on a page of its own', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/contests/`)
    const links = await main(page)
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    for (const path of ['/new-year-rally/', '/king-of-road/', '/marathon/', '/kings-kombat/']) expect(links).toContain(path)
    const others = ['/jackpot-sevens/', '/tomorrow-game/', '/gift-bank/', '/austin-major/', '/national-league/', '/bonuses/']
    for (const path of ['/new-year-rally/', '/king-of-road/', '/marathon/', '/kings-kombat/', ...others]) {
      const answer = await page.goto(`${site}${path}`)
      expect([path, answer?.status()]).toEqual([path, 200])
      await main(page).getByRole('heading', { level: 1 }).waitFor()
    }
  }))

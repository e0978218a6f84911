import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { confirmBoth, isSignedIn, press } from './registering.ts'
import { dialog, isAlive, noDialog, password, passwordField, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name })

/** Opens a page of the menu as a visitor does, and collects console errors from then on. */
const byMenu = async (page: Page, path: string): Promise<readonly string[]> => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`${site}/`)
  const link = page.locator(`a[href="${path}"]:visible`).first()
  await isAlive(link)
  await link.click()
  await page.waitForURL(site + path)
  return complaints
}

test('RT-003: the bonuses page has a place for casino and one for sport, and says honestly when there are none', () =>
  withVisitor(browser, async (page) => {
    const complaints = await byMenu(page, '/bonuses/')
    await heading(page, 'Бонуси').waitFor()
    expect(await page.title()).toBe('Бонуси — Openhouse')
    await main(page).getByRole('tab', { name: 'Казино', selected: true }).waitFor()
    await main(page).getByRole('heading', { name: 'Вітальний бонус' }).waitFor()
    await main(page).getByRole('tab', { name: 'Спорт' }).click()
    await page.waitForURL(`${site}/bonuses/?tab=sport`)
    await main(page).getByText('Фрибетів зараз немає').waitFor()
    await main(page).getByRole('tab', { name: 'Спорт', selected: true }).waitFor()
    await main(page).getByRole('link', { name: 'До матчів' }).click()
    await page.waitForURL(`${site}/sport/`)
    expect(complaints).toEqual([])
  }))

test('RT-007: the cash desk’s page takes an amount within its bounds, and sends a guest to registration and a player to pay', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/cash/deposit/`)
    await heading(page, 'Поповнення рахунку').waitFor()
    const amount = main(page).getByLabel('Сума', { exact: true })
    await dialog(page).getByLabel('E-mail').waitFor()
    await page.keyboard.press('Escape')
    await noDialog(page)
    await amount.fill('250')
    await main(page).getByRole('button', { name: 'Зареєструватися й продовжити' }).click()
    await dialog(page).getByLabel('E-mail').waitFor()

    await dialog(page).getByLabel('E-mail').fill('at-the-desk@example.com')
    await passwordField(page).fill(password)
    await confirmBoth(page)
    await press(page, /^Зареєструватися/)
    await isSignedIn(page)
    await noDialog(page)

    const complaints = await byMenu(page, '/cash/deposit/')
    await heading(page, 'Поповнення рахунку').waitFor()
    await main(page)
      .getByText(/^Від 50\s₴ до 50\s000\s₴$/)
      .waitFor()
    await amount.fill('49')
    await main(page)
      .getByRole('button', { name: /Поповнити на/ })
      .click()
    await main(page).getByText('Мінімальна сума поповнення').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/cash/deposit/')
    await main(page)
      .getByText(/^500\s₴$/)
      .click()
    await main(page)
      .getByRole('button', { name: /Поповнити на 500/ })
      .click()
    await page.waitForURL(/sandbox-provider/)
    expect(complaints).toEqual([])
  }))

test('RT-011: the races page shows the race that runs: what it gives, how long it lasts, its games, its table, and a way in', () =>
  withVisitor(browser, async (page) => {
    const complaints = await byMenu(page, '/races/')
    const race = (await page.evaluate(async () => {
      const answer = await fetch('/rest/races/active/', { headers: { 'x-requested-with': 'XMLHttpRequest' } })
      return (await answer.json()).data
    })) as { title: string; prizeFund: number; games: { title: string }[] }
    await heading(page, race.title).waitFor()
    await main(page).getByText('Іде зараз').waitFor()
    const fund = String(race.prizeFund / 100).replace(/\B(?=(\d{3})+$)/, '\\s')
    await main(page)
      .getByText(new RegExp(`^${fund}\\s₴$`))
      .first()
      .waitFor()
    const left = main(page).getByRole('timer')
    const before = await left.innerText()
    await expect.poll(() => left.innerText()).not.toBe(before)
    await main(page).getByText('Наживо').waitFor()
    for (const { title } of race.games) await main(page).getByText(title).first().waitFor()
    await main(page).getByRole('button', { name: 'Взяти участь' }).first().click()
    await dialog(page).getByRole('heading', { name: 'Реєстрація' }).waitFor()
    expect(complaints).toEqual([])
  }))

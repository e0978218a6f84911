import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { violationsOf } from './violations.ts'
import { site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')

test('RT-040: a guest finds what may drop, by which chance and what is left, and the commitment behind it', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/prize-drops/`)
    await main(page).getByRole('heading', { name: 'Щедра гора' }).waitFor()
    await main(page).getByRole('row').filter({ hasText: 'Вершина' }).filter({ hasText: '1 з 50' }).waitFor()
    await main(page).getByRole('heading', { name: 'Останні переможці' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await main(page).getByRole('link', { name: 'Перевірити чесність' }).click()
    await main(page).getByRole('heading', { name: 'Розіграші призів' }).waitFor()
    await main(page).getByText('Ключ відкриємо, щойно розіграш закінчиться.').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
  }))

test('OP-025, SA-048: activity=JackpotMarathon opens the marathon over whatever page stands', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/games/?activity=JackpotMarathon`)
    const window = page.getByRole('dialog', { name: 'Степовий марафон' })
    await window.getByText('20 000 ₴').waitFor()
    const today = window.getByRole('listitem').filter({ hasText: 'День 1' })
    await today.getByText('Триває').waitFor()
    await today.getByText('15 раундів зі ставкою від 2 ₴').waitFor()
    expect(await window.getByRole('listitem').count()).toBe(7)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await window.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/games/')
  }))

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { violationsOf } from './violations.ts'
import { dialog, register, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const spin = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Крутити' })
/** The response of the next round. */
const roundOf = async (page: Page) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/round/'))
  await spin(page).click()
  return ((await (await answered).json()) as { data: { round: { isFreeSpin?: true; win_minor: number }; balance_minor: number } }).data
}

test('GA-020, MD-049, OP-043, SA-070: free spins come with a bonus, are played in a slot, and after them the bonus pays, with what it still asks for in sight', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'plays-free-spins')
    await page.goto(`${site}/bonuses/`)
    await main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Бонус без поповнення' }) })
      .getByRole('button', { name: 'Узяти бонус' })
      .click()
    await dialog(page)
      .getByText(/і 10 фріспінів/)
      .first()
      .waitFor()
    await page.goto(`${site}/bonuses/?openModal=FSPresentPopup`)
    await dialog(page).getByText('10 фріспінів').waitFor()
    await dialog(page).getByRole('button', { name: 'На головну' }).click()
    await page.waitForURL(`${site}/`)
    await page.goto(`${site}/bonuses/`)
    await main(page).getByRole('heading', { name: '10 фріспінів' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await main(page)
      .getByRole('button', { name: /^Грати: / })
      .first()
      .click()
    await dialog(page)
      .getByText(/10 фріспінів/)
      .waitFor()
    const free = await roundOf(page)
    expect(free.round.isFreeSpin).toBe(true)
    expect(free.balance_minor).toBe(free.round.win_minor)
    await dialog(page)
      .getByText(/9 фріспінів/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Грати на гроші' }).click()
    await dialog(page)
      .getByText(/0.*₴ з 500/)
      .waitFor()
    const paid = await roundOf(page)
    expect(paid.round.isFreeSpin).toBeUndefined()
    await dialog(page)
      .getByText(/2.*₴ з 500/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Фріспіни: 9' }).waitFor()
  }))

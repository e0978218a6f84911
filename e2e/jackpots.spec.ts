import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { campaignOf, end, endingAfterFailure, newPlayer, potOf, publish } from './own-campaigns.ts'
import { deposit, dialog, holdBack, noDialog, register, settled, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string, level = 1) => main(page).getByRole('heading', { name, level, exact: true })

test('RT-067, SA-014b, SA-047, SA-059: a round of a listed game feeds mini, major and grand, and their sums move in sight of whoever looks', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'pot-feeder')
    await deposit(page, 200_000)
    await page.goto(`${site}/vegas-jackpot/`)
    await heading(page, 'Вегас-джекпот').waitFor()
    const sums = async () => {
      const shown = await main(page)
        .locator('li', { hasText: /^(Mini|Major|Grand)/ })
        .locator('.sr-only')
        .allTextContents()
      return shown.map((amount) => Math.round(Number(amount.replace(/[^\d,]/g, '').replace(',', '.')) * 100))
    }
    expect(await sums()).toHaveLength(3)
    const before = await sums()
    await sendRound(page, site, 'golden-orchard', 50_000)
    // Other visitors may contribute to the jackpots too: each must be higher than before, and none may have fallen.
    await expect.poll(async () => (await sums()).every((sum, index) => sum > (before[index] ?? 0)), { timeout: 20_000 }).toBe(true)
    await page.goto(`${site}/jackpots/`)
    const card = main(page).getByRole('link', { name: /^Grand/ })
    const grand = async () => (await card.locator('.sr-only').textContent()) ?? ''
    const stood = await grand()
    await sendRound(page, site, 'golden-orchard', 50_000)
    await expect.poll(grand, { timeout: 20_000 }).not.toBe(stood)
    await page.goto(`${site}/jackpot-sevens/`)
    await main(page).getByText('Ви виграли в ньому').waitFor()
    // In whole units, although rounds add fractions.
    expect(await main(page).locator('section .sr-only').first().textContent()).toMatch(/^7\s\d{3}\s₴$/)
    await heading(page, 'Найбільші виграші', 2).waitFor()
  }))

/** A game that no contest of the demo counts. */
const own_game = 'old-lviv'

const thank = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('heading', { name: 'Джекпот ваш!' }).waitFor()
  await dialog(page)
    .getByText(/200\s000,10\s₴/)
    .first()
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Чудово' }).click()
  await noDialog(page)
}

/** Among the largest wins. The round that the pot fell to had fed it by a hundredth of its stake. */
const leader = (page: Page, login: string) =>
  main(page)
    .locator('section', { has: page.getByRole('heading', { name: 'Найбільші виграші' }) })
    .getByRole('listitem')
    .filter({ hasText: login })
    .filter({ hasText: /200\s000,10\s₴/ })

test('RT-014, RT-041, RT-046, SA-014b, SA-014c, SA-015b, SA-060, MD-035: whoever the sevens fall to sees it in a window until the house knows that they did; the pot begins again, and its own page and the page of all say so', () =>
  withVisitor(browser, async (page) => {
    const title = 'Вечірні сімки'
    const sevens = campaignOf('evening-sevens', 'jackpot', title, {
      draws: [{ name: 'main', spec: potOf(own_game, title, { seed: 20_000_000, stock: 2 }) }],
      settings: { look: 'sevens' },
    })
    await endingAfterFailure([sevens], async () => {
      const [login] = await Promise.all([newPlayer(page, 'sevens-player'), publish(sevens)])
      await page.goto(`${site}/jackpot-sevens/`)
      await heading(page, title).waitFor()
      await main(page)
        .getByText(/^Ви виграли в ньому: 0\s₴$/)
        .waitFor()
      // The house does not hear that the window was seen until the page is another one.
      const telling = /last-win-showed/
      const hear = await holdBack(page, telling)
      await sendRound(page, site, own_game, 1_000)
      await thank(page)
      await page.goto(`${site}/jackpot-sevens/`)
      await dialog(page).getByRole('heading', { name: 'Джекпот ваш!' }).waitFor()
      const heard = page.waitForResponse(telling)
      hear()
      await heard
      await thank(page)
      await page.goto(`${site}/jackpot-sevens/`)
      // As every amount of the sevens, in whole units.
      await main(page)
        .getByText(/^Ви виграли в ньому: 200\s000\s₴$/)
        .waitFor()
      await leader(page, login).waitFor()
      await settled(page)
      expect(await dialog(page).count()).toBe(0)

      await page.goto(`${site}/jackpots/`)
      for (const name of [/^Вечірні сімки/, /^Mini/, /^Major/, /^Grand/]) await main(page).getByRole('link', { name }).waitFor()
      expect(await violationsOf(page)).toEqual([])
      // The largest of all, which began again.
      await page.goto(`${site}/jackpot/`)
      await heading(page, title).waitFor()
      expect(await main(page).locator('section .sr-only').first().textContent()).toMatch(/^200\s000(,00)?\s₴$/)
      await leader(page, login).waitFor()
      expect(await violationsOf(page)).toEqual([])
      await end(sevens)
    })
  }))

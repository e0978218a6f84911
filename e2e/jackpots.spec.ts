import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { deposit, register, site, withVisitor } from './visiting.ts'

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

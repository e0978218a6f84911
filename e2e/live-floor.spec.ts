import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { sendProfile } from './by-call.ts'
import { violationsOf } from './violations.ts'
import { deposit, holdBack, register, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const phone = { width: 390, height: 844 }

test('GA-023: a player comes to a live table from the lobby, bets, a guest on a phone sees the bet and what is said at once, and both see the same result', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'sits-at-live-table')
    await deposit(page, 100_000)
    await page.goto(`${site}/games/live/`)
    await page.getByRole('link', { name: 'До столу «Рулетка наживо»' }).click()
    await page.waitForURL(`${site}/games/live/live-roulette/`)
    await withVisitor(
      browser,
      async (other) => {
        await other.goto(`${site}/games/live/live-roulette/`)
        // A newly opened window takes a while on a busy machine.
        await page
          .getByText(/^(?:20|19|18|17) с$/)
          .first()
          .waitFor({ timeout: 90_000 })
        await page.getByRole('button', { name: 'Червоне', exact: true }).click()
        await page.getByRole('button', { name: /^Поставити 10/ }).click()
        await page.getByText('Ваші ставки в раунді: 10 ₴').waitFor()
        await other.getByText('грає 1').waitFor()
        await page.getByRole('textbox', { name: 'Ваше повідомлення' }).fill('Усім удачі')
        await page.getByRole('button', { name: 'Надіслати' }).click()
        await other.getByRole('list', { name: 'Повідомлення' }).getByText('Усім удачі').waitFor()
        const results = [page, other].map((one) => one.getByText(/^Результат: /))
        await Promise.all(results.map((one) => one.waitFor({ timeout: 90_000 })))
        const [own, seen] = await Promise.all(results.map((one) => one.textContent()))
        // It is only shown for a few seconds.
        await page.getByText(/^(Ви виграли 20|Цього разу без виграшу)/).waitFor()
        expect(own).toBe(seen)
        expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
        expect(await violationsOf(other, { within: 'main' })).toEqual([])
      },
      phone,
    )
  }))

test('chips that were laid and not bet are taken up when the currency is changed: they would be another amount', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'changes-at-table')
    await deposit(page, 100_000)
    await page.goto(`${site}/games/live/live-roulette/`)
    await page
      .getByText(/^(?:20|19|18|17) с$/)
      .first()
      .waitFor({ timeout: 90_000 })
    await page.getByRole('button', { name: 'Червоне', exact: true }).click()
    await page.getByRole('button', { name: /^Поставити 10\s₴/ }).waitFor()
    await sendProfile(page, site, { currency_id: 3 })
    await page.getByRole('button', { name: /^Фішка 0,50\s€/ }).waitFor()
    await page.getByRole('button', { name: 'Покладіть фішки на стіл' }).waitFor()
  }))

test('GA-023: a bet laid in one window lies on the table in the other at once, a chip laid meanwhile waits for the next press, and one too many says why', () =>
  withVisitor(browser, async (page, context) => {
    await register(page, 'two-windows-of-table')
    await deposit(page, 100_000)
    const other = await context.newPage()
    for (const one of [page, other]) await one.goto(`${site}/games/live/live-draw/`)
    await page
      .getByText(/^(?:30|29|28|27|26) с$/)
      .first()
      .waitFor({ timeout: 90_000 })
    const lay = page.getByRole('button', { name: 'Додати фішку на білет' })
    for (const number of ['7', '17']) await page.getByRole('button', { name: number, exact: true }).click()
    await lay.click()
    const let_go = await holdBack(page, '**/live-draw/bets/')
    await page.getByRole('button', { name: /^Поставити 10/ }).click()
    await lay.click()
    let_go()
    await page.getByText('Ваші ставки в раунді: 10 ₴').waitFor()
    await other.getByText('Ваші ставки в раунді: 10 ₴').waitFor()
    await other.getByRole('list', { name: 'Ваші білети' }).getByText('17').waitFor()
    await page.getByRole('button', { name: /^Поставити 10/ }).waitFor()
    await page.getByRole('button', { name: /^Фішка 500/ }).click()
    await lay.click()
    await page.getByText('За раунд можна поставити щонайбільше 500 ₴').waitFor()
  }))

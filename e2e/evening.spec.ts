import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { deposit, dialog, password, passwordField, register, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const game = (page: Page) => page.frameLocator('iframe')

/** Plays one round of the slot. A press while a win is still being counted only ends the counting: then it is pressed again. */
const spin = async (page: Page): Promise<void> => {
  for (;;) {
    const answered = page.waitForResponse((response) => response.url().includes('/round/'), { timeout: 5_000 }).catch(() => null)
    await game(page).getByRole('button', { name: 'Крутити' }).click()
    const answer = (await (await answered)?.json()) as { success: boolean } | undefined
    if (!answer) continue
    expect(answer.success).toBe(true)
    return
  }
}

/** Minor units of the balance that the site shows to its own calls. */
const balanceOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const answer = await fetch('/rest/player/balance/', { headers: { 'x-requested-with': 'XMLHttpRequest' } })
    return ((await answer.json()) as { balance: number }).balance
  })

const shown = (minor: number): RegExp =>
  new RegExp(
    `${Math.floor(minor / 100)
      .toString()
      .replace(/\B(?=(\d{3})+$)/, '.')},${String(minor % 100).padStart(2, '0')}`,
  )

test('the first evening: look around, register, deposit, play for money, watch the race, find and verify the round, come back', () =>
  withVisitor(
    browser,
    async (page, context) => {
      await page.goto(`${site}/`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.goto(`${site}/games/`)
      await page.getByText('Золотий сад').first().waitFor()

      await register(page, 'evening-guest')
      await deposit(page, '500')
      expect(await balanceOf(page)).toBe(50_000)
      await page.locator('header').getByText(shown(50_000)).first().waitFor()

      // A second window stays on the race: nobody reloads it.
      const race = await context.newPage()
      await race.goto(`${site}/races/`)
      await race.getByText('Наживо').waitFor()
      expect(await race.getByRole('row', { name: /evening-guest/ }).count()).toBe(0)

      await page.goto(`${site}/games/?game=golden-orchard`)
      for (let round = 0; round < 5; round += 1) await spin(page)
      const balance = await balanceOf(page)
      await race.getByText('evening-guest').first().waitFor()
      // The balance in the other window moved by message.
      await race.locator('header').getByText(shown(balance)).first().waitFor()
      await race.close()

      await page.goto(`${site}/profile/?tab=history`)
      const rows = page.getByRole('row', { name: /Золотий сад/ })
      await rows.nth(4).waitFor()
      expect(await rows.count()).toBe(5)

      // The pair of seeds is changed, and the last round proves itself.
      await page.goto(`${site}/fairness/`)
      await page.getByRole('button', { name: 'Змінити й відкрити старий' }).click()
      await page.getByText('Сіди змінено').first().waitFor()
      await page.goto(`${site}/profile/?tab=history`)
      await rows.first().getByRole('button', { name: 'Деталі' }).click()
      await dialog(page).getByRole('button', { name: 'Перевірити' }).click()
      await page.getByText('Раунд чесний').waitFor()

      // Tomorrow, on another device.
      const tomorrow = await browser.newContext({ locale: 'uk-UA' })
      const back = await tomorrow.newPage()
      await back.goto(`${site}/`)
      await back
        .getByRole('button', { name: 'Увійти' })
        .or(back.getByRole('link', { name: 'Увійти' }))
        .first()
        .click()
      await dialog(back).getByLabel('Логін або e-mail').fill('evening-guest')
      await passwordField(back).fill(password)
      await dialog(back).getByRole('button', { name: 'Увійти' }).click()
      await back.locator('header').getByText(shown(balance)).first().waitFor()
      await tomorrow.close()
    },
    { width: 1440, height: 900 },
  ))

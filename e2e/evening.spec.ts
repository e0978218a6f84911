import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { depositAtDesk, dialog, password, passwordField, registerByForm, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const game = (page: Page) => page.frameLocator('iframe')

/** Plays one round of the slot and returns the win. A click while a win is still counting up only ends the animation, so it is repeated. */
const spin = async (page: Page): Promise<number> => {
  for (;;) {
    const asked = page.waitForRequest((request) => request.url().includes('/round/')).catch(() => null)
    // However long the game takes to load, the timeout counts from the click.
    await game(page).getByRole('button', { name: 'Крутити' }).click()
    const request = await Promise.race([asked, page.waitForTimeout(5_000).then(() => null)])
    if (!request) continue
    const answer = (await (await request.response())?.json()) as { success: boolean; data: { round: { win_minor: number } } }
    expect(answer.success).toBe(true)
    return answer.data.round.win_minor
  }
}

/** The balance in minor units, from the site's own call. */
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

      const login = await registerByForm(page, 'evening-guest')
      await depositAtDesk(page, '500')
      expect(await balanceOf(page)).toBe(50_000)
      await page.locator('header').getByText(shown(50_000)).first().waitFor()

      // A second window stays on the race page and is never reloaded.
      const race = await context.newPage()
      await race.goto(`${site}/races/`)
      await race.getByText('Наживо', { exact: true }).waitFor()
      expect(await race.getByRole('row', { name: login }).count()).toBe(0)

      await page.goto(`${site}/games/?game=golden-orchard`)
      // Five rounds, and more until one wins: results are random, and players without points are not on the leaderboard.
      let played = 0
      let won_minor = 0
      for (; played < 5 || won_minor === 0; played += 1) won_minor += await spin(page)
      const balance = await balanceOf(page)
      await race.getByRole('main').getByText(login).first().waitFor()
      // The balance in the other window was updated by a message.
      await race.locator('header').getByText(shown(balance)).first().waitFor()
      await race.close()

      await page.goto(`${site}/profile/?tab=history`)
      const rows = page.getByRole('row', { name: /Золотий сад/ })
      await rows.nth(played - 1).waitFor()
      expect(await rows.count()).toBe(played)

      // Rotates the seed pair, and verifies the last round.
      await page.goto(`${site}/fairness/`)
      await page.getByRole('button', { name: 'Змінити й відкрити старий' }).click()
      await page.getByText('Сіди змінено').first().waitFor()
      await page.goto(`${site}/profile/?tab=history`)
      await rows.first().getByRole('button', { name: 'Деталі раунду' }).filter({ visible: true }).click()
      await dialog(page).getByRole('button', { name: 'Перевірити' }).click()
      await page.getByText('Раунд чесний').waitFor()

      // The next day, on another device.
      const tomorrow = await browser.newContext({ locale: 'uk-UA' })
      const back = await tomorrow.newPage()
      await back.goto(`${site}/`, { waitUntil: 'networkidle' })
      await back
        .getByRole('button', { name: 'Увійти', exact: true })
        .or(back.getByRole('link', { name: 'Увійти' }))
        .first()
        .click()
      await dialog(back).getByLabel('Логін, e-mail або телефон').fill(login)
      await passwordField(back).fill(password)
      await dialog(back).getByRole('button', { name: 'Увійти', exact: true }).click()
      await back.locator('header').getByText(shown(balance)).first().waitFor()
      await tomorrow.close()
    },
    { width: 1440, height: 900 },
  ))

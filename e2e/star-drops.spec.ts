import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { endingAfterFailure, end, newPlayer, publish } from './own-campaigns.ts'
import { pointsForRound } from './points-for-round.ts'
import { violationsOf } from './violations.ts'
import { fitsPhone, isAlive, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const game = 'ninth-wave'
const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const starsAre = (page: Page, count: number) => page.locator('[data-stars]').getByText(`${count}`, { exact: true }).waitFor()
/** What a try brought: its prize, and the code to check it by. */
const brought = async (page: Page, name: string): Promise<void> => {
  await card(page, name)
    .getByRole('status')
    .getByText(/^Ваше: /)
    .waitFor()
  await card(page, name)
    .getByText(/Код для перевірки: \S+:\d+/)
    .waitFor()
}

const stars = pointsForRound('falls-of-stars', game, [['drop-stars', 245]])

test('RT-066, SA-016, SA-017, SA-018, RTM-070: a guest sees the star drops; a player’s stars come live, and are spent on the sphere, the box, the wheel and in the shop', () =>
  endingAfterFailure([stars], () =>
    withVisitor(
      browser,
      async (page) => {
        await page.goto(`${site}/tomorrow-game/`)
        await page.getByRole('link', { name: 'Зорепад' }).first().waitFor()
        await main(page).getByRole('heading', { level: 1, name: 'Зоряне завтра' }).waitFor()
        await main(page).getByText('Зірки збирають ті, хто має рахунок').waitFor()
        await Promise.all([newPlayer(page, 'star-gazer'), publish(stars)])
        await page.goto(`${site}/tomorrow-game/`)
        await starsAre(page, 0)
        const ask = card(page, 'Сфера').getByRole('button', { name: 'Запитати за 100 зірок' })
        await isAlive(ask)
        expect(await ask.isDisabled()).toBe(true)
        await card(page, 'Сфера').getByText('Сфера ще нічого вам не показувала').waitFor()
        // The page in sight hears of its stars by itself.
        await sendRound(page, site, game, 1_000)
        await starsAre(page, 245)
        await ask.click()
        await brought(page, 'Сфера')
        await starsAre(page, 145)
        await card(page, 'Зоряна скриня').getByRole('button', { name: 'Відкрити за 40 зірок' }).click()
        await brought(page, 'Зоряна скриня')
        await card(page, 'Колесо').getByRole('button', { name: 'Крутити за 15 зірок' }).click()
        await brought(page, 'Колесо')
        const shop = main(page).getByRole('listitem').filter({ hasText: '60 зірок' })
        await shop.getByRole('button', { name: 'Взяти «20 ₴» за 60 зірок' }).click()
        await page.locator('[data-toast]').filter({ hasText: 'Ваше: 20 ₴' }).waitFor()
        await shop.getByText('Вже ваше').waitFor()
        expect(await violationsOf(page)).toEqual([])
        await fitsPhone(page)
        expect(await violationsOf(page)).toEqual([])
        await end(stars)
      },
      { width: 1100, height: 800 },
    ),
  ))

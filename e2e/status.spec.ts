import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { called, campaignOf, end, endingAfterFailure, newPlayer, publish, stakes } from './own-campaigns.ts'
import { violationsOf } from './violations.ts'
import { dialog, fitsPhone, isAlive, noDialog, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const game = 'ninth-wave'
const main = (page: Page) => page.getByRole('main')
const level = (page: Page, name: string) => main(page).getByRole('heading', { name, level: 2, exact: true })
const points = (page: Page, said: string) => page.locator('[data-points]').getByText(said, { exact: true })
const bronze = (page: Page) => page.locator('[data-medal="1"]')

const bonus = (currency: string) => ({ kind: 'bonus', content: { currency, terms: 'gift-ua', amount_minor: 2_000 } })

/** Three rounds of a game are ten points; ten points are a level with a bronze medal. */
const levels = campaignOf('short-levels', 'classification', 'Рівні', {
  tracks: [
    {
      name: 'games',
      title: called('Ігри'),
      spec: {
        steps: [
          {
            name: 'three',
            title: called('Три раунди'),
            goal: { kind: 'rounds', count: 3, rounds: { games: [game], stakes } },
            reward: { stock: 10, prize: { kind: 'points', content: { asset: 'cp', amount: 10 } } },
          },
        ],
        order: 'free',
        repeat: 'daily',
        claim: 'by-itself',
      },
    },
  ],
  settings: {
    levels: [
      { id: 'newcomer', name: called('Новачок'), from_points: 0 },
      { id: 'seasoned', name: called('Бувалий'), from_points: 10, medals: [{ id: 1, count: 1 }] },
      { id: 'old-hand', name: called('Свій'), from_points: 20 },
    ],
    medals_for_points: [],
    exchanges: [
      {
        id: 1,
        cost: 1,
        stock: 10,
        by_currency: { UAH: bonus('UAH'), USD: bonus('USD'), EUR: bonus('EUR'), USDT: bonus('USDT') },
      },
    ],
  },
})

test('MD-012, VP-020, VP-021, BO-016, CN-070, RTM-052: a player plays until a level, whose window opens by itself; its medal is exchanged after a question, and the notice leads to the page of bonuses, where the bonus waits', () =>
  endingAfterFailure([levels], () =>
    withVisitor(
      browser,
      async (page) => {
        await Promise.all([newPlayer(page, 'status-seeker'), publish(levels)])
        await page.goto(`${site}/profile/?tab=status`)
        await level(page, 'Новачок').waitFor()
        await points(page, '0 балів').waitFor()
        await main(page).getByText('Наступний рівень — «Бувалий»: від 10 балів.').waitFor()
        const exchange = bronze(page).getByRole('button', { name: /^Обміняти: 1 бронзова медаль → бонус 20\s₴$/ })
        await isAlive(exchange)
        expect(await exchange.isDisabled()).toBe(true)
        expect(await violationsOf(page)).toEqual([])

        await sendRound(page, site, game, 1_000, 3)
        const window = page.getByRole('dialog', { name: 'Новий рівень: «Бувалий»' })
        await window.getByText('У вас 10 балів статусу. Наступний рівень — «Свій»: від 20 балів.').waitFor()
        await window.getByText('Рівень приніс: 1 бронзова медаль').waitFor()
        expect(await violationsOf(page)).toEqual([])
        await window.getByRole('button', { name: 'До мого статусу' }).click()
        await noDialog(page)
        await level(page, 'Бувалий').waitFor()
        await points(page, '10 балів').waitFor()
        await bronze(page).getByText('У вас: 1').waitFor()

        await exchange.click()
        const question = page.getByRole('dialog', { name: 'Обміняти медалі?' })
        await question.getByText('1 бронзова медаль', { exact: true }).waitFor()
        await question.getByText(/^бонус 20\s₴$/).waitFor()
        expect(await violationsOf(page)).toEqual([])
        // Asked only: nothing is taken until it is said.
        await question.getByRole('button', { name: 'Не зараз' }).click()
        await noDialog(page)
        await bronze(page).getByText('У вас: 1').waitFor()
        await exchange.click()
        await question.getByRole('button', { name: 'Обміняти', exact: true }).click()
        const notice = page.locator('[data-toast]').filter({ hasText: 'Обмін успішний!' })
        await notice.getByText('Активуйте бонус на сторінці бонусів.').waitFor()
        await notice.getByText('Перейти').click()
        await page.waitForURL(`${site}/bonuses/`)
        await main(page).getByRole('heading', { name: 'Подарунок від нас' }).first().waitFor()
        await main(page).getByRole('button', { name: 'Узяти бонус' }).first().waitFor()

        await page.goto(`${site}/profile/?tab=status&openModal=NewVipStatus`)
        await page.getByRole('dialog', { name: 'Ваш рівень: «Бувалий»' }).getByText('У вас 10 балів статусу.').waitFor()
        await fitsPhone(page)
        expect(await violationsOf(page)).toEqual([])
        await dialog(page).getByRole('button', { name: 'Зрозуміло' }).click()
        await noDialog(page)
        await bronze(page).getByText('У вас: 0').waitFor()
        expect(await violationsOf(page)).toEqual([])
        await end(levels)
      },
      { width: 1100, height: 800 },
    ),
  ))

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { called, campaignOf, each, end, endingAfterFailure, newPlayer, publish, roundsOf, type OwnCampaign } from './own-campaigns.ts'
import { site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A game that no contest of the demo counts. */
const table_game = 'mavka-pond'
const roundsSpec = roundsOf(table_game)

const kombatOf = (): OwnCampaign =>
  campaignOf('evening-kombat', 'confrontation', 'Вечірній бій', {
    boards: [
      {
        name: 'main',
        spec: {
          ...roundsSpec,
          entry: 'subscribe',
          teams: [
            { id: 1, title: called('Північ') },
            { id: 2, title: called('Південь') },
          ],
          prizes: [
            { places: '1', amounts: each(50_000) },
            { places: '2', amounts: each(20_000) },
          ],
        },
      },
    ],
  })

const dashOf = (): OwnCampaign =>
  campaignOf('evening-dash', 'special-race', 'Вечірній забіг', {
    boards: [{ name: 'main', spec: { ...roundsSpec, attempts: 2, entry: 'subscribe', prizes: [{ places: '1', amounts: each(30_000) }] } }],
    settings: { code_sha256: createHash('sha256').update('EVENING').digest('hex') },
  })

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })
const round = (page: Page) => sendRound(page, site, table_game, 1_000)

const wonIn = (page: Page, title: string) =>
  main(page)
    .locator('section', { has: page.getByRole('heading', { name: 'Ви виграли' }) })
    .getByRole('listitem')
    .filter({ hasText: title })

/** Whoever looks on sees the end of the confrontation come; who comes later finds it. */
const seesResults = async (page: Page, rival: Page): Promise<void> => {
  const partOf = (who: Page, name: string) => main(who).locator('section', { has: who.getByRole('heading', { name, exact: true }) })
  await partOf(rival, '«Вечірній бій»: ваш підсумок').getByText('Цього разу перемогла інша команда').waitFor()
  await page.goto(`${site}/kings-kombat/`)
  await partOf(page, '«Вечірній бій»: ваш підсумок')
    .getByText(/500\s₴/)
    .waitFor()
  // The confrontation of the demo still runs: this one stands below it by its name.
  const results = partOf(page, '«Вечірній бій»: підсумки')
  await results.getByText('«Вечірній бій»: перемогла команда «Північ»').waitFor()
  const [north, south] = ['Північ', 'Південь'].map((team) =>
    results.getByRole('listitem').filter({ has: page.getByRole('heading', { name: team, exact: true }) }),
  )
  await north?.getByText('Перемога').waitFor()
  expect(await north?.getByRole('list', { name: 'Північ' }).innerText()).toMatch(/north-player[\s\S]*500\s₴[\s\S]*3 очки/)
  expect(await south?.getByRole('list', { name: 'Південь' }).innerText()).toMatch(/^(?![\s\S]*₴)[\s\S]*south-player[\s\S]*1 очко/)
  expect(await violationsOf(page)).toEqual([])
}

/** A race by a code is over for whoever had none, too. */
const seesWinner = async (rival: Page): Promise<void> => {
  await rival.goto(`${site}/special-races/`)
  const past = main(rival).locator('section', { has: rival.getByRole('heading', { name: 'Що вже завершилося' }) })
  await past.getByText('Вечірній забіг').first().waitFor()
  expect(await past.getByRole('listitem').first().innerText()).toMatch(/north-player[\s\S]*300\s₴/)
}

test('SA-013, SA-054, RTM-064, RA-004: two teams and a race by its code, from joining to the prizes of whoever has them', () =>
  withVisitor(browser, (page) =>
    withVisitor(browser, async (rival) => {
      const [kombat, dash] = [kombatOf(), dashOf()]
      await endingAfterFailure([kombat, dash], async () => {
        await Promise.all([newPlayer(page, 'north-player'), newPlayer(rival, 'south-player'), publish(kombat), publish(dash)])
        await page.goto(`${site}/special-races/`)
        await heading(page, 'Вечірній забіг').waitFor()
        await main(page).getByLabel('Код гонки').fill('evening')
        await main(page).getByRole('button', { name: 'Приєднатися' }).click()
        await main(page).getByText('Ви берете участь').first().waitFor()
        const attempts = main(page)
          .getByRole('listitem')
          .filter({ hasText: /^Спроба/ })
        await expect.poll(() => attempts.getByText('не розпочата').count()).toBe(2)

        for (const [who, team] of [
          [page, 'Північ'],
          [rival, 'Південь'],
        ] as const) {
          await who.goto(`${site}/kings-kombat/`)
          await heading(who, 'Вечірній бій').waitFor()
          const card = main(who).getByRole('listitem').filter({ hasText: team })
          await card.getByRole('button', { name: 'До цієї команди' }).click()
          await card.getByText('Ваша команда').waitFor()
          expect(await main(who).getByRole('button', { name: 'До цієї команди' }).count()).toBe(0)
        }
        const pointsOf = (who: Page, team: string, points: string) =>
          main(who).getByRole('listitem').filter({ hasText: team }).getByText(points, { exact: true }).first().waitFor()
        await round(rival)
        await pointsOf(page, 'Південь', '1 очко')
        for (let count = 0; count < 3; count += 1) await round(page)
        for (const who of [page, rival]) await pointsOf(who, 'Північ', '3 очки')
        // Each sees their own team, which moves as its rounds are counted.
        const teamOf = (who: Page, team: string) => main(who).getByRole('list', { name: `Команда «${team}»` })
        await expect.poll(() => teamOf(page, 'Північ').innerText()).toMatch(/north-player[\s\S]*3 очки/)
        await expect.poll(() => teamOf(rival, 'Південь').innerText()).toMatch(/^(?![\s\S]*north-player)[\s\S]*south-player[\s\S]*1 очко/)
        expect(await teamOf(rival, 'Північ').count()).toBe(0)
        await main(page).getByText('Ваше місце: 1').waitFor()
        await main(page).getByText('Ваш результат').waitFor()
        expect(await violationsOf(page)).toEqual([])

        await page.goto(`${site}/special-races/`)
        await heading(page, 'Вечірній забіг').waitFor()
        await attempts.nth(0).getByText('3 з 20 раундів').waitFor()
        await attempts.nth(1).getByText('не розпочата').waitFor()
        expect(await attempts.nth(0).getByText('не розпочата').count()).toBe(0)

        await Promise.all([end(kombat), end(dash)])
        await page.getByText('Ваше 1 місце у змаганні «Вечірній бій»!').first().waitFor()
        await page.getByText('Ваше 1 місце у змаганні «Вечірній забіг»!').first().waitFor()
        await seesResults(page, rival)
        await seesWinner(rival)
        await page.goto(`${site}/contests/`)
        await wonIn(page, 'Вечірній бій')
          .getByText(/500\s₴/)
          .waitFor()
        await wonIn(page, 'Вечірній забіг')
          .getByText(/300\s₴/)
          .waitFor()
        await rival.goto(`${site}/contests/`)
        await main(rival).getByText('Призів за місця поки немає').waitFor()
      })
    }),
  ))

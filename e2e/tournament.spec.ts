import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { campaignOf, each, end, endingAfterFailure, newPlayer, potOf, publish, roundsOf, type OwnCampaign } from './own-campaigns.ts'
import { dialog, noDialog, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Games that no contest of the demo counts: that of the cup, and another one. */
const [cup_game, other_game] = ['mavka-pond', 'polar-lights'] as const

/** A stage and the whole that it feeds, with prizes of both, and a pot beside them. */
const cupOf = (): OwnCampaign => {
  const points_for_places = [
    { places: '1', points: 10 },
    { places: '2', points: 5 },
  ]
  const prizesOf = (places: string, kopecks: number) => [{ places, amounts: each(kopecks) }]
  const spec = roundsOf(cup_game)
  return campaignOf('evening-cup', 'tournament', 'Вечірній кубок', {
    boards: [
      { name: 'main', spec: { ...spec, games: [], prizes: prizesOf('1-3', 70_000) } },
      {
        name: 'final',
        title: { uk: 'Фінал', ru: 'Финал', en: 'Final' },
        feeds: 'main',
        spec: { ...spec, points_for_places, prizes: prizesOf('1-2', 20_000) },
      },
    ],
    draws: [{ name: 'jackpot', spec: potOf(cup_game, 'Джекпот кубка', { seed: 40_000, stock: 1 }) }],
    settings: { mode: 'points', provider: 'netgame' },
  })
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })
const rowOf = (page: Page, login: string) => main(page).locator(`[data-row="${login}"]`)
const rows = (page: Page) =>
  main(page)
    .locator('[data-row]')
    .evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))
const round = (page: Page, game: string = cup_game) => sendRound(page, site, game, 1_000)

const closeWindow = async (page: Page, name: string): Promise<void> => {
  await dialog(page).getByRole('heading', { name }).waitFor()
  await dialog(page).getByRole('button', { name: 'Гаразд' }).click()
  await noDialog(page)
}

/** It appears to whoever looks at another one: by its notice on their page, and by its provider in the address. */
const seeItBegin = async (page: Page): Promise<void> => {
  const told = page.locator('[data-toast]').filter({ hasText: 'Стартував турнір «Вечірній кубок»' })
  // Where its publication took longer than it had until its start, it begins with the next minute.
  await told.waitFor({ timeout: 90_000 })
  await told.getByRole('link', { name: 'Перейти' }).click()
  await heading(page, 'Вечірній кубок: Фінал').waitFor()
  await page.goto(`${site}/tournaments-promo/#netgame`)
  await page.waitForURL(/\/tournaments-promo\/evening-cup/)
  await heading(page, 'Вечірній кубок: Фінал').waitFor()
}

/** Rounds of both move the table while one of them looks. */
const seeItMove = async (page: Page, login: string, rival: Page, other: string): Promise<void> => {
  await round(page)
  await closeWindow(page, 'Джекпот турніру ваш!')
  await rowOf(page, login).getByText('ви', { exact: true }).waitFor()
  expect(await rows(page)).toEqual([login])
  // A round of another game moves nothing: two of the cup's make two points.
  for (const game of [other_game, cup_game, cup_game]) await round(rival, game)
  await rowOf(page, other).getByText('2', { exact: true }).last().waitFor()
  await expect.poll(() => rows(page)).toEqual([other, login])
  const beside = main(page).getByRole('heading', { name: 'Поруч із вами' }).locator('..').getByRole('listitem')
  await expect.poll(() => beside.allTextContents()).toEqual([expect.stringContaining(other), expect.stringContaining(login)])
  expect(await violationsOf(page)).toEqual([])
}

/** Of the stage and of the whole there are two prizes and two notices, and one window. */
const seeItEnd = async (page: Page): Promise<void> => {
  await closeWindow(page, 'Ваше 2 місце!')
  await page.getByText('Ваше 2 місце в турнірі «Вечірній кубок»!').first().waitFor()
  for (const prize of ['200', '700']) await page.getByText(`Приз ${prize} ₴ уже на балансі.`).first().waitFor()
  const kept = (await page.context().cookies(site)).find(({ name }) => name === 'tournamentPrizePopupShowed')
  const days = ((kept?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000
  expect([days > 6.9, days <= 7]).toEqual([true, true])
  await main(page).getByText('Змагання завершилося').first().waitFor()
  expect(await dialog(page).count()).toBe(0)
}

test('TO-008, TO-010, TO-012, TO-013, TO-014, TO-015, RT-013, RTM-044, RTM-047, MD-036: a tournament from its first moment to its prizes, in sight of whoever plays in it', () =>
  withVisitor(browser, (page) =>
    withVisitor(browser, async (rival) => {
      const [login, other] = await Promise.all([newPlayer(page, 'cup-player'), newPlayer(rival, 'cup-rival')])
      await page.goto(`${site}/tournaments-promo/carpathian-league/`)
      await heading(page, 'Карпатська ліга: Підніжжя').waitFor()
      const cup = cupOf()
      await endingAfterFailure([cup], async () => {
        await publish(cup, { begins_in_ms: 5_000 })
        await seeItBegin(page)
        await seeItMove(page, login, rival, other)
        await end(cup)
        await seeItEnd(page)
      })
      await page.goto(`${site}/profile/?tab=tournaments`)
      await main(page).getByRole('button', { name: 'Лише з призами' }).click()
      const own = main(page).getByRole('listitem').filter({ hasText: 'Вечірній кубок' })
      await own.getByText(/900\s₴/).waitFor()
      await own.getByText('2 місце').waitFor()
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
    }),
  ))

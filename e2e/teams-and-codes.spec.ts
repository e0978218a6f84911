import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { operate } from './operate.ts'
import { deposit, ownName, register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
let folder: string
beforeAll(async () => {
  browser = await launchBrowser()
  folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-contests-'))
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
})

/** A game that no contest of the demo counts. */
const table_game = 'mavka-pond'
const each = (amount: number) => ({ UAH: amount, USD: amount, EUR: amount, USDT: amount })
const called = (name: string) => ({ uk: name, ru: name, en: name })
const stakes = { UAH: { min_minor: 1_000, max_minor: 2_000 } }
const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString()

interface Campaign {
  readonly slug: string
  readonly [field: string]: unknown
}

const campaignOf = (slug: string, kind: string, title: string, parts: object): Campaign => ({
  slug: ownName(slug),
  kind,
  title: called(title),
  text: called(title),
  starts_at: fromNow(0),
  ends_at: fromNow(3_600_000),
  brands: [],
  jurisdictions: [],
  budget: each(100_000_000),
  boards: [],
  settings: {},
  ...parts,
})

/** A point a round, whatever it brings: who stands where is known beforehand. */
const roundsSpec = {
  games: [table_game],
  stakes,
  score: { kind: 'rounds', within_attempt: 'sum', most_points: 20 },
  attempts: 1,
  rounds_per_attempt: 20,
  extra_attempts: 0,
  entry: 'play',
  prizes: [],
}

const kombatOf = (): Campaign =>
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

const dashOf = (): Campaign =>
  campaignOf('evening-dash', 'special-race', 'Вечірній забіг', {
    boards: [{ name: 'main', spec: { ...roundsSpec, attempts: 2, entry: 'subscribe', prizes: [{ places: '1', amounts: each(30_000) }] } }],
    settings: { code_sha256: createHash('sha256').update('EVENING').digest('hex') },
  })

const publish = async (document: Campaign): Promise<void> => {
  const file = path.join(folder, `${document.slug}.json`)
  await writeFile(file, JSON.stringify(document))
  await operate('campaigns', 'draft', file)
  await operate('campaigns', 'publish', document.slug)
}

const end = ({ slug }: Campaign): Promise<string> => operate('campaigns', 'end', slug)

/** What was published for a journey that failed is not left to those after it. */
const endingAfterFailure = async (campaigns: Campaign[], journey: () => Promise<void>): Promise<void> => {
  try {
    await journey()
  } catch (error) {
    await Promise.allSettled(campaigns.map(end))
    throw error
  }
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })
const round = (page: Page) => sendRound(page, site, table_game, 1_000)

const newPlayer = async (page: Page, name: string): Promise<string> => {
  const login = await register(page, name)
  await deposit(page, 200_000)
  return login
}

const wonIn = (page: Page, title: string) =>
  main(page)
    .locator('section', { has: page.getByRole('heading', { name: 'Ви виграли' }) })
    .getByRole('listitem')
    .filter({ hasText: title })

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
        await expect.poll(() => attempts.getByText('чекає на вас').count()).toBe(2)

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
        await main(page).getByText('Ваш результат').waitFor()
        expect(await violationsOf(page)).toEqual([])

        await page.goto(`${site}/special-races/`)
        await heading(page, 'Вечірній забіг').waitFor()
        await attempts.nth(0).getByText('3 з 20 раундів').waitFor()
        await attempts.nth(1).getByText('чекає на вас').waitFor()
        expect(await attempts.nth(0).getByText('чекає на вас').count()).toBe(0)

        await Promise.all([end(kombat), end(dash)])
        await page.getByText('Ваше 1 місце у змаганні «Вечірній бій»!').first().waitFor()
        await page.getByText('Ваше 1 місце у змаганні «Вечірній забіг»!').first().waitFor()
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

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { demoPrizeDrops } from '#casino/contests/prize-drops/server/demo-campaigns.ts'
import { launchBrowser } from './browser.ts'
import { sendDeposit, sendRounds } from './by-call.ts'
import { operate } from './operate.ts'
import { violationsOf } from './violations.ts'
import { register, site, withVisitor } from './visiting.ts'

let browser: Browser
let folder = ''
beforeAll(async () => {
  browser = await launchBrowser()
  folder = await mkdtemp(path.join(tmpdir(), 'openhouse-campaign-'))
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
})

const main = (page: Page) => page.getByRole('main')
const money = (UAH: number) => ({ UAH, USD: UAH, EUR: UAH, USDT: UAH })

/** Drops of which every round brings a prize, until they are ended; they stand before the others because they end first. */
const publishDrops = async (slug: string): Promise<void> => {
  const demo = demoPrizeDrops(new Date())
  const [main_draw] = demo.draws ?? []
  const title = { uk: 'Щедрий вечір', ru: 'Щедрый вечер', en: 'Generous evening' }
  const outcomes = [{ name: 'ten', title: { uk: 'Десятка', ru: 'Десятка', en: 'A tenner' }, weight: 1, stock: 500, money: money(1_000) }]
  const document = {
    ...demo,
    slug,
    title,
    starts_at: new Date(Date.now() + 20_000).toISOString(),
    ends_at: new Date(Date.now() + 900_000).toISOString(),
    budget: money(500_000),
    draws: [{ ...main_draw, spec: { ...main_draw?.spec, outcomes, nothing_weight: 0 } }],
  }
  const file = path.join(folder, `${slug}.json`)
  await writeFile(file, JSON.stringify(document))
  await operate('campaigns', 'draft', file)
  await operate('campaigns', 'publish', slug)
}

test('SA-052, SA-053, RT-040: a prize falls while one plays: the page moves, a notice tells its winner for ten seconds, and the closed draw can be checked', () =>
  withVisitor(browser, async (page) => {
    const login = await register(page, 'lucky')
    await sendDeposit(page, site, 100_000)
    await publishDrops('generous-evening')
    const heading = main(page).getByRole('heading', { name: 'Щедрий вечір' })
    await expect
      .poll(async () => {
        await page.goto(`${site}/prize-drops/`)
        return heading.isVisible()
      })
      .toBe(true)
    await main(page).getByText('Поки що нікому нічого не випало').waitFor()
    expect(await violationsOf(page)).toEqual([])
    // The first round may still be before its time.
    await main(page).getByRole('timer', { name: 'До завершення' }).waitFor()
    await sendRounds(page, site, 'golden-orchard', 1)
    const notice = page.getByText(/Вам випав приз: 10/)
    await notice.waitFor()
    const told_at = Date.now()
    await main(page).getByText('4 990 ₴').first().waitFor()
    await main(page).getByRole('listitem').filter({ hasText: login }).filter({ hasText: 'Десятка' }).waitFor()
    await notice.waitFor({ state: 'detached' })
    expect(Date.now() - told_at).toBeGreaterThan(7_000)
    expect(Date.now() - told_at).toBeLessThan(20_000)
    await operate('campaigns', 'end', 'generous-evening')
    await expect
      .poll(async () => {
        await page.goto(`${site}/fairness/#draws`)
        return main(page).getByText('Щедрий вечір').isVisible()
      })
      .toBe(true)
    await main(page).getByText('Щедрий вечір').click()
    const draw = main(page).locator('details').filter({ hasText: 'Щедрий вечір' })
    await draw.getByLabel('Номер раунду').fill('1-1')
    await draw.getByRole('button', { name: 'Перевірити раунд' }).click()
    await draw.getByText('Цей раунд дає: Десятка.').waitFor()
    expect(await violationsOf(page)).toEqual([])
  }))

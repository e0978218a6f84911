import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { called, campaignOf, each, end, endingAfterFailure, newPlayer, publish, roundsOf } from './own-campaigns.ts'
import { site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, level: 1, exact: true })
const task = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })
const tokensOf = async (page: Page): Promise<number> =>
  Number.parseInt(
    (
      await main(page)
        .getByText(/^У вас \d+ жетон/)
        .innerText()
    ).replace('У вас ', ''),
  )

test('SA-002, SA-003: from the list of contests to the page of an activity; its task is done, its reward taken and spent on a draw, and another is joined', () =>
  withVisitor(browser, async (page) => {
    const login = await newPlayer(page, 'trail-walker')
    await page.goto(`${site}/contests/`)
    await main(page)
      .getByRole('link', { name: /Осіння стежка/ })
      .click()
    await page.waitForURL(/\/autumn-trail\//)
    await heading(page, 'Осіння стежка').waitFor()
    await main(page).getByText('Триває', { exact: true }).first().waitFor()
    const attempt = main(page).getByRole('button', { name: 'Спробувати за 2 жетони' })
    expect(await attempt.isDisabled()).toBe(true)
    expect(await violationsOf(page, { within: 'main' })).toEqual([])

    for (let round = 0; round < 15; round += 1) await sendRound(page, site, 'ninth-wave', 200)
    // The page in sight hears of it by itself, and a notice tells it.
    await page.locator('[data-toast]').filter({ hasText: '«Завдання тижня»: виконано «Прогулянка»' }).waitFor()
    await task(page, 'Прогулянка').getByRole('button', { name: 'Забрати: 2 жетони' }).click()
    await task(page, 'Прогулянка').getByText('Забрано').waitFor()
    // A round of the same game may bring a token of another activity.
    await expect.poll(() => tokensOf(page)).toBeGreaterThanOrEqual(2)
    const tokens = await tokensOf(page)
    await attempt.click()
    await main(page)
      .getByRole('status')
      .filter({ hasText: /Вам випало|Цього разу порожньо/ })
      .waitFor()
    await expect.poll(async () => tokens - (await tokensOf(page))).toBeGreaterThanOrEqual(1)

    await page.goto(`${site}/starry-night/`)
    await heading(page, 'Зоряна ніч').waitFor()
    await main(page).getByRole('button', { name: 'Взяти участь' }).first().click()
    await main(page).getByText('Ви берете участь').first().waitFor()
    await sendRound(page, site, 'ninth-wave', 200)
    await main(page).locator(`[data-row="${login}"]`).or(main(page).getByText('1 з 30').first()).first().waitFor()
    expect(await violationsOf(page, { within: 'main' })).toEqual([])
  }))

test('SA-003: a page that waits for an activity shows that it has begun, though nothing tells it', () =>
  withVisitor(browser, async (page) => {
    const goal = { kind: 'rounds', count: 1, rounds: { games: ['ninth-wave'], stakes: roundsOf('ninth-wave').stakes } }
    const step = { name: 'wave', title: called('Хвиля'), goal, reward: { stock: 1, money: each(100) } }
    const spec = { steps: [step], order: 'free', repeat: 'once', claim: 'by-hand' }
    const soon = campaignOf('dawn', 'activity', 'Світанок', {
      settings: { picture: '/art/scenes/autumn-trail.svg', icon: 'star', rules: [] },
      tracks: [{ name: 'tasks', title: called('Завдання світанку'), spec }],
    })
    await endingAfterFailure([soon], async () => {
      await publish(soon, { begins_in_ms: 20_000 })
      await page.goto(`${site}/${soon.slug}/`)
      await main(page).getByText('Незабаром', { exact: true }).first().waitFor()
      await main(page).getByText('Триває', { exact: true }).first().waitFor()
      await end(soon)
    })
  }))

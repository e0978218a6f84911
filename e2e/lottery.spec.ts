import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { readAnswer, sendRound } from './by-call.ts'
import { end, endingAfterFailure, newPlayer, publish } from './own-campaigns.ts'
import { pointsForRound } from './points-for-round.ts'
import { violationsOf } from './violations.ts'
import { deposit, dialog, fitsPhone, isAlive, noDialog, register, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const starsAre = (page: Page, count: number) => page.locator('[data-stars]').getByText(`${count}`, { exact: true }).waitFor()
const section = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test('RT-015, LO-001, LO-002: a player finds the lottery in the menu, gets a ticket for the stars of the day, scratches it and sees what was in it', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/`)
    await page.getByRole('link', { name: 'Лотерея' }).first().click()
    await page.waitForURL(/\/lottery\/$/)
    await main(page).getByRole('heading', { level: 1, name: 'Щаслива підкова' }).waitFor()
    await main(page).getByText('Зірки й білети збирають ті').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await register(page, 'scratches')
    await page.goto(`${site}/lottery/`)
    await starsAre(page, 0)
    // A deposit is a task of the day: its stars come to the page that stands.
    await deposit(page, 10_000)
    await starsAre(page, 15)
    await isAlive(button(page, 'Золотий білет: Взяти за 25 зірок'))
    await button(page, 'Супербілет: Взяти за 50 зірок').waitFor()
    expect(await button(page, 'Золотий білет: Взяти за 25 зірок').isDisabled()).toBe(true)
    expect(await button(page, 'Стерти').count()).toBe(0)
    await button(page, 'Звичайний білет: Взяти за 10 зірок').click()
    await page.getByText('Білет ваш').waitFor()
    await starsAre(page, 5)
    await button(page, 'Стерти').click()
    // What is under the layer is said once it is off; keys reach it.
    await button(page, 'Показати').waitFor()
    const said = main(page)
      .getByRole('status')
      .getByText(/^Ваше: |^Цього разу порожньо|^Тут було/)
    expect(await said.count()).toBe(0)
    await page.keyboard.press('Enter')
    await said.first().waitFor()
    const own = section(page, 'Ваші білети').getByRole('listitem')
    await own.getByText(/Звичайний білет · за зірки/).waitFor()
    await own.getByText(/код \S+:\d+/).waitFor()
    // The gift comes once.
    await section(page, 'Білет у подарунок').getByRole('button', { name: 'Забрати' }).click()
    await section(page, 'Білет у подарунок').getByText('Ви його вже забрали').waitFor()
    await section(page, 'Ваші білети').getByText('Незіграні').click()
    await own.getByText(/Звичайний білет · подарунок/).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await fitsPhone(page)
  }))

test('LO-004, LO-009, MD-041, OP-039: prizes of levels and chances stand on the page, and the boxes open over any page with what may be in them', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'opens-boxes')
    await page.goto(`${site}/games/?openModal=LotteryLootBoxesPopup`)
    await dialog(page).getByRole('heading', { name: 'Скриньки лотереї' }).waitFor()
    await dialog(page).getByRole('table', { name: 'Мідна скринька' }).waitFor()
    await dialog(page).getByText('Золото', { exact: true }).click()
    await dialog(page).getByRole('table', { name: 'Золота скринька' }).getByText('1 з 50').filter({ visible: true }).first().waitFor()
    expect(await dialog(page).getByRole('button', { name: 'Відкрити за 5 підків' }).isDisabled()).toBe(true)
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await page.keyboard.press('Escape')
    await noDialog(page)
    await page.goto(`${site}/lottery/`)
    const levels = section(page, 'Призи за підкови')
    await levels.getByRole('list', { name: 'Мідь' }).getByRole('listitem').nth(2).waitFor()
    await levels.getByText('Срібло', { exact: true }).click()
    await levels.getByRole('list', { name: 'Срібло' }).getByText('10 фріспінів').waitFor()
    expect(await levels.getByRole('button', { name: 'Обміняти на «10 фріспінів»' }).isDisabled()).toBe(true)
    await section(page, 'Колесо лотереї').getByText('Обертів немає').waitFor()
    await section(page, 'Колесо лотереї').getByText('Шанси й призи').click()
    await section(page, 'Колесо лотереї').getByRole('table').getByText('1 з 100').filter({ visible: true }).first().waitFor()
    await levels.getByRole('button', { name: 'Відкрити скриньки' }).click()
    await dialog(page).getByRole('table', { name: 'Срібна скринька' }).waitFor()
    await fitsPhone(page)
  }))

const game = 'ninth-wave'
const luck = pointsForRound('horseshoes-for-a-round', game, [
  ['lottery-spins', 1],
  ['lottery-horseshoes-1', 15],
])

/** What the ledger says that this player has of each thing that the wheel and the boxes bring, by the name that prizes have for it. */
const owned = async (page: Page): Promise<Map<string, number>> => {
  const lottery = (await readAnswer(page, site, '/rest/lottery/')).data as unknown as {
    readonly balanceStars: number
    readonly unusedTickets: Readonly<Record<string, number>>
    readonly wheel: { readonly spins: number }
    readonly levels: readonly { readonly id: number; readonly has: number }[]
  }
  const balance = Number((await readAnswer(page, site, '/rest/player/balance/'))['balance'])
  return new Map([
    ['UAH', balance],
    ['lottery-stars', lottery.balanceStars],
    ['lottery-spins', lottery.wheel.spins],
    ...Object.entries(lottery.unusedTickets).map(([type, count]): [string, number] => [`lottery-${type}`, count]),
    ...lottery.levels.map(({ id, has }): [string, number] => [`lottery-horseshoes-${id}`, has]),
  ])
}

interface Won {
  readonly type: string
  readonly text: string
  readonly currency: string
  readonly amount: number
}

/** The prize that the page names is the newest of the player's prizes, and what they have is more by it, and less by what was paid. */
const agrees = async (page: Page, said: string, before: ReadonlyMap<string, number>, paid: string, cost: number): Promise<void> => {
  const prizes = (await readAnswer(page, site, '/rest/player/prizes/')).data as unknown as readonly Won[]
  const won = prizes.find(({ text }) => said === `Ваше: ${text}`)
  expect(won).toBeDefined()
  const expected = new Map(before)
  const add = (asset: string, amount: number) => expected.set(asset, (expected.get(asset) ?? 0) + amount)
  add(paid, -cost)
  // Free spins wait among the prizes: their money is played with, not owned.
  if (won && won.type !== 'free-spins') add(won.currency, won.amount)
  await expect.poll(() => owned(page)).toEqual(expected)
}

test('LO-006, LO-007, LO-009: a player turns the wheel, opens a box and chooses a prize, and what each shows is the player’s, to the last star', () =>
  endingAfterFailure([luck], () =>
    withVisitor(browser, async (page) => {
      await publish(luck)
      await newPlayer(page, 'turns-the-wheel')
      await sendRound(page, site, game, 1_000)
      await page.goto(`${site}/lottery/`)
      const wheel = section(page, 'Колесо лотереї')
      await wheel.getByText('Лишився 1 оберт').waitFor()
      const spin = wheel.getByRole('button', { name: 'Крутити' })
      await isAlive(spin)
      const before_spin = await owned(page)
      await spin.click()
      const said = wheel.getByRole('status').getByText(/^Ваше: /)
      await agrees(page, (await said.textContent()) ?? '', before_spin, 'lottery-spins', 1)
      await wheel.getByText('Обертів немає').waitFor()
      expect(await spin.isDisabled()).toBe(true)
      await starsAre(page, (await owned(page)).get('lottery-stars') ?? -1)

      await section(page, 'Призи за підкови').getByRole('button', { name: 'Відкрити скриньки' }).click()
      const before_box = await owned(page)
      await dialog(page).getByRole('button', { name: 'Відкрити за 5 підків' }).click()
      const in_box = dialog(page)
        .getByRole('status')
        .getByText(/^Ваше: /)
      await agrees(page, (await in_box.textContent()) ?? '', before_box, 'lottery-horseshoes-1', 5)
      const left = (await owned(page)).get('lottery-horseshoes-1') ?? 0
      await dialog(page)
        .getByText(new RegExp(`^У вас ${left} підк`))
        .waitFor()
      await page.keyboard.press('Escape')
      await noDialog(page)

      // A prize that is chosen is the one that was chosen.
      const before_choice = await owned(page)
      const exchange = section(page, 'Призи за підкови').getByRole('button', { name: 'Обміняти на «1 звичайний білет лотереї»' })
      await exchange.click()
      const toast = page.locator('[data-toast]').getByText('Ваше: 1 звичайний білет лотереї')
      await agrees(page, (await toast.textContent()) ?? '', before_choice, 'lottery-horseshoes-1', 8)
      await fitsPhone(page)
      await end(luck)
    }),
  ))

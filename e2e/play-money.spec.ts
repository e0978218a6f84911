import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, FrameLocator, Page } from 'playwright'
import { engines } from '#engines/registry.ts'
import { launchBrowser } from './browser.ts'
import { sendProfile } from './by-call.ts'
import { someOf } from './game-frame.ts'
import { deposit, register, site } from './visiting.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ locale: 'uk-UA', reducedMotion: 'reduce' })
  await register(page, 'plays-them-all')
  await deposit(page, 500_000)
})
afterAll(() => browser.close())

/** A phone upright, the same on its side, and a desk, in turns. */
const screens = [
  { at: 'a phone', width: 390, height: 844 },
  { at: 'a phone on its side', width: 844, height: 390 },
  { at: 'a desk', width: 1440, height: 900 },
] as const

interface Started {
  readonly data: { readonly balance_minor: number }
}
interface Played {
  readonly data: {
    readonly round: { readonly mode: string; readonly stake_minor: number; readonly win_minor: number }
    readonly balance_minor: number
  }
}

const bodyOf = async <T>(path: string): Promise<T> =>
  (await (await page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path))).json()) as T

/** A chip on a place of the table, for games in which one bets on places. */
const placeBet = async (game: FrameLocator, slug: string): Promise<void> => {
  if (!slug.endsWith('roulette')) return game.locator('.place').first().click()
  await game.locator('.cloth').focus()
  await page.keyboard.press('Enter')
}

/** As the game writes it: with any space between thousands. */
const written = (amount_minor: number): RegExp =>
  new RegExp(
    (amount_minor / 100)
      .toFixed(2)
      .replace('.', ',')
      .replaceAll(/\B(?=(?:\d{3})+,)/gu, String.raw`\s`),
  )

test.each(someOf(engines).map(({ slug, form }, index) => ({ slug, form, ...(screens[index % screens.length] ?? screens[0]) })))(
  'a player plays $slug for money at $at, and the game tells the balance that the ledger keeps',
  async ({ slug, form, width, height }) => {
    await page.setViewportSize({ width, height })
    const started = bodyOf<Started>('/play/')
    await page.goto(`${site}/?game=${slug}&isMoney=true`)
    const { balance_minor: before_minor } = (await started).data
    const game = page.frameLocator('iframe')
    const play = game.getByRole('button', { name: /^(Крутити|Грати)/ })
    await play.waitFor()
    if (form === 'bets') await placeBet(game, slug)
    const played = bodyOf<Played>('/round/')
    await play.click()
    const { round, balance_minor } = (await played).data
    expect([round.mode, balance_minor]).toEqual(['money', before_minor - round.stake_minor + round.win_minor])
    await game.getByText(written(balance_minor)).first().waitFor({ state: 'attached' })
  },
)

test('who changes the currency while a game for money is open has it opened anew, with purse and stakes in that currency', async () => {
  // Of a player of its own: the others may have left a round open, which keeps their currency.
  const context = await browser.newContext({ locale: 'uk-UA', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await register(page, 'changes-currency')
  await deposit(page, 50_000)
  await page.goto(`${site}/?game=golden-orchard&isMoney=true`)
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: /^Крутити/ }).waitFor()
  await game.getByText(/₴/).first().waitFor({ state: 'attached' })
  await sendProfile(page, site, { currency_id: 3 })
  await game.getByText(/€/).first().waitFor({ state: 'attached' })
  expect(await game.getByText(/₴/).count()).toBe(0)
  await context.close()
})

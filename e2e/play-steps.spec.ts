import type { Browser, FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { steppedEngines } from '#engines/registry.ts'
import { launchBrowser } from './browser.ts'
import { outside } from './game-frame.ts'
import { site } from './visiting.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ locale: 'uk-UA', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
})
afterAll(() => browser.close())

const game = (): FrameLocator => page.frameLocator('iframe')
const openGame = async (slug: string): Promise<void> => {
  await page.goto(`${site}/?game=${slug}`)
  await game().locator('.board').waitFor()
}
const answered = async (press: Promise<unknown>) => {
  const [response] = await Promise.all([page.waitForResponse((one) => one.url().endsWith('/round/')), press])
  await expect.poll(() => game().locator('.is-playing').count()).toBe(0)
  return ((await response.json()) as { data: { round: { open?: { next: number }; win_minor: number; command: { steps: string[] } } } }).data
    .round
}

test('GA-023: a round of steps is begun and taken on by keyboard, is there after a reload, pays the price in sight, and says so', async () => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await openGame('honey-hives')
  await game().getByRole('radio', { name: '1', exact: true }).press('ArrowLeft')
  await game().getByRole('radio', { name: '1', exact: true }).check({ force: true })
  const begun = await answered(game().getByRole('button', { name: 'Грати' }).press('Enter'))
  expect(begun.open?.next).toBe(1)
  await game().getByRole('button', { name: 'Вулик 1', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  let round = await answered(page.keyboard.press('Enter'))
  expect(round.command.steps).toEqual(['open:1'])
  if (round.open) {
    await openGame('honey-hives')
    const honey = game().getByRole('button', { name: 'Вулик 2: мед' })
    await honey.waitFor()
    const take = game().getByRole('button', { name: /^Забрати/ })
    const shown = await take.innerText()
    round = await answered(take.press('Enter'))
    expect(shown.replaceAll(/\s/g, ' ')).toContain((round.win_minor / 100).toFixed(2).replace('.', ','))
  }
  const told = game().getByText(/Баланс .+\.$/)
  await told.waitFor({ state: 'attached' })
  expect(await told.textContent()).toMatch(round.win_minor > 0 ? /^Меду зібрано: 1: (?:виграш|повернення)/ : /^Злі бджоли: без виграшу/)
  expect(problems).toEqual([])
})

test.each(steppedEngines.map(({ slug }) => slug))(
  'GA-023: %s begins, ends and begins again at a phone and a desk, with nothing outside the window, and its rules tell its figures',
  async (slug) => {
    await openGame(slug)
    for (const [width, height] of [
      [844, 390],
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const play = game().getByRole('button', { name: 'Грати' })
      if (await play.isVisible()) await answered(play.click())
      expect([width, height, await outside(page)]).toEqual([width, height, []])
    }
    for (let steps = 0; steps < 12 && (await game().locator('.is-open').count()) > 0; steps += 1)
      await answered(game().locator('.act:visible, .is-now .door').last().click())
    await game().getByRole('button', { name: 'Виплати й правила' }).click()
    expect(await game().getByRole('dialog').innerText()).toMatch(/\d{2},\d{2}\s?%/)
    await page.keyboard.press('Escape')
  },
)

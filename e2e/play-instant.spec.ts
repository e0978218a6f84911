import type { Browser, FrameLocator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instantEngines, tableEngines } from '#engines/registry.ts'
import { launchBrowser } from './browser.ts'
import { fitsEveryScreen } from './game-frame.ts'
import { site } from './visiting.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  page = await browser.newPage({ locale: 'uk-UA', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
})
afterEach(() => page.close())

const games = [...instantEngines, ...tableEngines].map(({ slug, form }) => ({ slug, form }))

const game = (): FrameLocator => page.frameLocator('iframe')
const playButton = () => game().getByRole('button', { name: 'Грати' })
const openGame = async (slug = 'copper-needle'): Promise<void> => {
  await page.goto(`${site}/?game=${slug}`)
  await playButton().waitFor()
}

interface Answer {
  readonly data: {
    readonly round: { readonly win_minor: number; readonly mode: string; readonly command: unknown; readonly events: readonly unknown[] }
  }
}

describe('a guest plays an instant game', () => {
  test('RO-003, OP-007: chooses by keyboard, plays with Space, and the round is of that very choice', async () => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await openGame()
    await game().getByRole('radio', { name: 'Нижче 49,50' }).press('ArrowRight')
    expect(await game().getByRole('radio', { name: 'Вище 50,49' }).isChecked()).toBe(true)
    const slider = game().getByRole('slider', { name: 'Позначка: шанс і виплата' })
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/49,50\s%, множник ×2$/)
    await slider.press('ArrowLeft')
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/55,00\s%, множник ×1,8$/)
    const answered = page.waitForResponse((response) => response.url().endsWith('/round/'))
    await slider.press(' ')
    const { data } = (await (await answered).json()) as Answer
    expect(data.round).toMatchObject({ mode: 'demo', command: { choice: 'over:44.99' } })
    const [{ values }] = data.round.events as [{ values: number[] }]
    expect(data.round.win_minor > 0).toBe(values[0]! > 4_499)
    const told = game().getByText(/Баланс .+\.$/)
    await told.waitFor({ state: 'attached' })
    const number = (values[0]! / 100).toFixed(2).padStart(5, '0').replace('.', ',')
    expect(await told.textContent()).toMatch(new RegExp(`^Стрілка на ${number}: ${data.round.win_minor > 0 ? 'виграш' : 'без виграшу'}`))
    expect(problems).toEqual([])
  })

  test('reliability 10: the rules tell return, chance, the win at this stake, and the most that a round can pay with its chance', async () => {
    await openGame()
    await game().getByRole('button', { name: 'Виплати й правила' }).click()
    const rules = game().getByRole('dialog', { name: 'Виплати й правила' })
    const words = await rules.innerText()
    expect(words).toMatch(/×2\s+49,50\s%/)
    expect(words).toMatch(/99,00\s%/)
    expect(words).toMatch(/×495 ставки, шанс 0,20\s%: у середньому один раунд із 500/)
    await page.keyboard.press('Escape')
    await rules.waitFor({ state: 'detached' })
    expect(await playButton().isVisible()).toBe(true)
  })

  test.each(games)(
    'RO-003: $slug is played by a press, told in words, fits every screen, and its rules say what it returns',
    async ({ slug, form }) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      await openGame(slug)
      await fitsEveryScreen(page, '.option, .stage > *')
      if (form === 'bets') await game().locator('.place').first().click()
      const answered = page.waitForResponse((response) => response.url().endsWith('/round/'))
      await playButton().click()
      const { data } = (await (await answered).json()) as Answer
      expect(data.round).toMatchObject({ mode: 'demo' })
      await game()
        .getByText(/(?:виграш|повернення|без виграшу).*Баланс .+\.$/)
        .waitFor({ state: 'attached' })
      await game().getByRole('button', { name: 'Виплати й правила' }).click()
      expect(await game().getByRole('dialog', { name: 'Виплати й правила' }).innerText()).toMatch(/Повернення гравцям \(RTP\): 9\d,\d\d\s%/)
      expect(problems).toEqual([])
    },
  )
})

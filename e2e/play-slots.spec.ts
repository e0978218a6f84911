import type { Browser, FrameLocator, Page, Request } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { slotEngines } from '#engines/registry.ts'
import { launchBrowser } from './browser.ts'
import { fitsEveryScreen, someOf } from './game-frame.ts'
import { holdBack, site } from './visiting.ts'

const slugs = someOf(slotEngines).map(({ slug }) => slug)

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  // Reduced motion: these journeys are about outcomes, and a busy machine draws slowly.
  page = await browser.newPage({ locale: 'uk-UA', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
})
afterEach(() => page.close())

const gameIn = (on: Page): FrameLocator => on.frameLocator('iframe')
const spinIn = (on: Page) => gameIn(on).getByRole('button', { name: 'Крутити' })
const openGame = async (slug: string): Promise<void> => {
  await page.goto(`${site}/?game=${slug}`)
  await spinIn(page).waitFor()
}
/** Waits until the live region announces the round's outcome. */
const result = async (): Promise<string> => {
  const told = gameIn(page).getByText(/Баланс .+\.$/)
  await told.waitFor({ state: 'attached' })
  return (await told.textContent()) ?? ''
}
const isRound = (request: Request): boolean => request.method() === 'POST' && request.url().endsWith('/round/')

describe('a guest plays the slots', () => {
  test.each(slugs)(
    'RO-003, OP-007, OP-008: %s opens from its address in the demo, fits every screen, and Space plays a round',
    async (slug) => {
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      await openGame(slug)
      expect(new URL(page.url()).searchParams.get('isMoney')).toBe('false')
      await fitsEveryScreen(page)
      const answered = page.waitForResponse((response) => isRound(response.request()))
      await spinIn(page).press(' ')
      const { data } = (await (await answered).json()) as { data: { round: { win_minor: number; mode: string } } }
      const told = await result()
      expect(data.round.mode).toBe('demo')
      expect(told.startsWith('Без виграшу')).toBe(data.round.win_minor === 0)
      // No violations of the document's Content-Security-Policy.
      expect(problems).toEqual([])
    },
  )

  test('reliability 11: a reload in the middle of a round shows that round and plays no other', async () => {
    await openGame('golden-orchard')
    const keys: string[] = []
    const rounds: string[] = []
    page.on('request', (request) => isRound(request) && keys.push(request.headers()['idempotency-key'] ?? ''))
    // The round is played, but its response is lost.
    await page.route('**/round/', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { round: { id: string } } }
      rounds.push(answer.data.round.id)
      await route.abort()
    })
    await spinIn(page).click()
    await expect.poll(() => rounds.length, { timeout: 20_000 }).toBeGreaterThan(0)
    await page.unroute('**/round/')
    const answered = page.waitForResponse((response) => isRound(response.request()))
    await page.reload()
    const { data } = (await (await answered).json()) as { data: { round: { id: string } } }
    expect(data.round.id).toBe(rounds[0])
    expect(new Set(keys).size).toBe(1)
    await result()
  })

  test.each([
    ['golden-orchard', 390],
    ['european-roulette', 1440],
  ] as const)('%s at %i pixels has one switch of the sound, which is remembered', async (slug, width) => {
    await page.setViewportSize({ width, height: 844 })
    await openGame(slug)
    const switches = (name: RegExp) => gameIn(page).getByRole('button', { name })
    await switches(/^Вимкнути звук$/).press('Enter')
    await switches(/^Увімкнути звук$/).waitFor()
    expect(await page.getByRole('button', { name: /звук/ }).count()).toBe(0)
    expect(await switches(/звук/).count()).toBe(1)
    await page.reload()
    await switches(/^Увімкнути звук$/).waitFor()
  })

  test.each(['golden-orchard', 'european-roulette'])(
    '%s says when it waits for the connection, and forgets it with the answer',
    async (slug) => {
      await page.goto(`${site}/?game=${slug}`)
      await gameIn(page).getByRole('button', { name: 'Крутити' }).waitFor()
      const answerNow = await holdBack(page, '**/round/')
      if (slug === 'european-roulette') {
        await gameIn(page).getByRole('application').focus()
        await page.keyboard.press('Enter')
      }
      await gameIn(page).getByRole('button', { name: 'Крутити' }).click()
      const told = gameIn(page).getByText('Чекаємо на зв’язок')
      await told.first().waitFor()
      // Shown on the display, and announced in the live region.
      expect([await told.first().isVisible(), await gameIn(page).locator('[aria-live=polite]').textContent()]).toEqual([
        true,
        expect.stringContaining('ставку буде списано лише один раз'),
      ])
      answerNow()
      await expect.poll(() => gameIn(page).locator('[aria-live=polite]').textContent(), { timeout: 20_000 }).toMatch(/Баланс \S/)
      expect(await told.count()).toBe(0)
    },
  )

  test('while a round runs no stake is chosen with a press; the spin button bears one sign, and a game at rest asks for no frames', async () => {
    await openGame('golden-orchard')
    const frame = page.frames().find((each) => each.url().includes('/game-frame/'))!
    const pressed = () =>
      frame.evaluate(() => {
        const { left, top, width, height } = document.querySelector('select')!.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)?.localName
      })
    const framesAsked = () =>
      frame.evaluate(async () => {
        const ask = window.requestAnimationFrame.bind(window)
        let asked = 0
        window.requestAnimationFrame = (draw) => {
          asked += 1
          return ask(draw)
        }
        for (let passed = 0; passed < 3; passed += 1) await new Promise((resolve) => void ask(resolve))
        window.requestAnimationFrame = ask
        return asked
      })
    expect(await gameIn(page).locator('.spin svg').count()).toBe(1)
    expect(await pressed()).toBe('select')
    const answerNow = await holdBack(page, '**/round/')
    await spinIn(page).click()
    await expect.poll(pressed).toBe('label')
    answerNow()
    await result()
    await expect.poll(pressed).toBe('select')
    await expect.poll(framesAsked, { timeout: 10_000 }).toBe(0)
    expect(await gameIn(page).locator('.spin svg').count()).toBe(1)
  })

  test('reliability 15: the game has no origin, so cookies and storage of the site are out of its reach', async () => {
    await openGame('golden-orchard')
    const frame = page.frames().find((each) => each.url().includes('/game-frame/'))!
    const seen = await frame.evaluate(() => {
      const attempt = (read: () => unknown): string => {
        try {
          return String(read())
        } catch (error) {
          return (error as Error).name
        }
      }
      return [self.origin, attempt(() => document.cookie), attempt(() => localStorage.length), attempt(() => window.parent.document.title)]
    })
    expect(seen).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError'])
    const called = await frame.evaluate(() =>
      fetch('/rest/init/').then(
        () => 'answered',
        () => 'refused',
      ),
    )
    expect(called).toBe('refused')
  })

  test('MD-016: Escape inside the game closes it, and the address forgets it', async () => {
    await openGame('golden-orchard')
    await spinIn(page).press('Escape')
    await page.locator('iframe').waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  test('the rules tell the pays at the chosen stake and the published figures', async () => {
    await openGame('golden-orchard')
    await gameIn(page).getByRole('button', { name: 'Виплати й правила' }).click()
    const rules = gameIn(page).getByRole('dialog', { name: 'Виплати й правила' })
    expect(await rules.innerText()).toMatch(/96,45\s%[\s\S]*34,87\s%[\s\S]*308/)
    await page.keyboard.press('Escape')
    await rules.waitFor({ state: 'detached' })
    expect(await spinIn(page).isVisible()).toBe(true)
  })
})

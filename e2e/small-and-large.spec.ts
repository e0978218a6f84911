import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { smallTargets } from './small-targets.ts'
import { deposit, dialog, register, site } from './visiting.ts'

let browser: Browser
let player: BrowserContext
beforeAll(async () => {
  browser = await launchBrowser()
  player = await browser.newContext({ locale: 'uk-UA', reducedMotion: 'reduce' })
  const page = await player.newPage()
  await register(page, 'small-large')
  await deposit(page, 1_234_567)
  await page.close()
})
afterAll(() => browser.close())

/** Parts of the top bar that overlap each other or leave the screen. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('header a, header button')]
      .map((part) => ({ name: part.innerText || part.ariaLabel || '', box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    // Text may be wider than the link around it.
    for (const words of document.querySelectorAll('header .amount')) parts.push({ name: 'amount', box: words.getBoundingClientRect() })
    const found = parts.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ name }) => `${name} is cut`)
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1)) {
        const is_within = one.box.left <= other.box.left && one.box.right >= other.box.right
        if (!is_within && one.box.left < other.box.right && other.box.left < one.box.right) found.push(`${one.name} over ${other.name}`)
      }
    return found
  })

const largeLetters = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Horizontal overflow in px of the page or of the window over it. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const open = document.querySelector('[role=dialog]') ?? document.documentElement
    return Math.max(...[open, ...open.querySelectorAll('.overflow-y-auto')].map((each) => each.scrollWidth - each.clientWidth))
  })

describe('the narrowest screens, and letters twice as large', () => {
  test.each(['', '/ru', '/en'])('TH-004: nothing of the top bar lies over anything else: "%s"', async (language) => {
    const page = await player.newPage()
    const found: Record<string, string[]> = {}
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`${site}${language}/bonuses/`)
      await page
        .locator('header')
        .getByText(/12.345/)
        .waitFor()
      await page.locator('header').getByRole('button').nth(1).waitFor()
      found[width] = await collisions(page)
    }
    await largeLetters(page)
    expect({ ...found, large: await collisions(page) }).toEqual({ 320: [], 360: [], 390: [], large: [] })
    await page.close()
  })

  test.each(['contests', 'races', 'kings-kombat', 'tournaments-promo', 'jackpots', 'prize-drops'])(
    'a finger finds everything that can be tapped on a phone, down to the end of the page: /%s/',
    async (path) => {
      const page = await player.newPage()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${site}/ru/${path}/`, { waitUntil: 'networkidle' })
      await page.getByRole('contentinfo').getByRole('link').first().waitFor()
      expect(await smallTargets(page)).toEqual([])
      await page.close()
    },
  )

  test.each(['SiteMenu', 'Search'])('%s is not wider than the screen', async (name) => {
    const page = await player.newPage()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${site}/ru/?openModal=${name}`, { waitUntil: 'networkidle' })
    await dialog(page).waitFor()
    const narrow = await sideways(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await largeLetters(page)
    expect([narrow, await sideways(page)]).toEqual([0, 0])
    await page.close()
  })
})

test('what gets the focus by the keyboard stands clear of the top bar', async () => {
  const page = await player.newPage()
  await page.setViewportSize({ width: 1440, height: 420 })
  await page.goto(`${site}/responsible-play/`, { waitUntil: 'networkidle' })
  await page.locator('main').getByRole('link').last().focus()
  const hidden: string[] = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const [top, name] = await page.evaluate(() => {
      const own = document.activeElement!
      const box = own.getBoundingClientRect()
      return [own.closest('main') && box.height < 200 ? box.top : 1_000, own.outerHTML.slice(0, 80)] as const
    })
    if (top < 72) hidden.push(name)
  }
  expect(hidden).toEqual([])
  await page.close()
})

test('with the reader’s own colours fields and buttons have edges, and the field with the focus is told apart', async () => {
  const context = await browser.newContext({ locale: 'uk-UA', forcedColors: 'active' })
  const page = await context.newPage()
  await page.goto(`${site}/?openModal=Login`)
  const [login, password] = [dialog(page).getByRole('textbox').first(), dialog(page).getByLabel('Пароль', { exact: true })]
  const button = dialog(page).getByRole('button', { name: 'Увійти', exact: true })
  await login.focus()
  const edges = await Promise.all([login, password, button].map((each) => each.evaluate((found) => getComputedStyle(found).outline)))
  expect(edges.map((edge) => /(\w+) \d+px/.exec(edge)?.[1])).toEqual(['double', 'solid', 'solid'])
  await context.close()
})

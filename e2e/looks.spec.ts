import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright'
import { brandNames } from '#kernel/brand/brand.ts'
import { launchBrowser } from './browser.ts'
import { register, site } from './visiting.ts'
import { stillness, violationsOf } from './violations.ts'

/** LOOKS=all checks every page in every brand; by default only a selection where brands differ most. */
const at_all = process.env['LOOKS'] === 'all'
/** All that the house has, but those of one thing, whose address is not known beforehand, and the one that is empty (RT-009). */
const everyPage = [...readFileSync('docs/map/pages.md', 'utf8').matchAll(/^\| `(\/(?:[^`:]+\/)?)` \|/gm)]
  .map(([, path = '']) => path)
  .filter((path) => path !== '/cash-iframe/')
const selection = ['/', '/games/', '/games/all-slots/', '/races/', '/bonuses/', '/fairness/', '/responsible-play/']
const guestPages = [...(at_all ? everyPage : selection), '/no-such-page/']
/** Pages for players only; with `LOOKS=all` also guests' pages as players see them. */
const playerPages = [
  ...(at_all ? everyPage.filter((path) => path !== '/profile/' && path !== '/cash/deposit/') : []),
  ...(at_all ? [] : ['/responsible-play/']),
  '/profile/',
  '/profile/?tab=data',
  '/profile/?tab=history',
  '/profile/?tab=transactions',
  '/profile/?tab=prizes',
  '/profile/?tab=security',
  '/cash/deposit/',
]
/** Windows that an address opens. Games are drawn in their own document, which axe checks too. */
const windows = [
  '/?register',
  '/?openModal=Login',
  '/?openModal=Search',
  // One game per frame type: the rest of a game is drawn on a canvas, which axe cannot read.
  '/?game=golden-orchard',
  '/?game=european-roulette',
  ...(at_all ? ['/?game=carpathian-nights', '/?game=cossack-treasure', '/?game=copper-needle'] : []),
]
const inAllBrands: ReadonlySet<string> = new Set(at_all ? guestPages : ['/', '/races/'])
const inAllLanguages = at_all ? guestPages : ['/', '/games/', '/races/']
/** Small phones, and the width of a desktop at 400 % zoom: texts of every language and fonts of every brand must fit. */
const narrow = at_all ? [320, 360, 390] : [320]
const widths = [390, 1100, 1440]
const themes = ['dark', 'light'] as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Horizontal overflow of the page in px, once its layout has settled. */
const sidewaysOverflow = async (page: Page): Promise<number> => {
  let overflow = 0
  for (let look = 0; look < 10; look += 1) {
    overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (overflow <= 0) return 0
    await page.waitForTimeout(200)
  }
  return overflow
}

/** Width of the visible navigation in px: a bottom bar, a narrow rail, or a wide one. */
const navigationWidth = async (page: Page, width: number): Promise<number | undefined> => {
  await page.setViewportSize({ width, height: 800 })
  const seen = page.getByRole('navigation', { name: 'Меню' }).filter({ visible: true })
  return (await seen.boundingBox())?.width
}

test('TH-014, CN-056: the layout switches above 1023 px and above 1152 px', async () => {
  const page = await browser.newPage({ locale: 'uk-UA' })
  await page.goto(site)
  const [bar, narrow_rail, rail] = [1023, 87, 255]
  expect(await navigationWidth(page, 1023)).toBe(bar)
  for (const width of [1024, 1152]) expect(await navigationWidth(page, width)).toBe(narrow_rail)
  expect(await navigationWidth(page, 1153)).toBe(rail)
  await page.close()
})

/** Changes brand and theme by their attributes, which determine the look. */
const wear = async (page: Page, brand: string, theme: string): Promise<void> => {
  await page.evaluate(
    ([worn_brand, worn_theme]) => {
      document.documentElement.dataset['brand'] = worn_brand
      document.documentElement.dataset['theme'] = worn_theme
    },
    [brand, theme] as const,
  )
  // With reduced motion colours change at once, so two frames are enough.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

const look = async (page: Page, address: string, brands: readonly string[]): Promise<string[]> => {
  const found: string[] = []
  await page.goto(site + address, { waitUntil: 'networkidle' })
  const first_theme = await page.evaluate(() => document.documentElement.dataset['theme'])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await sidewaysOverflow(page)
    if (overflow > 0) found.push(`${address} at ${width}: wider than the screen by ${overflow}px`)
    // The same parts are in different places at widths in between.
    if (width === 1100) continue
    for (const violation of await violationsOf(page)) found.push(`${address} at ${width}: ${violation}`)
  }
  for (const brand of brands)
    for (const theme of themes) {
      // All rules were just checked.
      if (brand === 'ua' && theme === first_theme) continue
      await wear(page, brand, theme)
      for (const violation of await violationsOf(page, { rules: ['color-contrast'] }))
        found.push(`${address} in ${brand} ${theme}: ${violation}`)
    }
  return found
}

/** Brands differ in their heading fonts, and languages in text length. */
const overflowsWorn = async (page: Page, address: string): Promise<string[]> => {
  const found: string[] = []
  await page.goto(site + address, { waitUntil: 'networkidle' })
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 780 })
    for (const brand of brandNames) {
      await wear(page, brand, 'dark')
      const overflow = await sidewaysOverflow(page)
      if (overflow > 0) found.push(`${address} in ${brand} at ${width}: wider than the screen by ${overflow}px`)
    }
  }
  return found
}

const settings = { locale: 'uk-UA', reducedMotion: 'reduce' } as const

describe('every page holds at each width, in each brand and theme, and axe finds nothing', () => {
  test.each(guestPages)('for a guest: %s', async (address) => {
    const context = await browser.newContext(settings)
    expect(await look(await context.newPage(), address, inAllBrands.has(address) ? brandNames : ['ua'])).toEqual([])
    await context.close()
  })

  test.each(['', '/ru', '/en'])(
    'TH-004, RT-018: every page of a guest fits a narrow screen in each brand: "%s"',
    async (language) => {
      // Narrow from the start: a desktop's pictures need not be painted for it.
      const context = await browser.newContext({ ...settings, viewport: { width: narrow[0] ?? 320, height: 780 } })
      const page = await context.newPage()
      const found: string[] = []
      for (const address of inAllLanguages) found.push(...(await overflowsWorn(page, language + address)))
      expect(found).toEqual([])
      await context.close()
      // Many pages in four brands take long on a busy machine.
    },
    300_000,
  )

  test.each(windows)('a window: %s', async (address) => {
    const context = await browser.newContext(settings)
    const page = await context.newPage()
    const found: string[] = []
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(site + address, { waitUntil: 'networkidle' })
      await page.getByRole('dialog').first().waitFor()
      if (address.includes('game='))
        await page
          .frameLocator('iframe')
          .getByRole('button', { name: /^(Крутити|Грати)$/ })
          .waitFor()
      await stillness(page)
      if ((await sidewaysOverflow(page)) > 0) found.push(`${address} at ${width}: wider than the screen`)
      for (const violation of await violationsOf(page)) found.push(`${address} at ${width}: ${violation}`)
    }
    expect(found).toEqual([])
    await context.close()
  })

  describe('for a player', () => {
    let player: BrowserContext
    beforeAll(async () => {
      player = await browser.newContext(settings)
      const page = await player.newPage()
      await register(page, 'looks-around')
      await page.close()
    })
    afterAll(() => player.close())

    test.each(playerPages)('%s', async (address) => {
      const page = await player.newPage()
      // Pages that guests have too were already checked in the other theme.
      expect(await look(page, address, at_all ? brandNames : guestPages.includes(address) ? [] : ['ua'])).toEqual([])
      await page.close()
    })
  })
})

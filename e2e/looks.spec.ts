import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright'
import { brandNames } from '#kernel/brand/brand.ts'
import { launchBrowser } from './browser.ts'
import { register, site } from './visiting.ts'

const guestPages = ['/', '/games/', '/games/all-slots/', '/races/', '/bonuses/', '/fairness/', '/responsible-play/', '/no-such-page/']
const playerPages = [
  '/',
  '/profile/?tab=history',
  '/profile/?tab=security',
  '/cash/deposit/',
  '/fairness/',
  '/responsible-play/',
  '/races/',
]
/** Where the brands differ most; the other pages are made of the same parts. */
const inAllBrands: ReadonlySet<string> = new Set(['/', '/races/', '/fairness/'])
const widths = [390, 1100, 1440]
const themes = ['dark', 'light'] as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** How far the page can be moved sideways, in px, once it has settled at its width. */
const sidewaysOverflow = async (page: Page): Promise<number> => {
  let overflow = 0
  for (let look = 0; look < 10; look += 1) {
    overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (overflow <= 0) return 0
    await page.waitForTimeout(200)
  }
  return overflow
}

/** Changes brand and theme as their attributes do; the look is nothing but these two. */
const wear = async (page: Page, brand: string, theme: string): Promise<void> => {
  await page.evaluate(
    ([worn_brand, worn_theme]) => {
      document.documentElement.dataset['brand'] = worn_brand
      document.documentElement.dataset['theme'] = worn_theme
    },
    [brand, theme] as const,
  )
  // Colours change in a transition: what is looked at is its end.
  await page.waitForTimeout(400)
}

const violationsOf = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  const builder = new AxeBuilder({ page })
  const { violations } = await (rules ? builder.withRules([...rules]) : builder).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const look = async (page: Page, address: string, brands: readonly string[]): Promise<string[]> => {
  const found: string[] = []
  await page.goto(site + address, { waitUntil: 'networkidle' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await sidewaysOverflow(page)
    if (overflow > 0) found.push(`${address} at ${width}: wider than the screen by ${overflow}px`)
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const violation of await violationsOf(page)) found.push(`${address} at ${width}: ${violation}`)
  }
  for (const brand of brands)
    for (const theme of themes) {
      await wear(page, brand, theme)
      for (const violation of await violationsOf(page, ['color-contrast'])) found.push(`${address} in ${brand} ${theme}: ${violation}`)
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
      expect(await look(page, address, ['ua'])).toEqual([])
      await page.close()
    })
  })
})

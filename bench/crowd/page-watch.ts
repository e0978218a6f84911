import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { launchBrowser } from '../../e2e/browser.ts'
import { addTo } from './report.ts'

const places = [
  'sport/',
  'sport/live/',
  'sport/football/',
  'sport/tennis/',
  'sport/results/',
  'sport/express-of-the-day/',
  'sport/leaderboard/',
  'match-of-the-day/',
]
/** Somebody stays on each page so long while its prices move. */
const stay_ms = 20_000
const widths = [390, 1440] as const

/** Opens a page, follows it for a while, takes a price into the slip where there is one, and then opens its first match. */
const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const price = page.getByRole('main').getByRole('button', { name: /, \d+\.\d+$/ })
  if ((await price.count()) > 0)
    await price
      .first()
      .click({ timeout: 5_000 })
      .catch(() => undefined)
  await wait(stay_ms)
}

/** Walks through the pages of sport in a browser until told to stop; every error of a page is counted. */
export const watchPages = async (site_url: string, until_ms: number, errors: Map<string, number>): Promise<number> => {
  const browser = await launchBrowser()
  let pages = 0
  try {
    const page = await browser.newPage({ locale: 'uk-UA' })
    page.on('pageerror', (error) => addTo(errors, `page: ${error.message}`))
    page.on('console', (message) => message.type() === 'error' && addTo(errors, `page: ${message.text()}`))
    page.on(
      'response',
      (response) => response.status() >= 500 && addTo(errors, `page: ${response.status()} ${new URL(response.url()).pathname}`),
    )
    while (performance.now() < until_ms) {
      await page.setViewportSize({ width: widths[Math.floor(pages / places.length) % 2] ?? 390, height: 900 })
      await visit(page, `${site_url}/${places[pages % places.length]}`)
      pages += 1
      const match = page.locator('main a[href*="/sport/event/"]').first()
      if (performance.now() < until_ms && (await match.count()) > 0)
        await visit(page, new URL((await match.getAttribute('href')) ?? '', site_url).href)
    }
  } catch (error) {
    addTo(errors, `page: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await browser.close()
  }
  return pages
}

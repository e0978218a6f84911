import type { CDPSession, Page } from 'playwright'
import { launchBrowser } from '../../e2e/browser.ts'
import { lineOf, type Figure } from '../figures.ts'
import { serveSite, temporaryFolder } from '../http/servers.ts'

const port = 4_292
/**
 * What a page keeps once it is warm is compared with what it keeps after so many more. A slot is warm after some three hundred rounds: by then the
 * browser has compiled what is called often, and its list of what was loaded is full.
 */
const [warm_rounds, rounds, warm_games, games] = [320, 200, 5, 20]
/** Flat: what a collection of garbage leaves may differ by this part. */
const most_growth = 0.05
/** Below a quarter of a second a frame, which is the most that a game's motion goes on at once. */
const hurried = 12

interface Kept {
  readonly bytes: number
  readonly nodes: number
}

/** What of the page is left after collecting garbage. */
const keptBy = async (session: CDPSession): Promise<Kept> => {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes }
}

const figure = (what: string, before: Kept, after: Kept): Figure => {
  const growth = after.bytes / before.bytes - 1
  const mb = ({ bytes }: Kept): string => (bytes / 2 ** 20).toFixed(1)
  return {
    what,
    measured: `${mb(before)} MB, then ${mb(after)} MB; ${before.nodes} nodes, then ${after.nodes}`,
    baseline: '',
    ratio: (1 + growth).toFixed(2),
    budget: `<= ${1 + most_growth}`,
    holds: growth <= most_growth,
  }
}

/**
 * No spin of a slot is over sooner than in 2.5 seconds, so hundreds of them would take a quarter of an hour. Its motion goes by the time that its
 * frames are told: told a faster one, it leaves behind in two minutes what it always does.
 */
const hurryGames = async (page: Page): Promise<void> => {
  await page.addInitScript((times) => {
    if (window === window.top) return
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => ask((now_ms) => draw(now_ms * times))
  }, hurried)
}

/** With the key, as by who plays for long. The house lets nobody play so fast without a pause: it says how long, and that round is asked for anew. */
const playRounds = async (page: Page, count: number): Promise<void> => {
  const frame = page.frameLocator('iframe')
  for (let played = 0; played < count;) {
    await frame.locator('.spin[aria-disabled="false"][aria-label="Крутити"]').waitFor()
    const asked = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/round/'))
    await frame.locator('body').press('Space')
    const answer = await asked
    if (answer.ok()) played += 1
    else if (answer.status() === 429) await page.waitForTimeout(((await answer.json()) as { retry_after_s: number }).retry_after_s * 1_000)
    else throw new Error(`the slot plays no more after ${played} rounds: ${await answer.text()}`)
  }
}

const measureRounds = async (page: Page, session: CDPSession, site: string): Promise<Figure> => {
  await page.goto(`${site}/?game=golden-orchard`)
  await page.frameLocator('iframe').getByRole('button', { name: 'Крутити' }).waitFor()
  await playRounds(page, warm_rounds)
  const before = await keptBy(session)
  await playRounds(page, rounds)
  return figure(`what a page keeps after ${warm_rounds} rounds of a slot, and ${rounds} later`, before, await keptBy(session))
}

const openAndClose = async (page: Page, slugs: readonly string[]): Promise<void> => {
  for (const slug of slugs) {
    await page
      .locator(`main a[href*="game=${slug}&isMoney=false"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await page.frameLocator('iframe').getByRole('button').first().waitFor()
    await page.waitForTimeout(1_500)
    await page.goBack()
    await page.locator('iframe').waitFor({ state: 'detached' })
  }
}

const measureGames = async (page: Page, session: CDPSession, site: string): Promise<Figure> => {
  await page.goto(`${site}/games/`)
  const links = page.locator('main a[href*="isMoney=false"]')
  await links.first().waitFor()
  // A link that is pressed before the page works leads nowhere.
  await page.waitForLoadState('networkidle')
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  const slugs = [...new Set(hrefs.flatMap((href) => /[?&]game=([\w-]+)/.exec(href)?.[1] ?? []))].slice(0, games)
  if (slugs.length < games) throw new Error(`the lobby shows ${slugs.length} games, not ${games}`)
  await openAndClose(page, slugs)
  await openAndClose(page, slugs.slice(0, warm_games))
  const before = await keptBy(session)
  await openAndClose(page, slugs)
  return figure(
    `what a page keeps when each of ${games} games has been opened and closed, and when each has once more`,
    before,
    await keptBy(session),
  )
}

/** What the design asks of a browser's memory: flat after many rounds, and after many games. */
export const measurePageMemory = async (): Promise<readonly Figure[]> => {
  await using folder = await temporaryFolder()
  await using site = await serveSite(port, folder.folder, { CAPTCHA_INTERNAL: 'no', SPORT_WORLD: 'off' })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ locale: 'uk-UA', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await hurryGames(page)
    const session = await page.context().newCDPSession(page)
    return [await measureRounds(page, session, site.url), await measureGames(page, session, site.url)]
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  for (const one of await measurePageMemory()) console.log(lineOf(one))
  process.exit(0)
}

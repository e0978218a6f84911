import type { CDPSession, Frame, Page } from 'playwright'
import { launchBrowser } from '../../e2e/browser.ts'
import { lineOf, median, quantile, type Figure } from '../figures.ts'
import { serveSite, temporaryFolder } from '../http/servers.ts'

const port = 4_291
/** One of each kind of movement: reels of lines, a tumble, a board that changes its height. */
const spun = ['golden-orchard', 'sweet-street', 'ninth-wave'] as const
const spins = 6
const slow_down = 4
const budget = { fps: 60, longest_ms: 50, growth_bytes: 2 * 2 ** 20 }
const rounds = 200
const opened = ['golden-orchard', 'carpathian-nights', 'cossack-treasure', 'european-roulette', 'sweet-street'] as const
const times_opened = 4

const phone = { width: 390, height: 844 }
const gameOf = (page: Page) => page.frameLocator('iframe')
const spinIn = (page: Page) => gameOf(page).getByRole('button', { name: 'Крутити' })
const frameOf = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().includes('/game-frame/'))
  if (!frame) throw new Error('no game is open')
  return frame
}

const openGame = async (page: Page, site: string, slug: string): Promise<void> => {
  await page.goto(`${site}/?game=${slug}`)
  await spinIn(page).waitFor()
}

const played = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/round/'))

/** Times between the frames that the game draws while it spins, in ms. */
const framesOfSpins = async (page: Page): Promise<readonly number[]> => {
  const watch = frameOf(page)
  await watch.evaluate(() => {
    const seen: number[] = []
    let last = performance.now()
    const look = (now: number): void => {
      seen.push(now - last)
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { frames_seen: seen })
  })
  for (let count = 0; count < spins; count += 1) {
    const answer = played(page)
    await spinIn(page).click()
    await answer
    await spinIn(page)
      .and(page.locator(':enabled'))
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined)
    await page.waitForTimeout(3_000)
  }
  return watch.evaluate(() => (window as unknown as { frames_seen: number[] }).frames_seen.slice(2))
}

const measureFrames = async (page: Page, session: CDPSession, site: string): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const slug of spun) {
    await openGame(page, site, slug)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow_down })
    const frames_ms = await framesOfSpins(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const [fps, longest_ms] = [1_000 / median(frames_ms), quantile(frames_ms, 1)]
    figures.push({
      what: `${slug}, ${spins} spins on a processor slowed down ${slow_down} times`,
      measured: `${fps.toFixed(0)} frames a second in the median, p99 ${quantile(frames_ms, 0.99).toFixed(0)} ms, longest ${longest_ms.toFixed(0)} ms`,
      baseline: '',
      ratio: '',
      budget: `${budget.fps}, none above ${budget.longest_ms} ms`,
      holds: Math.round(fps) >= budget.fps && longest_ms <= budget.longest_ms,
    })
  }
  return figures
}

const heldBytes = async (session: CDPSession): Promise<number> => {
  for (let count = 0; count < 3; count += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

const growth = (what: string, before: number, after: number): Figure => ({
  what,
  measured: `${(after / 2 ** 20).toFixed(1)} MB`,
  baseline: `${(before / 2 ** 20).toFixed(1)} MB before`,
  ratio: (after / before).toFixed(2),
  budget: `<= ${budget.growth_bytes / 2 ** 20} MB more`,
  holds: after - before <= budget.growth_bytes,
})

const playRounds = async (page: Page, count: number): Promise<void> => {
  for (let number = 0; number < count; number += 1) {
    const answer = played(page)
    await spinIn(page).press(' ')
    await answer
  }
}

const measureMemory = async (page: Page, session: CDPSession, site: string): Promise<readonly Figure[]> => {
  await openGame(page, site, spun[0])
  await playRounds(page, 20)
  const before_rounds = await heldBytes(session)
  await playRounds(page, rounds)
  const after_rounds = await heldBytes(session)
  await page.goto(`${site}/games/`)
  const openAll = async (): Promise<void> => {
    for (const slug of opened) {
      await page.locator(`main a[href*="game=${slug}"]`).first().click()
      await gameOf(page).getByRole('button').first().waitFor()
      await page.goBack()
      await page.locator('iframe').waitFor({ state: 'detached' })
    }
  }
  await openAll()
  const before_opening = await heldBytes(session)
  for (let count = 0; count < times_opened; count += 1) await openAll()
  return [
    growth(`memory of a page after ${rounds} rounds of ${spun[0]}`, before_rounds, after_rounds),
    growth(`memory of a page after ${times_opened * opened.length} games opened and closed`, before_opening, await heldBytes(session)),
  ]
}

/** What the design asks of games in a browser: frames of a spin on a slow phone, and memory that does not grow. */
export const measureInBrowser = async (): Promise<readonly Figure[]> => {
  await using folder = await temporaryFolder()
  await using site = await serveSite(port, folder.folder, { CAPTCHA_INTERNAL: 'no', SPORT_WORLD: 'off' })
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const [reducedMotion, measure] of [
      ['no-preference', measureFrames],
      ['reduce', measureMemory],
    ] as const) {
      const page = await browser.newPage({ locale: 'uk-UA', viewport: phone, reducedMotion })
      const session = await page.context().newCDPSession(page)
      await session.send('HeapProfiler.enable')
      await session.send('Runtime.enable')
      figures.push(...(await measure(page, session, site.url)))
      await page.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  for (const figure of await measureInBrowser()) console.log(lineOf(figure))
  process.exit(0)
}

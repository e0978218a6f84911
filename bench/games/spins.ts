import type { CDPSession, Frame, Page } from 'playwright'
import { launchBrowser } from '../../e2e/browser.ts'
import { lineOf, median, quantile, type Figure } from '../figures.ts'
import { serveSite, temporaryFolder } from '../http/servers.ts'

const port = 4_291
/** One of each kind of movement: reels of lines, a tumble, a board that changes its height. */
const spun = ['golden-orchard', 'sweet-street', 'ninth-wave'] as const
const spins = 6
const slow_down = 4
/** From the press until the reels have stopped and a usual win is shown. */
const spin_ms = 4_000
const rest_ms = 300
const budget = { fps: 60, longest_ms: 50 }
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

interface Watched {
  /** When a frame was drawn and how long after the one before, in ms. */
  readonly frames: [number, number][]
  readonly presses: number[]
}

/**
 * Times between the frames that the game draws while it spins, in ms. What the browser does for this measurement between two spins, and it
 * takes longer than a frame, is left out.
 */
const framesOfSpins = async (page: Page): Promise<readonly number[]> => {
  const watch = frameOf(page)
  await watch.evaluate(() => {
    const watched: Watched = { frames: [], presses: [] }
    let last = performance.now()
    const look = (now: number): void => {
      watched.frames.push([now, now - last])
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    addEventListener('pointerdown', () => watched.presses.push(performance.now()), { capture: true })
    Object.assign(window, { watched })
  })
  const button = await spinIn(page).boundingBox()
  if (!button) throw new Error('no spin button is shown')
  for (let count = 0; count < spins; count += 1) {
    await spinIn(page).and(page.locator(':enabled')).waitFor()
    await page.waitForTimeout(rest_ms)
    const answer = played(page)
    // A locator's click would run scripts of its own in the page, for longer than a frame.
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
    await answer
    await page.waitForTimeout(spin_ms)
  }
  const { frames, presses } = await watch.evaluate(() => (window as unknown as { watched: Watched }).watched)
  return frames.flatMap(([at, took_ms]) => (presses.some((press) => at >= press && at < press + spin_ms) ? [took_ms] : []))
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
      holds: Math.round(fps) >= budget.fps && Math.round(longest_ms) <= budget.longest_ms,
    })
  }
  return figures
}

/** What the design asks of games in a browser: frames of a spin on a slow phone. */
export const measureSpins = async (): Promise<readonly Figure[]> => {
  await using folder = await temporaryFolder()
  await using site = await serveSite(port, folder.folder, { CAPTCHA_INTERNAL: 'no', SPORT_WORLD: 'off' })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ locale: 'uk-UA', viewport: phone, reducedMotion: 'no-preference' })
    return await measureFrames(page, await page.context().newCDPSession(page), site.url)
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  for (const figure of await measureSpins()) console.log(lineOf(figure))
  process.exit(0)
}

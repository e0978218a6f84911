import { writeFile } from 'node:fs/promises'
import type { Browser, CDPSession, Frame, Page } from 'playwright'
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
/** How long a finger stays on the button. A press without it would be moved to, begun and ended in one frame. */
const press_ms = 80
const look_again_ms = 50
const budget = { fps: 60, longest_ms: 50 }
const phone = { width: 390, height: 844 }

/**
 * Lets the browser go before all other programs of this machine, where the system allows it (Linux, as root): the site's server and database share
 * its processors, as those of a phone's player never do, and a frame that waits for them is not one of the game.
 */
const goFirst = async (browser: Browser): Promise<void> => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  // The browser has a session of its own, and the group of its processes takes the share of a session.
  for (const { id, type } of processInfo) if (type === 'browser') await writeFile(`/proc/${id}/autogroup`, '-19').catch(() => undefined)
  await session.detach()
}

const frameOf = (page: Page): Frame | undefined => page.frames().find((each) => each.url().includes('/game-frame/'))

interface Spot {
  readonly x: number
  readonly y: number
}

/**
 * The middle of the spin button as soon as it takes a press. Asked without a locator: a locator leaves listeners in the page that run with every
 * press, for a tenth of a frame.
 */
const spinIn = async (page: Page): Promise<Spot> => {
  for (;;) {
    const spot = await frameOf(page)
      ?.evaluate(() => {
        const button = document.querySelector('.spin[aria-disabled="false"][aria-label="Крутити"]')
        const { left, top, width, height } = button?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
        return width > 0 ? { x: left + width / 2, y: top + height / 2 } : null
      })
      .catch(() => null)
    if (spot) {
      const frame = await page.evaluate(() => document.querySelector('iframe')?.getBoundingClientRect().toJSON() as Spot | undefined)
      if (frame) return { x: frame.x + spot.x, y: frame.y + spot.y }
    }
    await page.waitForTimeout(look_again_ms)
  }
}

const openGame = async (browser: Browser, site: string, slug: string): Promise<{ readonly page: Page; readonly session: CDPSession }> => {
  // A page of its own: what the game before left behind would be collected while this one spins.
  const page = await browser.newPage({ locale: 'uk-UA', viewport: phone, reducedMotion: 'no-preference' })
  await page.goto(`${site}/?game=${slug}`)
  await spinIn(page)
  return { page, session: await page.context().newCDPSession(page) }
}

const played = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/round/'))

interface Watched {
  readonly frames: readonly number[]
  readonly presses: readonly number[]
}

/** Times between the frames that the game draws while it spins, in ms. */
const framesOfSpins = async (page: Page): Promise<readonly number[]> => {
  const watch = frameOf(page)
  if (!watch) throw new Error('no game is open')
  await watch.evaluate((presses_at_most) => {
    // Made once: what a growing list leaves behind would be collected during the spins.
    const [frames, presses] = [new Float64Array(60 * 60 * 5), new Float64Array(presses_at_most)]
    let [drawn, pressed] = [0, 0]
    const look = (now: number): void => {
      frames[drawn] = now
      drawn += 1
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const press = (): void => {
      presses[pressed] = performance.now()
      pressed += 1
    }
    addEventListener('pointerdown', press, { capture: true })
    Object.assign(window, {
      watched: (): Watched => ({ frames: [...frames.subarray(0, drawn)], presses: [...presses.subarray(0, pressed)] }),
    })
  }, spins)
  const { x, y } = await spinIn(page)
  await page.mouse.move(x, y)
  for (let count = 0; count < spins; count += 1) {
    await spinIn(page)
    await page.waitForTimeout(rest_ms)
    const answer = played(page)
    await page.mouse.down()
    await page.waitForTimeout(press_ms)
    await page.mouse.up()
    await answer
    await page.waitForTimeout(spin_ms)
  }
  const { frames, presses } = await watch.evaluate(() => (window as unknown as { watched: () => Watched }).watched())
  return frames.flatMap((at, index) => {
    const before = frames[index - 1]
    return before !== undefined && presses.some((press) => at >= press && at < press + spin_ms) ? [at - before] : []
  })
}

const measureFrames = async (browser: Browser, site: string): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const slug of spun) {
    const { page, session } = await openGame(browser, site, slug)
    // Once in the first half minute of a page V8 collects and compacts what loading left behind, at this speed in a frame of 60 to 100 ms. It comes
    // with any spin or with none, so it comes before them.
    await session.send('HeapProfiler.collectGarbage')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow_down })
    const frames_ms = await framesOfSpins(page)
    await page.close()
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
    await goFirst(browser)
    return await measureFrames(browser, site.url)
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  for (const figure of await measureSpins()) console.log(lineOf(figure))
  process.exit(0)
}

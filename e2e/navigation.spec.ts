import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { dialog, holdBack, isAlive, settled, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const linkToRaces = (page: Page) => page.locator('a[href="/races/"]:visible').first()
const toRaces = (page: Page) => linkToRaces(page).click()

/** The path in every painted frame, for a number of frames. */
const pathsOfFrames = (page: Page, frames: number): Promise<string[]> =>
  page.evaluate(
    (most) =>
      new Promise((resolve) => {
        const paths = new Set<string>()
        const look = (painted: number): void => {
          paths.add(location.pathname)
          if (painted >= most) resolve([...paths])
          else requestAnimationFrame(() => look(painted + 1))
        }
        look(0)
      }),
    frames,
  )

/** Intercepts the call for the races page with this response, on a hydrated home page. */
const atHome = async (page: Page, status: number, body: object): Promise<void> => {
  await page.route('**/rest/page/races/**', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  )
  await page.goto(`${site}/`)
  await isAlive(linkToRaces(page))
}

test('ER-008, ER-016, RT-025: a page that cannot be loaded is not gone to, and the visitor reads why', () =>
  withVisitor(browser, async (page) => {
    await atHome(page, 500, { success: false, error: 'internal-error', message: 'Щось пішло не так.' })
    await toRaces(page)
    await page.getByText('Щось пішло не так.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.getByRole('main').isVisible()).toBe(true)
  }))

test('RT-023: a page is gone to when its data are there, and not before', () =>
  withVisitor(browser, async (page) => {
    const release = await holdBack(page, '**/rest/page/races/**')
    await page.goto(`${site}/`)
    await isAlive(linkToRaces(page))
    const asked = page.waitForRequest('**/rest/page/races/**')
    await toRaces(page)
    await asked
    expect(await pathsOfFrames(page, 30)).toEqual(['/'])
    await page.getByRole('heading', { level: 1, name: 'Гра, якій можна довіряти' }).waitFor()
    // The previous page is replaced by the next one, not by skeletons.
    const arrived = page.evaluate(() => {
      const heading = () => document.querySelector('main h1')?.textContent
      const left = heading()
      return new Promise<string>((resolve) => {
        const look = (): void =>
          heading() === left ? void requestAnimationFrame(look) : resolve(document.querySelector('main')?.innerText ?? '')
        look()
      })
    })
    release()
    expect(await arrived).toContain('Правила простими словами')
    expect(new URL(page.url()).pathname).toBe('/races/')
  }))

test('RT-023, RT-009: a page without a load is gone to at once, and nothing is asked for it', () =>
  withVisitor(browser, async (page) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await atHome(page, 200, { success: true, redirectUrl: '/cash-iframe/' })
    await toRaces(page)
    await page.waitForURL(`${site}/cash-iframe/`)
    await settled(page)
    // The address changes before the page that is left has gone.
    await expect.poll(() => page.getByRole('banner').count()).toBe(0)
    expect(asked.filter((path) => path.startsWith('/rest/page/'))).toEqual(['/rest/page/races/'])
  }))

test('ER-004, RT-024: a page that moved within the site is followed without loading the site anew', () =>
  withVisitor(browser, async (page) => {
    await atHome(page, 200, { success: true, redirectUrl: '/fairness/' })
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await toRaces(page)
    await page.waitForURL(`${site}/fairness/`)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  }))

test('ER-001, ER-004, RT-024: a page that moved to another site is left for by the browser', () =>
  withVisitor(browser, async (page) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))
    await atHome(page, 301, { success: false, error: 'moved', redirectUrl: 'https://elsewhere.example/here/' })
    await toRaces(page)
    await page.waitForURL('https://elsewhere.example/here/')
  }))

test('CN-046, TH-002: the chosen theme is kept for a year', () =>
  withVisitor(browser, async (page, context) => {
    await page.goto(`${site}/`)
    await page.getByText('Світла', { exact: true }).last().click()
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'theme')
    // A click before hydration is repeated afterwards.
    await expect.poll(cookie).toBeDefined()
    const kept = await cookie()
    const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(kept).toMatchObject({ value: 'light', path: '/', sameSite: 'Lax' })
    expect(Math.round(days)).toBe(365)
  }))

const register = (page: Page) => page.getByRole('button', { name: 'Реєстрація', exact: true }).first()

test('ER-008: a window whose code does not come leaves the page as it is and says why; the next press asks anew', () =>
  withVisitor(browser, async (page) => {
    // Also at the retry's URL: the browser requests a failed module under another one.
    await page.route('**/assets/modal-host-*.js*', (route) => route.abort(), { times: 2 })
    await page.goto(`${site}/`)
    await isAlive(register(page))
    await register(page).click()
    await page.getByText('Немає зв’язку із сайтом').waitFor()
    expect(await page.getByRole('main').isVisible()).toBe(true)
    await register(page).click()
    await page.getByRole('dialog').getByLabel('E-mail').waitFor()
  }))

test('RT-026: a part of the page whose code does not come stands as the server rendered it, and comes alive later', () =>
  withVisitor(browser, async (page) => {
    await page.route('**/assets/site-footer-*.js', (route) => route.abort(), { times: 1 })
    await page.goto(`${site}/`)
    const light = page.getByRole('contentinfo').getByText('Світла', { exact: true })
    expect(await light.isVisible()).toBe(true)
    await isAlive(light)
    expect(await page.getByRole('main').isVisible()).toBe(true)
  }))

test('RT-026: what no page can catch is told in the house’s own words, with a way back', () =>
  withVisitor(browser, async (page, context) => {
    await page.route('**/rest/otp/get-flow/', async (route) => {
      const answer = (await (await route.fetch()).json()) as Record<string, unknown>
      await route.fulfill({ json: JSON.parse(JSON.stringify(answer).replaceAll(/"fields":\[[^\]]*\]/g, '"fields":[null]')) })
    })
    await page.goto(`${site}/`)
    await isAlive(register(page))
    await register(page).click()
    await page.getByRole('heading', { name: 'Сторінка не відкрилася' }).waitFor()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('link', { name: 'Оновити' }).click()
    await register(page).waitFor()
  }))

test('a menu that is longer than the screen shows where one is', () =>
  withVisitor(
    browser,
    async (page) => {
      await page.goto(site)
      const last = page.getByRole('navigation', { name: 'Меню' }).filter({ visible: true }).getByRole('link').last()
      await page.goto(`${site}${await last.getAttribute('href')}`)
      const isInSight = (): Promise<boolean> =>
        last.evaluate((link) => {
          const { top, left, width, height } = link.getBoundingClientRect()
          return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      expect(await last.getAttribute('aria-current')).toBe('page')
      await expect.poll(isInSight).toBe(true)
    },
    { width: 1440, height: 500 },
  ))

test('a press in the phone’s menu leads to the page, and the menu is gone; back does not bring it again', () =>
  withVisitor(
    browser,
    async (page) => {
      await page.goto(`${site}/`)
      const opens = page.getByRole('button', { name: 'Меню' })
      await isAlive(opens)
      await opens.click()
      const menu = page.getByRole('dialog')
      await menu.locator('a[href="/races/"]').click()
      await page.waitForURL(`${site}/races/`)
      await menu.waitFor({ state: 'detached' })
      await page.goBack()
      await page.waitForURL(`${site}/`)
      // One step: the menu left none behind.
      expect(await page.evaluate(() => (window.history.state as { modal_depth?: number } | null)?.modal_depth ?? 0)).toBe(0)
      await settled(page)
      expect(await menu.count()).toBe(0)
    },
    { width: 390, height: 844 },
  ))

test('a notice over a window stays while it is pointed at, is reached by keyboard, and gives the focus back to the window', () =>
  withVisitor(browser, async (page) => {
    await atHome(page, 503, { success: false, error: 'busy', message: 'Зачекайте хвилину' })
    await toRaces(page)
    const notice = page.locator('[data-toast]').filter({ hasText: 'Зачекайте хвилину' })
    await notice.hover()
    await page.getByRole('button', { name: 'Увійти', exact: true }).first().press('Enter')
    await dialog(page).waitFor()
    const isIn = (place: string) => page.evaluate((around) => document.activeElement?.closest(around) !== null, place)
    await expect.poll(() => isIn('[role=dialog]')).toBe(true)
    // Longer than a notice stays by itself.
    await page.waitForTimeout(10_500)
    for (let presses = 0; presses < 30 && !(await isIn('[data-toast]')); presses += 1) await page.keyboard.press('Tab')
    expect(await isIn('[data-toast]')).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => isIn('[role=dialog]')).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => isIn('[data-toast]')).toBe(true)
    await page.keyboard.press('Enter')
    await notice.waitFor({ state: 'detached' })
    await expect.poll(() => isIn('[role=dialog]')).toBe(true)
  }))

test('after a link of the page the keyboard goes on in the next page, and not at the top of the site', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/`)
    const link = page.locator('main a[href^="/"]:not([href*="?"]):visible').first()
    await isAlive(link)
    const path = await link.getAttribute('href')
    await link.press('Enter')
    await page.waitForURL(`${site}${path}`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }))

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { ownGames } from '#casino/games/lobby/own-games.ts'
import { launchBrowser } from './browser.ts'
import { isAlive, site } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const withPage = async (path: string, journey: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ locale: 'uk-UA', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${site}${path}`)
  await page.waitForLoadState('networkidle')
  await journey(page)
  expect(errors).toEqual([])
  await context.close()
}

const becomePlayer = async (page: Page): Promise<void> => {
  const status = await page.evaluate(async (email) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch('/rest/registerV2/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': decodeURIComponent(token),
      },
      body: JSON.stringify({ email, password: 'вишня цвіте навесні', isAgeConfirmed: true, isAgreementsConfirmed: true }),
    })
    return answer.status
  }, `lobby-${process.hrtime.bigint()}@example.com`)
  expect(status).toBe(200)
  await page.reload()
  await page.waitForLoadState('networkidle')
}

const all = (page: Page) => page.getByRole('region', { name: 'Усі ігри' })
const like = (page: Page) => all(page).getByRole('button', { name: 'Додати «Золотий сад» до улюблених' })
const unlike = (page: Page) => all(page).getByRole('button', { name: 'Прибрати «Золотий сад» з улюблених' })

test('RT-002, MD-027: the lobby is narrowed by category and filters, says when nothing is left, and is whole again', () =>
  withPage('/games/', async (page) => {
    const tiles = all(page).getByRole('article')
    const whole = await tiles.count()
    await all(page).getByRole('button', { name: 'Настільні ігри' }).click()
    // Fewer than all games, and only table games.
    await expect.poll(() => tiles.count()).toBeLessThan(whole)
    expect(await tiles.count()).toBeGreaterThan(3)
    await all(page).getByRole('button', { name: 'Фільтри' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Море' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Показати ігри' }).click()
    await all(page).getByText('Нічого не знайшлося').waitFor()
    await all(page).getByRole('button', { name: 'Скинути фільтри' }).click()
    await expect.poll(() => tiles.count()).toBe(whole)
  }))

test('GA-017: a guest who likes a game is asked to register', () =>
  withPage('/games/', async (page) => {
    await like(page).click()
    await expect.poll(() => page.getByRole('dialog').getByLabel('E-mail').isVisible()).toBe(true)
  }))

test('GA-017: a heart moves at once, stays after a reload, and goes back when the house did not hear of it', () =>
  withPage('/games/', async (page) => {
    await becomePlayer(page)
    const heard = page.waitForResponse('**/toggle-favorite/')
    await like(page).click()
    await unlike(page).waitFor()
    await heard
    await page.reload()
    await unlike(page).waitFor()
    await page.getByRole('heading', { name: 'Улюблені' }).waitFor()
    await page.route('**/toggle-favorite/', (route) => route.abort())
    await unlike(page).click()
    await page.getByText('Немає зв’язку із сайтом').waitFor()
    await expect.poll(() => unlike(page).isVisible()).toBe(true)
  }))

test('API-015: a name in the wrong layout is found as one types, and the arrow keys walk the results', () =>
  withPage('/games/', async (page) => {
    await page.getByRole('button', { name: 'Пошук ігор' }).first().click()
    const field = page.getByRole('searchbox')
    await field.waitFor()
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('rjpfr')
    const found = page.getByRole('dialog').getByRole('link', { name: 'Козацький скарб', exact: true })
    await found.waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await found.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowUp')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  }))

test('MD-026: a collection opens in the games modal', () =>
  withPage('/games/', async (page) => {
    await page.getByRole('button', { name: 'Слоти з фріспінами' }).click()
    const with_it = Object.values(ownGames).filter(({ promotions }) => promotions.includes('long-journey')).length
    await expect.poll(() => page.getByRole('dialog').getByRole('article').count()).toBe(with_it)
  }))

test('RT-001, RT-021, EN-066: all slots asks for 18 at first, without an offset, and the way back leads to where one was', () =>
  withPage('/', async (page) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/rest/page/') && asked.push(request.url().slice(site.length)))
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    const link = page.getByRole('link', { name: 'Усі слоти' }).first()
    await isAlive(link)
    // Pressed where it is: the browser of a test would scroll to it first.
    await link.evaluate((one) => (one as HTMLElement).click())
    await page.getByRole('heading', { level: 1, name: 'Усі слоти' }).waitFor()
    expect(asked).toEqual(['/rest/page/games/all-slots/?limit=18'])
    await expect.poll(scrolled).toBe(0)
    await page.goBack()
    await expect.poll(scrolled).toBe(600)
    await page.reload()
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('scroll-positions') ?? '{}') as Record<string, number>)
    expect(Object.values(kept)).toContain(600)
  }))

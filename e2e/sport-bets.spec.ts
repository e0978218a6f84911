import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchBrowser } from './browser.ts'
import { operateAt } from './operate.ts'
import { confirmBoth, findingsOf, isSignedIn, press } from './registering.ts'
import { startSite, type StartedSite } from './start-site.ts'
import { smallTargets } from './small-targets.ts'
import { deposit, dialog, ownName, password, passwordField, register, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
let world: StartedSite
beforeAll(async () => {
  browser = await launchBrowser()
  world = await startSite({ SPORT_WORLD: 'on' })
  // The leagues are published in the first seconds after start.
  await vi.waitFor(async () => expect(await laterMatch()).not.toBeNull(), { timeout: 90_000, interval: 250 })
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/**
 * A football match that begins in five minutes at the earliest, the latest of those on the page: what has begun takes bets only while its
 * odds stand. Null before one is published: a new world first catches up on what began before it.
 */
const laterMatch = async (): Promise<number | null> => (await laterMatches()).at(-1) ?? null

const laterMatches = async (): Promise<readonly number[]> => {
  const answer = await fetch(`${world.url}/rest/sport-betting/events/?sport=football&limit=60`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  const { data } = (await answer.json()) as { readonly data: readonly { readonly id: number; readonly startsAt: string }[] }
  return data.filter(({ startsAt }) => Date.parse(startsAt) > Date.now() + 5 * 60_000).map(({ id }) => id)
}

/** Its odds for a win at home, on the page of football. */
const laterPrice = async (page: Page) => priceOf(page, await laterMatch())

const priceOf = (page: Page, id: number | null | undefined) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/sport/event/${id}/"]`) })
    .getByRole('button', { name: /, \d+\.\d+$/ })
    .first()
const slip = (page: Page) => page.getByRole('region', { name: 'Купон' })

test('RT-070, SP-010, API-135, API-136: a player opens the sportsbook, its slip says what to do, they tap a price, read what it could pay, place the bet, find it among their own and cash it out', () =>
  withVisitor(browser, async (page) => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await register(page, 'bets-on-sport', world.url)
    await deposit(page, 100_000, world.url)
    await page.goto(`${world.url}/sport/`)
    await page.getByRole('heading', { level: 1, name: 'Спорт', exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Незабаром', exact: true }).waitFor()
    await slip(page).getByText('Натисніть коефіцієнт біля матчу').waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Футбол/ })
      .first()
      .click()
    // The address is the new page's before the page is: until then a click would land on the old one.
    await page.getByRole('heading', { level: 1, name: 'Футбол', exact: true }).waitFor()
    await (await laterPrice(page)).click()
    await slip(page).getByLabel('Сума ставки').fill('100')
    // A stake half typed goes along to the next page.
    await page.getByRole('navigation', { name: 'Види спорту' }).getByRole('link', { name: 'Головна', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Спорт', exact: true }).waitFor()
    expect(await slip(page).getByLabel('Сума ставки').inputValue()).toBe('100')
    await slip(page).getByText('Можлива виплата').waitFor()
    expect(await violationsOf(page, { within: 'section[aria-label="Купон"]' })).toEqual([])
    await slip(page).getByRole('button', { name: 'Поставити 100 ₴' }).click()
    await slip(page).getByText('Ставку прийнято').waitFor()
    await slip(page).getByRole('link', { name: 'Мої ставки' }).click()
    await page.waitForURL(`${world.url}/sport/bets/`)
    // What was placed is not offered a second time.
    await slip(page).getByText('Натисніть коефіцієнт біля матчу').waitFor()
    const bet = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ординар' })
    await bet.getByText('Діє', { exact: true }).waitFor()
    await bet.getByRole('button', { name: /^Викупити за/ }).click()
    await page.getByText('Розраховані').click()
    await bet.getByText('Викуплено', { exact: true }).waitFor()
    expect(problems).toEqual([])
  }))

test('SP-010: by keys alone a player chooses prices, comes from them to the slip at once, makes a system of them, places it and goes on from what was placed', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'bets-by-keys', world.url)
    await deposit(page, 100_000, world.url)
    await page.goto(`${world.url}/sport/football/`)
    const [first, second, third] = (await laterMatches()).toReversed()
    for (const id of [first, second, third]) await priceOf(page, id).press('Enter')
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await focused.textContent()).toBe('Перейти до купона')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused.getAttribute('aria-label')).toBe('Згорнути купон')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await slip(page).getByRole('radio', { name: 'Система' }).isChecked()).toBe(true)
    await slip(page).getByRole('button', { name: 'Прибрати' }).first().press('Enter')
    expect(await focused.getAttribute('aria-label')).toMatch(/^Прибрати/)
    await slip(page).getByLabel('Сума ставки').press('Control+A')
    await page.keyboard.type('100')
    await page.keyboard.press('Enter')
    await slip(page).getByText('Ставку прийнято').waitFor()
    expect(await focused.getAttribute('role')).toBe('status')
    await page.keyboard.press('Tab')
    expect(await focused.textContent()).toBe('Нова ставка')
    await page.keyboard.press('Enter')
    await slip(page).getByText('Натисніть коефіцієнт біля матчу').waitFor()
    expect(await slip(page).getByLabel('Сума ставки').count()).toBe(0)
    expect(await violationsOf(page, { within: 'section[aria-label="Купон"]' })).toEqual([])
  }))

test('SP-010: the sports stand in one row at every width; the rest of the sportsbook folds into its end, which keys open, leave and follow', () =>
  withVisitor(browser, async (page) => {
    const sports = page.getByRole('navigation', { name: 'Види спорту' })
    const more = sports.locator('summary')
    const results = sports.getByRole('link', { name: 'Результати', exact: true })
    for (const width of [390, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${world.url}/sport/`)
      await sports.getByRole('link', { name: /^Футбол/ }).waitFor()
      expect((await sports.boundingBox())?.height).toBeLessThan(50)
      await more.press('Enter')
      await results.waitFor()
      expect(await violationsOf(page, { within: 'nav[aria-label="Види спорту"]' })).toEqual([])
      await page.keyboard.press('Escape')
      await results.waitFor({ state: 'hidden' })
      expect(await more.evaluate((element) => element === document.activeElement)).toBe(true)
      await more.press('Enter')
      await results.press('Enter')
      await page.waitForURL(`${world.url}/sport/results/`)
      await results.waitFor({ state: 'hidden' })
      expect(await more.textContent()).toBe('Результати')
    }
  }))

test('a guest fills the slip on a phone, it waits through the log-in, and nobody stakes without an account', () =>
  withVisitor(
    browser,
    async (page) => {
      await page.goto(`${world.url}/sport/football/`)
      await (await laterPrice(page)).click()
      await page.getByRole('button', { name: /^Відкрити купон/ }).click()
      await dialog(page).getByRole('button', { name: 'Увійти, щоб поставити' }).waitFor()
      await register(page, 'slip-of-a-guest', world.url)
      await page.goto(`${world.url}/sport/football/`)
      await page.getByRole('button', { name: /^Відкрити купон/ }).click()
      await dialog(page).getByLabel('Сума ставки').fill('100')
      expect(await smallTargets(page)).toEqual([])
      await dialog(page).getByRole('button', { name: 'Поставити 100 ₴' }).click()
      await dialog(page).getByRole('link', { name: 'Поповнити рахунок' }).waitFor()
    },
    { width: 390, height: 844 },
  ))

test('RT-004, SP-006: a free bet is taken on the page of bonuses and staked on a ready combination of one match, which costs no cash', () =>
  withVisitor(browser, async (page) => {
    const login = await register(page, 'builds-a-bet', world.url)
    await operateAt(world.folder, 'sport', 'give-free-bet', login, '10000', '--name', 'journey')
    await page.goto(`${world.url}/bonuses/?tab=sport`)
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Фрибет 100' })
    await card.getByRole('button', { name: 'Взяти' }).click()
    await card.getByText('Можна ставити').waitFor()
    expect(await violationsOf(page, { within: 'main' })).toEqual([])
    // Odds keep the form that was chosen among matches, also on a page that does not ask for it.
    await page.goto(`${world.url}/sport/`)
    await page.getByRole('group', { name: 'Формат коефіцієнтів' }).getByText('5/6').click()
    await page.goto(`${world.url}/bonuses/?tab=sport`)
    await card.getByText('від 1/2').waitFor()
    await page.goto(`${world.url}/sport/event/${await laterMatch()}/`)
    await page
      .getByRole('button', { name: /^До купона/ })
      .first()
      .click()
    await slip(page).getByText('Конструктор', { exact: true }).waitFor()
    await slip(page).getByLabel('Чим ставите').selectOption({ index: 1 })
    expect(await violationsOf(page, { within: 'section[aria-label="Купон"]' })).toEqual([])
    await slip(page).getByRole('button', { name: 'Поставити 100 ₴' }).click()
    await slip(page).getByText('Ставку прийнято').waitFor()
    await slip(page).getByRole('link', { name: 'Мої ставки' }).click()
    const bet = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Конструктор' })
    await bet.getByText('Ставку з конструктора не викуповуємо').or(bet.getByText('Ставку на фрибет не викуповуємо')).waitFor()
    await page.goto(`${world.url}/bonuses/?tab=sport`)
    await card.getByText('У ставці').waitFor()
  }))

test('RT-053, SA-028, SA-041, SP-007: the contests of guesses and the match of the day open for a guest, who registers with a free bet of their choice; the major shows its levels and its achievements', () =>
  withVisitor(
    browser,
    async (page) => {
      for (const [path, heading, rest] of [
        ['austin-major', 'Austin Major', 'Рівні тижня'],
        ['national-league', 'Національна ліга', 'Таблиця тижня'],
        ['match-of-the-day', 'Матч дня', 'Правила'],
      ] as const) {
        await page.goto(`${world.url}/${path}/`)
        await page.getByRole('heading', { name: heading, exact: true }).first().waitFor()
        await page.getByRole('heading', { name: rest, exact: true }).waitFor()
        if (path === 'austin-major') {
          for (const level of ['Срібло', 'Золото', 'Світовий']) await page.getByRole('main').getByText(level, { exact: true }).waitFor()
          await page.getByRole('heading', { name: 'Досягнення' }).waitFor()
        }
        expect(await violationsOf(page, { within: 'main' })).toEqual([])
      }
      await page.goto(`${world.url}/?register`)
      await dialog(page).getByText('Бонус на спорт').first().click()
      expect(await dialog(page).getByRole('radio', { name: 'Без бонусу' }).isChecked()).toBe(true)
      await dialog(page)
        .getByRole('radio', { name: /^Фрибет 50/ })
        .check()
      await dialog(page)
        .getByLabel('E-mail')
        .fill(`${ownName('chooses-sport')}@example.com`)
      await passwordField(page).fill(password)
      await confirmBoth(page)
      expect(await findingsOf(page)).toEqual([])
      await press(page, 'Зареєструватися')
      await isSignedIn(page)
      await page.goto(`${world.url}/bonuses/?tab=sport`)
      await page.getByRole('heading', { name: 'Ваш спорт цього тижня' }).waitFor()
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Фрибет 50' })
      await card.getByRole('button', { name: 'Взяти' }).click()
      await card.getByText('Можна ставити').waitFor()
    },
    { width: 390, height: 844 },
  ))

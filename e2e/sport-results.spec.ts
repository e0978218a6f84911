import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  referenceProducer,
  type ApiDocument,
  type Body,
  type Carry,
  type Market,
  type Price,
} from '#casino/sportsbook/feed/testing/reference-producer.ts'
import { kyivDay } from '#kernel/clock/kyiv-day.ts'
import { launchBrowser } from './browser.ts'
import { startSite, type StartedSite } from './start-site.ts'
import { violationsOf } from './violations.ts'
import { deposit, dialog, fitsPhone, register, withVisitor } from './visiting.ts'

/*
 * Bets from the slip to their results. The matches come through the signed door of providers, so that these journeys decide when odds
 * move and how matches end.
 */

const key = 'cd'.repeat(32)
const alive_every_ms = 4_000

let browser: Browser
let world: StartedSite
let provider: ReturnType<typeof referenceProducer>
let staying_alive: ReturnType<typeof setInterval>
const told: string[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  world = await startSite({ SPORT_PRODUCERS: `acme:${key}` })
  const carry: Carry = async ({ method, path, headers, body }) =>
    (await fetch(`${world.url}${path}`, { method, headers, ...(body !== undefined && { body }) })).json() as ReturnType<Carry>
  const document = (await (await fetch(`${world.url}/docs/json`)).json()) as ApiDocument
  provider = referenceProducer({ document, name: 'acme', key, carry, now_s: () => Math.floor(Date.now() / 1000) })
  staying_alive = setInterval(() => void provider.stand(...told).catch(() => undefined), alive_every_ms)
  // Once a minute a job chooses matches of days: until the journey that needs one, the others go on.
  await tell('tomorrow', fixtureOf('tomorrow', tomorrowEvening()), offerOfDay())
})
afterAll(async () => {
  clearInterval(staying_alive)
  await browser.close()
  await world.close()
})

/** Eight in the evening in Kyiv: in the hours of a match of the day. */
const tomorrowEvening = (): Date => {
  const { from } = kyivDay(new Date(), 1)
  return new Date(from.getTime() + 20 * 3_600_000)
}

const named = (name: string) => ({ uk: name, ru: name, en: name })
const cityOf = (event: string) => ({ home: `${event} Північ`, away: `${event} Південь` })

const football = { slug: 'football', name: named('Футбол'), position: 10 }
const tennis = { slug: 'tennis', name: named('Теніс'), position: 20 }

const fixtureOf = (event: string, starts_at = new Date(Date.now() + 3_600_000), sport = football): Body => ({
  type: 'fixture',
  fixture: {
    sport,
    category: { ref: 'c', name: named('Країна'), position: 1 },
    tournament: { ref: `t-${sport.slug}`, name: named('Ліга журналу'), position: 1 },
    home: { ref: `h-${event}`, name: named(cityOf(event).home), short: 'ПІВ', crest: null },
    away: { ref: `a-${event}`, name: named(cityOf(event).away), short: 'ПІД', crest: null },
    season: '1',
    round: 1,
    startsAt: starts_at.toISOString(),
  },
})

/** The result market, with these odds for a win at home. */
const resultMarket = (home: number): readonly Market[] => [
  {
    type: 'result',
    specifiers: { count: 'regular' },
    outcomes: [
      { outcome: 'home', odds: home },
      { outcome: 'draw', odds: 3_400 },
      { outcome: 'away', odds: 3_300 },
    ],
  },
]
const offer = (home: number, live = false): Body => ({ type: 'odds-change', live, markets: resultMarket(home) })

const scores: readonly Price[] = [
  { outcome: '1:0', odds: 7_000 },
  { outcome: '2:1', odds: 9_000 },
  { outcome: '1:1', odds: 6_000 },
  { outcome: '0:1', odds: 12_000 },
  { outcome: 'other', odds: 2_500 },
]
/** Both markets that the match of a day has. */
const offerOfDay = (): Body => {
  const markets: readonly Market[] = [...resultMarket(2_000), { type: 'correct-score', specifiers: { count: 'regular' }, outcomes: scores }]
  return { type: 'odds-change', live: false, markets }
}

const ended = (home: number, away: number): Body => ({
  type: 'result',
  isFinal: true,
  play: {
    period: 'half:2',
    clockSeconds: 5_400,
    isRunning: false,
    pace: 1,
    at: new Date().toISOString(),
    score: { home, away },
    parts: [],
    points: null,
    serving: null,
    stats: [],
  },
  result: { counts: { regular: { home, away } }, orders: {}, winners: home === away ? [] : [home > away ? 'home' : 'away'], method: null },
})

const tell = async (event: string, ...bodies: readonly Body[]): Promise<void> => {
  if (!told.includes(event)) told.push(event)
  const answer = await provider.push(bodies.map((body) => provider.next(event, body)))
  expect(answer).toMatchObject({ success: true, data: { applied: bodies.length } })
}

const idOf = async (event: string): Promise<number> => {
  const answer = await fetch(`${world.url}/rest/sport-betting/events/?sport=football&limit=60`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  const { data } = (await answer.json()) as { readonly data: readonly { readonly id: number; readonly home: { readonly name: string } }[] }
  const found = data.find(({ home }) => home.name === cityOf(event).home)
  if (!found) throw new Error(`${event} is not among the matches`)
  return found.id
}

const slip = (page: Page) => page.getByRole('region', { name: 'Купон' })
const bets = (page: Page, kind: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: kind })
const price = async (page: Page, event: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/sport/event/${await idOf(event)}/"]`) })
    .getByRole('button', { name: /, \d+\.\d+$/ })
    .first()

/** Opens the page of football and taps a win at home of each of these matches. */
const tapped = async (page: Page, events: readonly string[]): Promise<void> => {
  await page.goto(`${world.url}/sport/football/`)
  for (const event of events) await (await price(page, event)).click()
}

const place = async (page: Page, amount: string): Promise<void> => {
  await slip(page).getByLabel('Сума ставки').fill(amount)
  await slip(page)
    .getByRole('button', { name: `Поставити ${amount} ₴` })
    .click()
  await slip(page).getByText('Ставку прийнято').waitFor()
  await slip(page).getByRole('link', { name: 'Мої ставки' }).click()
  await page.waitForURL(`${world.url}/sport/bets/`)
}

const settled = (page: Page) => page.getByRole('main').getByText('Розраховані', { exact: true }).click()

test('a guest taps two matches, registers, places the express, and sees both legs and the payout as soon as the matches have ended', () =>
  withVisitor(browser, async (page) => {
    for (const event of ['july', 'august']) await tell(event, fixtureOf(event), offer(2_000))
    await tapped(page, ['july', 'august'])
    await slip(page).getByRole('button', { name: 'Увійти, щоб поставити' }).waitFor()
    await register(page, 'wins-an-express', world.url)
    await deposit(page, 100_000, world.url)
    await page.goto(`${world.url}/sport/football/`)
    await place(page, '100')
    const bet = bets(page, 'Експрес')
    await bet.getByText('Діє', { exact: true }).waitFor()
    await tell('july', offer(1_500, true), ended(2, 0))
    // The first leg is told while the second still plays.
    await bet.getByText('зіграло', { exact: true }).waitFor()
    await tell('august', offer(1_500, true), ended(1, 0))
    await settled(page)
    await bet.getByText('Виграш', { exact: true }).waitFor()
    expect(await bet.getByText('зіграло', { exact: true }).count()).toBe(2)
    await bet.getByText(/^400\s?₴$/).waitFor()
    // 1,000 paid in, 100 staked, 400 paid out.
    await page
      .getByText(/1\s?300,00\s?₴/)
      .first()
      .waitFor()
  }))

test('odds move while a match is played: the slip says so and asks, the bet is placed at the new ones after its delay, and half of it is cashed out', () =>
  withVisitor(browser, async (page) => {
    await tell('september', fixtureOf('september'), offer(2_000, true))
    await register(page, 'bets-in-play', world.url)
    await deposit(page, 100_000, world.url)
    await tapped(page, ['september'])
    await slip(page).getByLabel('Сума ставки').fill('100')
    await slip(page)
      .getByText(/^Матч іде: ставку підтвердимо за/)
      .waitFor()
    await tell('september', offer(2_400, true))
    await slip(page).getByText('Коефіцієнти змінилися. Ставка піде за новими.').waitFor()
    await place(page, '100')
    const bet = bets(page, 'Ординар')
    await bet.getByText('Діє', { exact: true }).waitFor()
    await bet.getByText('2.40', { exact: true }).first().waitFor()
    await bet.getByRole('group', { name: 'Яку частину' }).getByRole('button', { name: '50 %' }).click()
    await bet.getByRole('button', { name: /^Викупити за/ }).click()
    await bet.getByText('Викуплено за', { exact: true }).waitFor()
    // The other half stays in the bet, and is settled by the result.
    await bet.getByText(/^Може виплатити/).waitFor()
    await bet.getByText(/^120\s?₴$/).waitFor()
    await tell('september', ended(3, 0))
    await settled(page)
    await bet.getByText(/^120\s?₴$/).waitFor()
  }))

test('a system of three matches, one of which is called off: its combinations count it as 1, the others are paid, and the page says which leg was void', () =>
  withVisitor(browser, async (page) => {
    const events = ['october', 'november', 'december']
    for (const event of events) await tell(event, fixtureOf(event), offer(2_000))
    await register(page, 'plays-a-system', world.url)
    await deposit(page, 100_000, world.url)
    await tapped(page, events)
    await slip(page).getByText('Система', { exact: true }).click()
    await slip(page).getByLabel('Яка система').selectOption({ label: '2 з 3: 3 комбінації' })
    await place(page, '30')
    const bet = bets(page, 'Система')
    await bet.getByText('Діє', { exact: true }).waitFor()
    await tell('october', offer(1_500, true), ended(1, 0))
    await tell('november', { type: 'void', markets: null })
    await tell('december', offer(1_500, true), ended(0, 1))
    await settled(page)
    await bet.getByText('скасовано', { exact: true }).waitFor()
    await bet.getByText('зіграло', { exact: true }).waitFor()
    await bet.getByText('не зіграло', { exact: true }).waitFor()
    // Of three combinations at 10 one pair has its winner and the void leg: 10 × 2.00 × 1.
    await bet.getByText(/^20\s?₴$/).waitFor()
  }))

test('a result that was wrong is corrected: the bet that had won has lost, and what was paid is taken back', () =>
  withVisitor(browser, async (page) => {
    await tell('january', fixtureOf('january'), offer(2_000))
    await register(page, 'sees-a-correction', world.url)
    await deposit(page, 100_000, world.url)
    await tapped(page, ['january'])
    await place(page, '100')
    const bet = bets(page, 'Ординар')
    await tell('january', offer(1_500, true), ended(1, 0))
    await settled(page)
    await bet.getByText('Виграш', { exact: true }).waitFor()
    await page
      .getByText(/1\s?100,00\s?₴/)
      .first()
      .waitFor()
    await tell('january', { type: 'rollback', of: 'result' }, ended(0, 1))
    await vi.waitFor(() => bet.getByText('Не зіграла', { exact: true }).waitFor({ timeout: 1_000 }), { timeout: 30_000 })
    await page
      .getByText(/\b900,00\s?₴/)
      .first()
      .waitFor()
  }))

test('RT-063: a guest is asked to log in for a guess of the score of the match of the day; a player makes theirs once, sees that it was right as soon as the match has ended, and takes the free bet that it brought', () =>
  withVisitor(
    browser,
    async (page) => {
      const main = page.getByRole('main')
      await vi.waitFor(async () => {
        await page.goto(`${world.url}/match-of-the-day/`)
        await main.getByText(cityOf('tomorrow').home).first().waitFor({ timeout: 1_000 })
      }, 75_000)
      await main.getByRole('button', { name: '2:1', exact: true }).click()
      await main.getByRole('button', { name: 'Увійти, щоб вгадувати' }).click()
      await dialog(page).getByLabel('Логін, e-mail або телефон').waitFor()
      // A page in sight would notice its new visitor and load itself again, across the next line.
      await page.goto('about:blank')
      await register(page, 'names-a-score', world.url)
      await page.goto(`${world.url}/match-of-the-day/`)
      await main.getByText(/фрибет 100.₴, поки їх вистачає: лишилося 100/).waitFor()
      await main.getByRole('button', { name: '2:1', exact: true }).click()
      expect(await violationsOf(page)).toEqual([])
      await main.getByRole('button', { name: 'Назвати 2:1' }).click()
      await main.getByText('Ваш рахунок: 2:1').waitFor()
      await main.getByText('Результат буде тут').waitFor()
      expect(await main.getByRole('button', { name: '1:1', exact: true }).count()).toBe(0)
      await tell('tomorrow', offer(1_500, true), ended(2, 1))
      await main.getByText(/^Правильно!/).waitFor()
      await main.getByText(/лишилося 99/).waitFor()
      expect(await violationsOf(page)).toEqual([])
      await page.goto(`${world.url}/bonuses/?tab=sport`)
      const free_bet = main.getByRole('listitem').filter({ hasText: 'Фрибет 100' })
      await free_bet.getByRole('button', { name: 'Взяти' }).click()
      await free_bet.getByText('Можна ставити').waitFor()
    },
    { width: 390, height: 844 },
  ))

test('SP-010: on a phone a match that is over stands among the results with its day and its score, also among those of its sport alone, which keys reach and whose address can be sent; a sport without results says so; and its league has a table with the points in sight', () =>
  withVisitor(
    browser,
    async (page) => {
      const main = page.getByRole('main')
      const { home } = cityOf('march')
      await tell('april', fixtureOf('april', undefined, tennis))
      await tell('march', fixtureOf('march'), offer(1_500, true), ended(4, 1))
      await page.goto(`${world.url}/sport/results/`)
      const row = main.getByRole('listitem').filter({ hasText: home })
      await row.getByText(/^(Сьогодні|Завтра), \d\d:\d\d$/).waitFor()
      await row.getByText('Завершено', { exact: true }).waitFor()
      for (const goals of ['4', '1']) await row.getByText(goals, { exact: true }).waitFor()
      expect(await main.getByRole('group', { name: 'Формат коефіцієнтів' }).count()).toBe(0)
      expect(await violationsOf(page)).toEqual([])
      await page.goto(`${world.url}/sport/results/`)
      const choice = main.getByRole('navigation', { name: 'Результати за видом спорту' })
      await choice.getByRole('link', { name: 'Теніс', exact: true }).press('Enter')
      await page.waitForURL(`${world.url}/sport/results/tennis/`)
      await main.getByText(/^Теніс: тут ще не завершився жоден матч/).waitFor()
      expect(await violationsOf(page)).toEqual([])
      await page.goto(`${world.url}/sport/results/football/`)
      await main.getByRole('heading', { level: 1, name: 'Результати: Футбол' }).waitFor()
      expect(await choice.getByRole('link', { name: 'Футбол', exact: true }).getAttribute('aria-current')).toBe('page')
      await row.getByText('Завершено', { exact: true }).waitFor()
      await fitsPhone(page)
      await main.getByRole('link', { name: 'Ліга журналу' }).first().click()
      const placed = main.getByRole('table').getByRole('row').filter({ hasText: home })
      await placed.getByText('4:1', { exact: true }).waitFor()
      const points = await placed.getByText('3', { exact: true }).boundingBox()
      expect((points?.x ?? 0) + (points?.width ?? 390)).toBeLessThan(390)
      await fitsPhone(page)
      expect(await violationsOf(page)).toEqual([])
    },
    { width: 390, height: 844 },
  ))

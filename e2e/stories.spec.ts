import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { findingsOf } from './registering.ts'
import { dialog, isAlive, noDialog, register, settled, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const phone = { width: 390, height: 844 }
const screen = { width: 1100, height: 800 }

const circles = (page: Page): Locator => page.getByRole('button', { name: /: (нове|переглянуто)$/ })
const circle = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}: `) })
const names = async (page: Page): Promise<string[]> =>
  (await circles(page).all()).reduce<Promise<string[]>>(
    async (known, one) => [...(await known), (await one.getAttribute('aria-label')) ?? ''],
    Promise.resolve([]),
  )
const story = (page: Page, heading: string): Promise<void> => dialog(page).getByRole('heading', { level: 2, name: heading }).waitFor()
const press = (page: Page, name: string): Promise<void> => dialog(page).getByRole('button', { name }).click()

/** The home page with its row, as the call for this visitor answered. */
const home = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().includes('/rest/story/category/') && response.ok())
  await page.goto(site)
  await answered
  await isAlive(circle(page, 'Чесність'))
}

/** The bodies of all calls that tell of views. */
const toldViews = (page: Page): number[][] => {
  const told: number[][] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rest/story/view/')) told.push((request.postDataJSON() as { stories: number[] }).stories)
  })
  return told
}
const viewsArrived = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/rest/story/view/') && response.ok())

/** How many stories the house knows as viewed by this visitor. */
const knownViews = async (context: BrowserContext): Promise<number> => {
  const answer = await context.request.get(`${site}/rest/story/category/`)
  const { data } = (await answer.json()) as { data: { stories: { isViewed: boolean }[] }[] }
  return data.flatMap(({ stories }) => stories.filter(({ isViewed }) => isViewed)).length
}

const atFirst = ['Чесність: нове', 'Ліміти: нове', 'Гроші: нове', 'Бонуси: нове', 'Гонки: нове', 'Лотерея: нове']

test('MD-028, SO-001, SO-002, SO-003: a guest steps through a category by key and by press; its ring fades, one call tells what was viewed, and the next page has it last', () =>
  withVisitor(
    browser,
    async (page) => {
      const told = toldViews(page)
      await home(page)
      await expect.poll(() => names(page)).toEqual(atFirst)
      expect(await violationsOf(page, { within: 'main' })).toEqual([])
      await circle(page, 'Ліміти').click()
      await story(page, 'Межу встановлюєте ви')
      await dialog(page).getByText('1 з 2', { exact: true }).waitFor()
      expect(await findingsOf(page)).toEqual([])
      const { searchParams } = new URL(page.url())
      await page.keyboard.press('ArrowRight')
      await story(page, 'Перерва без пояснень')
      await expect.poll(() => new URL(page.url()).searchParams.get('story_id')).not.toBe(searchParams.get('story_id'))
      expect(new URL(page.url()).searchParams.get('stories')).toBe(searchParams.get('stories'))
      await press(page, 'Наступна історія')
      await story(page, 'Як іде виплата')
      await expect.poll(() => new URL(page.url()).searchParams.get('stories')).not.toBe(searchParams.get('stories'))
      await press(page, 'Попередня історія')
      await story(page, 'Перерва без пояснень')
      await page.keyboard.press('ArrowLeft')
      await story(page, 'Межу встановлюєте ви')
      // Where less motion is asked for nothing goes on by itself, so there is nothing to stop.
      expect(await dialog(page).getByRole('button', { name: 'Зупинити' }).count()).toBe(0)
      expect(told).toEqual([])
      const arrived = viewsArrived(page)
      await page.keyboard.press('Escape')
      await noDialog(page)
      await arrived
      expect(told.map((ids) => ids.length)).toEqual([3])
      expect(new URL(page.url()).search).toBe('')
      // The ring fades at once; nothing moves while somebody looks at it.
      await expect.poll(() => names(page)).toEqual(atFirst.with(1, 'Ліміти: переглянуто'))
      await home(page)
      await expect.poll(() => names(page)).toEqual([...atFirst.toSpliced(1, 1), 'Ліміти: переглянуто'])
      // Half of this category was viewed, so it opens at the other half.
      await circle(page, 'Гроші').click()
      await story(page, 'Кожна копійка має запис')
      await press(page, 'Подобається')
      await dialog(page).getByLabel('E-mail').waitFor()
      expect(told).toHaveLength(1)
    },
    screen,
  ))

test('SO-003: views reach the house also when the page is left with the stories open', () =>
  withVisitor(browser, async (page, context) => {
    await home(page)
    await circle(page, 'Чесність').click()
    await story(page, 'Результат зафіксовано до ставки')
    await page.goto('about:blank')
    await expect.poll(() => knownViews(context)).toBe(1)
  }))

test('OP-030, OP-045, SO-004, API-144: an address opens the window and names its story; a player likes one, takes it back, and goes on to its page', () =>
  withVisitor(
    browser,
    async (page, context) => {
      await register(page, 'likes-stories')
      await page.goto(`${site}/?openModal=StoriesSliderModal`)
      await story(page, 'Результат зафіксовано до ставки')
      await press(page, 'Наступна історія')
      await story(page, 'Перерахуйте раунд самі')
      await expect.poll(() => new URL(page.url()).searchParams.get('story_id')).toBeTruthy()
      const { searchParams } = new URL(page.url())
      const [category, second] = [searchParams.get('stories'), searchParams.get('story_id')]
      await page.goto(`${site}/?stories=${category}&story_id=${second}`)
      await story(page, 'Перерахуйте раунд самі')
      await page.goto(`${site}/games/?stories=${category}&story_id=2000000000`)
      await story(page, 'Результат зафіксовано до ставки')
      // Both stories of that category are viewed by now: the first one is another.
      await expect.poll(() => knownViews(context)).toBe(2)
      await page.goto(`${site}/?stories=nothing-of-the-kind`)
      await story(page, 'Межу встановлюєте ви')
      expect(await findingsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

      const heart = dialog(page).getByRole('button', { name: 'Подобається' })
      const likes = async (): Promise<number> => Number(await heart.innerText())
      const before = await likes()
      const answered = () => page.waitForResponse((response) => response.url().endsWith('/rest/story/like/') && response.ok())
      for (const [is_liked, count] of [
        ['true', before + 1],
        ['false', before],
        ['true', before + 1],
      ] as const) {
        const arrived = answered()
        await heart.click()
        await arrived
        await expect.poll(() => heart.getAttribute('aria-pressed')).toBe(is_liked)
        expect(await likes()).toBe(count)
      }
      await page.reload()
      await story(page, 'Межу встановлюєте ви')
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
      expect(await likes()).toBe(before + 1)
      await press(page, 'Мої ліміти')
      await page.waitForURL(`${site}/responsible-play/`)
      await noDialog(page)
    },
    phone,
  ))

/** The bar of the story that is shown. */
const bar = (page: Page) => ({
  state: () =>
    page.evaluate(() => document.getAnimations().find((one) => (one as CSSAnimation).animationName === 'fill')?.playState ?? 'none'),
  fill: () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .find((one) => (one as CSSAnimation).animationName === 'fill')
        ?.finish(),
    ),
})

test('MD-028: stories go on by themselves and can be stopped: by a button, a finger that rests, the keyboard, another window; a swipe changes the category, and the last one stays', () =>
  withVisitor(
    browser,
    async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await home(page)
      await circle(page, 'Чесність').click()
      await story(page, 'Результат зафіксовано до ставки')
      const { state, fill } = bar(page)
      await expect.poll(state).toBe('running')
      await fill()
      await story(page, 'Перерахуйте раунд самі')
      await press(page, 'Зупинити')
      await expect.poll(state).toBe('paused')
      await press(page, 'Продовжити')
      await expect.poll(state).toBe('running')

      const next = dialog(page).getByRole('button', { name: 'Наступна історія' })
      const finger = (x: number) => ({ pointerType: 'touch', clientX: x, clientY: 300 })
      await next.dispatchEvent('pointerdown', finger(300))
      await expect.poll(state).toBe('paused')
      await next.dispatchEvent('pointerup', finger(300))
      await expect.poll(state).toBe('running')
      await next.dispatchEvent('pointerdown', finger(300))
      await next.dispatchEvent('pointerup', finger(120))
      await story(page, 'Межу встановлюєте ви')

      await press(page, 'Подобається')
      await dialog(page).getByLabel('E-mail').waitFor()
      await expect.poll(state).toBe('paused')
      await dialog(page).last().getByRole('button', { name: 'Закрити' }).click()
      await expect.poll(() => dialog(page).count()).toBe(1)
      await expect.poll(state).toBe('running')

      await page.keyboard.press('Tab')
      await dialog(page).getByRole('button', { name: 'Мої ліміти' }).focus()
      await dialog(page).getByRole('button', { name: 'Продовжити' }).waitFor()
      await expect.poll(state).toBe('paused')
      await press(page, 'Продовжити')
      for (let category = 2; category < atFirst.length; category += 1) {
        await dialog(page).getByRole('button', { name: 'Попередня історія' }).dispatchEvent('pointerdown', finger(300))
        await dialog(page).getByRole('button', { name: 'Попередня історія' }).dispatchEvent('pointerup', finger(120))
      }
      await story(page, 'Білети за зірки')
      await fill()
      await story(page, 'Шанси відомі до стирання')
      await fill()
      await settled(page)
      await story(page, 'Шанси відомі до стирання')
      await press(page, 'Завершити перегляд')
      await noDialog(page)
    },
    phone,
  ))

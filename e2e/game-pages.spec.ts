import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { dialog, noDialog, register, site, withVisitor } from './visiting.ts'

const slugs = ['polar-lights', 'old-lviv', 'mavka-pond'] as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Plays one round of the slot that is open and waits until its outcome is announced. */
const playRound = async (page: Page): Promise<void> => {
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: 'Крутити' }).press(' ')
  await game.getByText(/Баланс .+\.$/).waitFor({ state: 'attached' })
}

const playDemo = async (page: Page, slug: string): Promise<void> => {
  await page.goto(`${site}/?game=${slug}&isMoney=false`)
  await playRound(page)
}

describe('the page of a game', () => {
  test('GA-018d, GA-019: a player who played in the demo rates the game in words that lead nowhere else, and finds it among what players like', () =>
    withVisitor(browser, async (page) => {
      const login = await register(page, 'sadivnyk')
      // Somebody else may have said the same: a try before this one, for instance.
      const opinion = `Спокійна гра на вечір, каже ${login}`
      await page.goto(`${site}/games/golden-orchard/`)
      await page.getByRole('heading', { level: 1, name: 'Золотий сад' }).waitFor()
      await page.getByText('96,45').first().waitFor()
      await page.getByText('Відгук може лишити той, хто грав').waitFor()
      await page.getByRole('link', { name: 'Спробувати демо' }).click()
      await playRound(page)
      await dialog(page).getByRole('button', { name: 'Закрити' }).click()
      await noDialog(page)
      await page.getByRole('button', { name: 'Написати відгук' }).click()
      await dialog(page).getByLabel('4 зірки з 5').check({ force: true })
      await dialog(page).getByRole('textbox').fill('дивіться на site . com')
      await dialog(page).getByRole('button', { name: 'Опублікувати' }).click()
      await dialog(page).getByText('Посилання, адреси й телефони').waitFor()
      await dialog(page).getByRole('textbox').fill(opinion)
      await dialog(page).getByRole('button', { name: 'Опублікувати' }).click()
      await noDialog(page)
      await page.getByText(opinion).waitFor()
      await page.getByRole('button', { name: /Золотий сад: / }).click()
      await page.goto(`${site}/games/top-wins/`)
      await page.getByRole('heading', { level: 1, name: 'Найбільші виграші' }).waitFor()
      const liked = page.locator('section', { hasText: 'Подобається гравцям' }).getByRole('link', { name: 'Золотий сад' })
      await liked.waitFor()
      expect(await liked.getAttribute('href')).toBe('/games/golden-orchard/')
    }))
})

describe('slots of their own mechanics', () => {
  test.each(slugs)('%s plays a round in the demo on a phone and on a desk, and its page has rules and pictures', (slug) =>
    withVisitor(
      browser,
      async (page) => {
        await playDemo(page, slug)
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(`${site}/games/${slug}/`)
        await page.getByRole('heading', { name: 'Правила' }).waitFor()
        await page.locator('img[src^="data:image/svg"]').first().waitFor()
      },
      { width: 390, height: 844 },
    ),
  )
})

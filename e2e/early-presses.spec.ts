import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Locator, Page } from 'playwright'
import { exampleRound } from '#casino/games/play/web/fairness/example-round.ts'
import { launchBrowser } from './browser.ts'
import { dialog, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Delays the site's scripts, as a slow connection does; returns a function that releases them. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a press before the page’s scripts have come is not lost, and the last of several counts', () =>
  withVisitor(browser, async (page) => {
    const letThrough = await holdScripts(page)
    await page.goto(site, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Реєстрація', exact: true }).first().click()
    await page.getByRole('button', { name: 'Увійти', exact: true }).first().click()
    expect(await dialog(page).count()).toBe(0)
    letThrough()
    await dialog(page).getByLabel('Пароль', { exact: true }).waitFor()
    expect(await dialog(page).getByRole('heading').first().textContent()).toBe('Вхід')
    expect(await dialog(page).count()).toBe(1)
  }))

test('what is typed and sent before the scripts have come is neither lost nor put into the address', () =>
  withVisitor(browser, async (page) => {
    const letThrough = await holdScripts(page)
    await page.goto(`${site}/fairness/`, { waitUntil: 'commit' })
    const form = page.locator('#verify form')
    await form.getByText('Технічні дані раунду').click()
    await form.getByLabel('Гра', { exact: true }).selectOption(exampleRound.slug)
    await form.getByLabel('Ставка').fill('1000')
    await form.getByLabel('Серверний сід').fill(exampleRound.server_seed)
    await form.getByLabel('Відбиток серверного сіда').fill(exampleRound.server_seed_hash)
    await form.getByLabel('Клієнтський сід').fill(exampleRound.client_seed)
    await form.getByLabel('Нонс').fill(String(exampleRound.nonce))
    await form.getByLabel('Виплачено').fill(String(exampleRound.win_minor))
    await form.getByRole('button', { name: 'Перевірити' }).click()
    letThrough()
    await page.getByText('Раунд чесний').waitFor()
    expect(page.url()).toBe(`${site}/fairness/`)
  }))

/** Marks an element as hydrated, as React does. */
const wake = (element: Locator) => element.evaluate((found) => Object.assign(found, { __reactPropsOfTest: {} }))

/** A page whose scripts never load, and the events that reached it: clicked names, and typed text. */
const withSleepingPage = (journey: (page: Page, reached: () => Promise<string[]>) => Promise<void>) =>
  withVisitor(browser, async (page) => {
    await holdScripts(page)
    await page.goto(`${site}/fairness/`, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    // The last field is in a closed disclosure; opening it by a click would count as a click.
    await page.locator('#verify form details').evaluate((details) => details.setAttribute('open', ''))
    await page.evaluate(() => {
      const reached: string[] = []
      Object.assign(window, { reached })
      const nameOf = (target: EventTarget | null): string => {
        const element = (target as Element).closest('button, input, textarea')
        return (element as HTMLInputElement | null)?.value || (element?.textContent ?? '')
      }
      document.addEventListener('click', ({ target }) => reached.push(nameOf(target)))
      document.addEventListener('change', (event) => event.isTrusted || reached.push(nameOf(event.target)))
    })
    await journey(page, () => page.evaluate(() => (window as unknown as { reached: string[] }).reached.filter((name) => name !== '')))
  })

/** Everything waiting so far has been clicked or dropped. */
const lastOf = async (page: Page, reached: () => Promise<string[]>): Promise<string[]> => {
  await wake(page.locator('#verify form').getByLabel('Клієнтський сід'))
  await expect.poll(reached).toContain('the last')
  return (await reached()).filter((name) => name !== 'the last')
}
const typeLast = (page: Page) => page.locator('#verify form').getByLabel('Клієнтський сід').fill('the last')

const registering = (page: Page) => page.getByRole('button', { name: 'Реєстрація', exact: true }).first()
const entering = (page: Page) => page.getByRole('button', { name: 'Увійти', exact: true }).first()

test('a press that needs no waiting takes the place of one that waits: nothing is pressed twice or after it', () =>
  withSleepingPage(async (page, reached) => {
    await registering(page).click()
    await wake(entering(page))
    await entering(page).click()
    await typeLast(page)
    await wake(registering(page))
    expect(await lastOf(page, reached)).toEqual(['Увійти'])
  }))

test('by keyboard too, a press waits and counts once', () =>
  withSleepingPage(async (page, reached) => {
    for (const key of ['Enter', 'Space', 'Enter']) await registering(page).press(key)
    await typeLast(page)
    await wake(registering(page))
    expect(await lastOf(page, reached)).toEqual(['Реєстрація'])
  }))

test('what was chosen stays chosen though something was pressed after it', () =>
  withSleepingPage(async (page, reached) => {
    const light = page.getByRole('radio', { name: 'Світла' }).first()
    await light.click({ force: true })
    await entering(page).click()
    await typeLast(page)
    await wake(light)
    await wake(entering(page))
    expect(await lastOf(page, reached)).toEqual(['light', 'Увійти'])
    expect(await light.isChecked()).toBe(true)
  }))

test('a press on what is rendered anew before it is alive reaches what stands in its place', () =>
  withSleepingPage(async (page, reached) => {
    await registering(page).click()
    await registering(page).evaluate((pressed) => {
      const anew = pressed.cloneNode(true)
      pressed.replaceWith(document.createComment('for a while there is nothing'))
      setTimeout(() => document.querySelector('header')?.append(anew), 200)
    })
    await expect.poll(reached).toEqual(['Реєстрація'])
  }))

test('who leaves the page has given up: coming back to it presses nothing', () =>
  withSleepingPage(async (page, reached) => {
    await registering(page).click()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await typeLast(page)
    await wake(registering(page))
    expect(await lastOf(page, reached)).toEqual([])
  }))

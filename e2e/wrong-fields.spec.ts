import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { launchBrowser } from './browser.ts'
import { isAlive, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a round with something missing leads to the first such field, and its fields stay open while they are filled in', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/fairness/`)
    const form = page.locator('#verify form')
    const press = form.getByRole('button', { name: 'Перевірити' })
    await isAlive(press)
    await press.click()
    const focused = () => form.locator(':focus').evaluate((field) => (field as HTMLInputElement).labels?.[0]?.textContent)
    await expect.poll(focused).toBe('Гра')
    await form.getByLabel('Нонс').click()
    await page.keyboard.type('12')
    expect(await form.getByLabel('Нонс').inputValue()).toBe('12')
    expect(await focused()).toBe('Нонс')
  }))

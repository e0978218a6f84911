import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { launchBrowser } from './browser.ts'
import { site } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('RT-017, RT-019: the home page opens in Ukrainian without a prefix, and without an error in the console', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const answer = await page.goto(`${site}/`, { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(200)
  expect(await page.locator('html').getAttribute('lang')).toBe('uk')
  expect(await page.getByRole('main').count()).toBe(1)
  expect(errors).toEqual([])
  await page.close()
})

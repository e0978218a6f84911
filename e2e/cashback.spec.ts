import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { launchBrowser } from './browser.ts'
import { operate } from './operate.ts'
import { violationsOf } from './violations.ts'
import { dialog, noDialog, register, site, withVisitor, fitsPhone } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('WA-030, EN-068, MD-018, RP-005b: cashback is taken on its page, the window that says so is closed for good, and whom play is closed for finds another one', () =>
  withVisitor(browser, async (page) => {
    const login = await register(page, 'takes-cashback')
    for (const amount of ['5000', '7000']) await operate('cashback', 'give', login, amount)
    await page.goto(`${site}/cashback/`)
    await page.getByRole('button', { name: /Забрати 50/ }).click()
    await dialog(page)
      .getByText(/50.*на вашому балансі/)
      .waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await dialog(page).getByRole('button', { name: 'Зрозуміло' }).click()
    await noDialog(page)
    expect(await page.evaluate((key) => localStorage.getItem(key), `cashback-success-closed:${login}`)).toBe('yes')
    expect(await violationsOf(page)).toEqual([])
    await operate('restrictions', 'set', login, 'undesirable')
    // The cash desk opens and says that it is closed.
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await noDialog(page)
    await page.getByRole('button', { name: /Забрати 70/ }).click()
    await dialog(page).getByText('Кешбек поки недоступний').waitFor()
    await fitsPhone(page)
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
  }))

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { photo } from '#casino/players/profile/testing/send-document.ts'
import { launchBrowser } from './browser.ts'
import { operate } from './operate.ts'
import { confirmEmail, deposit, dialog, emailOf, noDialog, register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Sends both documents with the page's calls, and lets an operator approve them. */
const showIdentity = async (page: Page): Promise<void> => {
  const picture = (await photo(500)).toString('base64')
  for (const type of ['identity', 'selfie']) {
    const id = await page.evaluate(
      async ([kind, base64]) => {
        const form = new FormData()
        form.append('type', kind ?? '')
        const bytes = Uint8Array.from(atob(base64 ?? ''), (character) => character.codePointAt(0) ?? 0)
        form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg')
        const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
        const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': token }
        const response = await fetch('/rest/player/documents/', { method: 'POST', body: form, headers })
        return ((await response.json()) as { data: { id: number } }).data.id
      },
      [type, picture],
    )
    await operate('documents', 'approve', String(id))
  }
}

const row = (page: Page, words: string | RegExp) => page.getByRole('listitem').filter({ hasText: words }).first()

/** Starts a bank transfer at the cash desk and chooses its outcome on the provider's page; returns the payment's number. */
const transfer = async (page: Page, scenario: RegExp): Promise<string> => {
  await page.goto(`${site}/cash/deposit/`)
  await page.getByRole('radio', { name: 'Тестовий банківський рахунок' }).check()
  await page.getByRole('button', { name: /Поповнити на/ }).click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByRole('radio', { name: scenario }).check()
  await page.getByRole('button', { name: /Сплатити/ }).click()
  await page.waitForURL(/cash\/payment/)
  return /payment\/(\d+)\//.exec(page.url())?.[1] ?? ''
}

/** The number of the transfer that arrived with a wrong reference (one digit too many), once the provider has reported it. */
const unmatched = async (payment: string): Promise<string> => {
  let list = ''
  for (let asked = 0; asked < 10 && !list.includes(payment); asked++) list = await operate('transfers', 'list')
  expect(list).toContain(payment)
  return new RegExp(`^(\\d+)\\t.*OH ${payment}0`, 'm').exec(list)?.[1] ?? ''
}

test('WA-022, WA-023, MD-061: a player sees what a payout needs, asks for one and calls it back', () =>
  withVisitor(browser, async (page) => {
    const login = await register(page, 'gets-paid')
    // An operator assigns a transfer with a wrong reference to its payment, and the payment's page is updated.
    const payment = await transfer(page, /з хибним призначенням/)
    const waiting = await unmatched(payment)
    await operate('transfers', 'match', waiting, payment)
    await page.getByText('Рахунок поповнено').first().waitFor()
    // From the first deposit on, the page says what a withdrawal will need.
    await page.goto(`${site}/cash/payment/${payment}/`)
    await page.getByText('Що потрібно для виплати').waitFor()
    await confirmEmail(page, emailOf(login))
    await showIdentity(page)

    await page.goto(`${site}/cash/withdraw/`)
    await page.getByRole('button', { name: 'UA770000010000000000000000005' }).click()
    await page.getByLabel('Сума', { exact: true }).fill('100')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: /Вивести 100/ }).click()
    await row(page, 'Перевіряє людина').getByRole('button', { name: 'Скасувати' }).click()
    await dialog(page)
      .getByText(/повернеться на баланс/)
      .waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await dialog(page).getByRole('button', { name: 'Так, скасувати' }).click()
    await noDialog(page)
    await row(page, 'Скасовано').waitFor()

    await page.getByRole('button', { name: 'UA880000010000000000000000001' }).click()
    await page.getByLabel('Сума', { exact: true }).fill('9999')
    await page.getByRole('button', { name: /Вивести 9/ }).click()
    await page.getByText('На балансі недостатньо коштів').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }))

test('WA-013, WA-021: a card that was saved pays by one press, and the next payment waits a minute', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'saves-card')
    await deposit(page, 30_000)
    await page.goto(`${site}/cash/deposit/`)
    await page.getByRole('button', { name: /Запам’ятати •••• 4242/ }).click()
    await page.getByRole('radio', { name: /одним дотиком/ }).check()
    await page.getByRole('button', { name: /Поповнити на/ }).click()
    await page.getByText('Рахунок поповнено').first().waitFor()
    await page.goto(`${site}/#/cash/deposit/`)
    await dialog(page).getByRole('button', { name: 'Поповнити' }).waitFor()
    await page.keyboard.press('Escape')
    await noDialog(page)
  }))

test('WA-025, RT-075, API-097: Google Pay is paid in its frame for the order’s amount, Apple Pay is absent in Chromium, and a bank transfer shows that it is on its way', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'pays-by-bank')
    await page.goto(`${site}/cash/deposit/`)
    await page.getByRole('radio', { name: 'Google Pay' }).check()
    expect(await page.getByRole('radio', { name: 'Apple Pay' }).count()).toBe(0)
    await page.getByRole('button', { name: /Поповнити на/ }).click()
    const frame = page.frameLocator('iframe[src^="/fiserv/google-pay-button/?countryCode=UA&currencyCode=UAH&amount="]')
    await frame.getByText('200 ₴').waitFor()
    await frame.getByRole('button', { name: 'Оплату підтверджено' }).click()
    await page.getByText('Рахунок поповнено').first().waitFor()
    // The address of the button alone pays nothing: without an order there is none.
    await page.goto(`${site}/fiserv/google-pay-button/?amount=1`)
    await page.getByText('Такого платежу немає').waitFor()
    await transfer(page, /Надійде за 20 секунд/)
    await page.getByText('Платіж обробляється').waitFor()
  }))

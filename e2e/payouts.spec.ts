import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { showIdentity } from './identity.ts'
import { operate } from './operate.ts'
import { confirmEmail, deposit, emailOf, fitsPhone, register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Test cards, by what becomes of a payout to them. */
const cards = { paid: '4242 4242 4242 4242', failed: '4000 0000 0000 9979', returned: '4000 0000 0000 9987' }

/** How many payouts of the list say so, in exactly these words or as the pattern; what happened to them before is folded away. */
const are = (page: Page, words: string | RegExp, count: number) =>
  expect.poll(() => page.getByRole('main').getByText(words, { exact: true }).filter({ visible: true }).count()).toBe(count)

const ask = async (page: Page): Promise<void> => {
  await page.getByLabel('Сума', { exact: true }).fill('100')
  await page.getByRole('button', { name: /Вивести 100/ }).click()
}

const askToCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Картка').selectOption({ label: `•••• ${number.slice(-4)}` })
  await ask(page)
}

/** Asks for a payout to an account in another name: a person has to look. Returns its number. */
const askPerson = async (page: Page, login: string): Promise<string> => {
  await page.getByRole('button', { name: 'UA770000010000000000000000005' }).click()
  await ask(page)
  await are(page, 'Перевіряє людина', 1)
  return new RegExp(`^(\\d+)\\t${login}\\t`, 'm').exec(await operate('payouts', 'list'))?.[1] ?? ''
}

const hasBalance = (page: Page, amount: RegExp) => page.getByRole('banner').getByText(amount).first().waitFor()

/** A player of whom nothing is missing for a payout, at the page of payouts. */
const payee = async (page: Page, name: string, from: readonly string[]): Promise<string> => {
  const login = await register(page, name)
  for (const card of from) await deposit(page, 10_000, site, card)
  await page.goto(`${site}/cash/withdraw/`)
  await confirmEmail(page, emailOf(login))
  await showIdentity(page)
  await page.reload()
  return login
}

test('payouts that rules decide are sent at once, fail or come back later, and each says so by itself', () =>
  withVisitor(browser, async (page) => {
    await payee(page, 'is-paid-out', [cards.paid, cards.returned])
    await askToCard(page, cards.paid)
    await are(page, 'Надіслано', 1)
    await askToCard(page, cards.returned)
    // Sent first, and twenty seconds later it is back.
    await are(page, /Банк повернув гроші: рахунок закрито/, 1)
    await are(page, 'Надіслано', 1)
    expect(await violationsOf(page)).toEqual([])
    await hasBalance(page, /^100,00\s₴$/)
  }))

test('a payout that failed lets the money leave another way; a person rejects what they look at and says why, or approves it and it is sent', () =>
  withVisitor(browser, async (page) => {
    const login = await payee(page, 'is-looked-at', [cards.failed, cards.failed])
    await askToCard(page, cards.failed)
    await are(page, /Банк відхилив виплату. Гроші знову на балансі/, 1)
    await page.getByLabel('Куди').selectOption({ label: 'Тестовий банківський рахунок' })
    await operate('payouts', 'reject', await askPerson(page, login))
    await are(page, /Причина: journey. Гроші знову на балансі/, 1)
    const number = await askPerson(page, login)
    expect(await operate('payouts', 'show', number)).toContain('method-not-own')
    await operate('payouts', 'approve', number)
    await are(page, 'Надіслано', 1)
    await hasBalance(page, /^100,00\s₴$/)
    await fitsPhone(page)
  }))

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { beginDeposit } from './by-call.ts'
import { hurryTransfer } from './operate.ts'
import { fitsPhone, register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** What the sandbox tells last comes forty seconds after the press. */
const told_last = { timeout: 60_000 }

/** Orders 200 ₴, opens the provider's page and presses what becomes of it; returns the payment's number. */
const pay = async (page: Page, method: string, scenario: RegExp): Promise<string> => {
  const { id, pay: provider_page } = await beginDeposit(page, site, 20_000, { method })
  await page.goto(provider_page)
  await page.getByRole('radio', { name: scenario }).check()
  await page.getByRole('button', { name: /Сплатити/ }).click()
  return id
}

const payByCard = (page: Page, scenario: RegExp) => pay(page, 'sandbox-card', scenario)
const payByChain = (page: Page, scenario: RegExp) => pay(page, 'sandbox-chain', scenario)
const payByBank = (page: Page, scenario: RegExp) => pay(page, 'sandbox-iban', scenario)

const says = (page: Page, words: string | RegExp, options = {}) => page.getByText(words).first().waitFor(options)

/** The page of a payment. */
const open = (page: Page, payment: string) => page.goto(`${site}/cash/payment/${payment}/`)

/** Its page says that the payment came, and how much. */
const hasCome = async (page: Page, payment: string, amount: RegExp): Promise<void> => {
  await open(page, payment)
  await says(page, 'Рахунок поповнено')
  await says(page, amount)
}

const hasBalance = (page: Page, amount: RegExp, options = {}) => page.getByRole('banner').getByText(amount).first().waitFor(options)

test('a card is paid by each of its scenarios: the bank asks and is told yes or no, it takes its time, it takes the money back; a payment is called off, and one of which the bank says nothing is paid by another card', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'pays-by-card')
    await payByCard(page, /банк поверне її платникові/)
    await says(page, 'Рахунок поповнено')
    const slow = await payByCard(page, /Оплата пройде за 20 секунд/)
    await says(page, 'Платіж обробляється')

    await payByCard(page, /3-D Secure/)
    await page.getByRole('button', { name: 'Відмовитися' }).click()
    await says(page, 'Оплату не підтверджено в банку, гроші не списано')
    await payByCard(page, /3-D Secure/)
    await page.getByRole('button', { name: 'Підтвердити' }).click()
    await says(page, 'Рахунок поповнено')

    const called_off = await beginDeposit(page, site, 20_000, { method: 'sandbox-card' })
    await page.goto(called_off.pay)
    await page.getByRole('button', { name: 'Скасувати й повернутися' }).click()
    await says(page, 'Ви скасували оплату, гроші не списано')
    await payByCard(page, /Відповідь не надійде ніколи/)
    await says(page, 'Чекаємо на підтвердження')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Продовжити оплату' }).click()
    await says(page, 'Банк цієї картки мовчить')
    await page.getByRole('button', { name: /Сплатити/ }).click()
    await says(page, 'Рахунок поповнено')

    await hasCome(page, slow, /\+200\s₴/)
    // Of four that came the bank took one back.
    await hasBalance(page, /^600,00\s₴$/, told_last)
    await fitsPhone(page)
  }))

test('a crypto transfer comes in part, with more than was ordered, and from a block that fell out of the chain; a bank transfer comes whole and in part', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'pays-by-chain')
    const reorganised = await payByChain(page, /Блок випаде з ланцюга/)
    await says(page, 'Мережа підтверджує переказ')
    const more = await payByChain(page, /Надійде 130\s%/)
    await open(page, reorganised)
    await says(page, 'Мережа відкликала блок із вашим переказом')
    expect(await violationsOf(page)).toEqual([])
    const part = await payByChain(page, /Надійде лише 60\s%/)
    const by_bank = await payByBank(page, /Надійде за 20 секунд/)
    const part_by_bank = await payByBank(page, /Надійде лише 60\s%/)

    await hasCome(page, more, /\+260\s₴/)
    await says(page, /Ви замовляли 200\s₴, а надійшло більше/)
    await hasCome(page, part, /\+120\s₴/)
    await says(page, /Ви замовляли 200\s₴, а надійшло менше/)
    await hasCome(page, by_bank, /\+200\s₴/)
    await hasCome(page, part_by_bank, /\+120\s₴/)
    await open(page, reorganised)
    await says(page, 'Рахунок поповнено', told_last)
    await hasBalance(page, /^900,00\s₴$/)
    await fitsPhone(page)
  }))

test('a crypto transfer that comes after the desk stopped waiting is credited; in a currency of the chain it is ordered at the desk and comes to its own wallet', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'pays-late')
    const late = await payByChain(page, /Підтвердиться за 31 хвилину/)
    await says(page, 'Чекаємо на ваш переказ')
    await hurryTransfer(late, 'expires')
    await says(page, 'Час на оплату минув')
    await says(page, /платити знову не треба/)
    await hurryTransfer(late, 'arrives')
    await says(page, 'Рахунок поповнено')
    await says(page, 'Переказ надійшов пізніше, ніж ми чекали')

    await page.goto(`${site}/cash/deposit/`)
    await page.getByText('USDT', { exact: true }).click()
    await says(page, /надійдуть у ваш гаманець USDT/)
    await page.getByRole('radio', { name: 'Тестовий криптопереказ' }).check()
    await page.getByRole('button', { name: /Поповнити на/ }).click()
    await page.getByRole('radio', { name: /Підтвердиться за 20 секунд/ }).check()
    await page.getByRole('button', { name: /Сплатити/ }).click()
    await says(page, 'Рахунок поповнено')
    await says(page, /Гроші у вашому гаманці USDT/)
    await hasBalance(page, /^200,00\s₴$/)
  }))

/** What stands beside a name in a list of names and values. */
const valueOf = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')

test('a crypto transfer shows its address, network and amount at the provider and at the desk, and both count its confirmations by themselves', () =>
  withVisitor(browser, async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await register(page, 'follows-blocks')
    const { id, pay: provider_page } = await beginDeposit(page, site, 20_000, { method: 'sandbox-chain' })
    await open(page, id)
    await says(page, 'Чекаємо на ваш переказ')
    const address = (await valueOf(page, 'Адреса').textContent()) ?? ''
    expect(address).toMatch(/^test1[0-9a-f]{34}$/)
    await page.getByRole('button', { name: 'Скопіювати: Адреса' }).click()
    await says(page, 'Скопійовано')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await page.getByRole('img', { name: 'QR-код адреси' }).waitFor()
    await says(page, 'переказу ще не видно, потрібно 3')
    expect(await violationsOf(page)).toEqual([])
    await fitsPhone(page)

    const provider = await context.newPage()
    await provider.goto(provider_page)
    await valueOf(provider, 'Адреса').getByText(address).waitFor()
    await valueOf(provider, 'Мережа').getByText('Sandbox Testnet').waitFor()
    await valueOf(provider, 'Сума')
      .getByText(/^200\s₴$/)
      .waitFor()
    await provider.getByRole('button', { name: 'Скопіювати' }).click()
    await provider.getByRole('button', { name: 'Скопійовано' }).waitFor()
    expect(await violationsOf(provider)).toEqual([])
    // Told step by step, by the journey's hand.
    await provider.getByRole('radio', { name: /Підтвердиться за 31 хвилину/ }).check()
    await provider.getByRole('button', { name: /Сплатити/ }).click()
    await provider.waitForURL(new RegExp(`/cash/payment/${id}/`))
    await provider.goto(provider_page)
    await provider.getByText('Переказу ще не видно').waitFor()

    await hurryTransfer(id, 'confirms')
    await says(page, 'Мережа підтверджує переказ')
    for (const count of [1, 2]) {
      await hurryTransfer(id, 'confirms')
      await page.getByText(`${count} із 3`, { exact: true }).waitFor()
      await provider.getByText(`Підтверджень: ${count} із 3`).waitFor()
    }
    for (const one of [page, provider]) expect(await violationsOf(one)).toEqual([])
    await hurryTransfer(id, 'arrives')
    await says(page, 'Рахунок поповнено')
    await provider.getByText('Цю оплату вже завершено').waitFor()
    await hasBalance(page, /^200,00\s₴$/)
  }))

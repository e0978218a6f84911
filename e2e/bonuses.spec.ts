import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { violationsOf } from './violations.ts'
import { deposit, dialog, noDialog, register, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
test('a guest reads every term of what is offered; taking it begins with registration', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/bonuses/`)
    await card(page, 'Вітальний бонус').getByText('100 % від поповнення').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await card(page, 'Вітальний бонус').getByRole('button', { name: 'Зареєструватися' }).click()
    await dialog(page)
      .getByRole('heading', { name: /еєстрація/ })
      .first()
      .waitFor()
  }))

test('BO-014, RT-008, MD-021, RTM-033: a welcome is chosen, calculated and paid with a deposit, is played with, and is given up after what is lost was said', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'takes-a-welcome')
    await page.goto(`${site}/cash/deposit/`)
    expect(await page.getByRole('radio', { name: 'Без бонусу' }).isChecked()).toBe(true)
    await page.goto(`${site}/bonuses/`)
    await card(page, 'Вітальний бонус').getByRole('button', { name: 'Поповнити з бонусом' }).click()
    await page.waitForURL(/cash\/bonus\/\d+/)
    expect(await page.getByRole('radio', { name: 'Вітальний бонус' }).isChecked()).toBe(true)
    await page.getByLabel('Сума', { exact: true }).fill('99')
    await page.getByText(/Цей бонус — для поповнення від 100/).waitFor()
    await page.getByLabel('Сума', { exact: true }).fill('150')
    await page.getByText(/Додасться 150.*поставте 3.000/).waitFor()
    await page.getByRole('button', { name: /Поповнити на/ }).click()
    await page.waitForURL(/sandbox-provider/)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: /Сплатити/ }).click()
    await page.getByText('Рахунок поповнено').first().waitFor()
    await page.goto(`${site}/bonuses/`)
    // The welcome's free spins are given up by a button of their own.
    const playing = main(page).locator('#active-bonus')
    await playing.waitFor()
    expect(await violationsOf(page)).toEqual([])
    await playing.getByRole('button', { name: 'Відмовитися' }).click()
    await dialog(page)
      .getByText(/Ви втратите 150.*бонусних грошей/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Відмовитися' }).click()
    await noDialog(page)
    await main(page).getByText('Ви відмовилися').waitFor()
    expect(await main(page).getByText('Зараз грає').count()).toBe(0)
  }))

test('MD-024, BO-003, RTM-035: a bonus for smaller balances says up to how much, can be given up untaken, and comes back', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'has-too-much')
    await deposit(page, 200_000)
    await page.goto(`${site}/bonuses/`)
    const hello = card(page, 'Бонус без поповнення')
    await hello.getByRole('button', { name: 'Узяти бонус' }).click()
    await dialog(page)
      .getByText(/до 1.000.*своїх грошей/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Зрозуміло' }).click()
    await noDialog(page)
    await hello.getByRole('button', { name: 'Не потрібен' }).click()
    await dialog(page).getByRole('button', { name: 'Відмовитися' }).click()
    await noDialog(page)
    await main(page).getByRole('button', { name: 'Повернути' }).click()
    await card(page, 'Бонус без поповнення').waitFor()
  }))

test('MD-043, OP-034, WA-031: a promo code is looked at before its bonus is asked for; what is none is said at its field', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'has-a-code')
    await page.goto(`${site}/bonuses/?openModal=PromoCodesPopup`)
    const code = dialog(page).getByLabel('Код')
    await code.fill('NO-SUCH-CODE')
    await dialog(page).getByRole('button', { name: 'Перевірити' }).click()
    await dialog(page).getByText('Такого промокоду немає').waitFor()
    await code.fill('open-ua')
    await dialog(page).getByRole('button', { name: 'Перевірити' }).click()
    await dialog(page).getByText('Подарунок від нас').waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await dialog(page).getByRole('button', { name: 'Отримати бонус' }).click()
    await noDialog(page)
    await card(page, 'Подарунок від нас').getByRole('button', { name: 'Узяти бонус' }).click()
    await dialog(page).getByText('Бонус грає').waitFor()
    await dialog(page).getByRole('button', { name: 'Зрозуміло' }).click()
    await main(page).getByText('Зараз грає').waitFor()
  }))

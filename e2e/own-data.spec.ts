import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { deposit, dialog, emailOf, inPost, isAlive, password, passwordField, register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const chooseCurrency = async (page: Page, label: string): Promise<void> => {
  await page.getByLabel('Валюта', { exact: true }).selectOption({ label })
  await page.getByRole('button', { name: 'Змінити валюту' }).click()
}

test('PR-001, PR-007, PR-010, EN-064, API-052, GN-003: a player chooses another currency, and every open page follows without a reload', () =>
  withVisitor(browser, async (page, context) => {
    await register(page, 'counts-in-dollars')
    const other = await context.newPage()
    await other.goto(`${site}/games/`)
    await other.getByRole('banner').getByText('₴').first().waitFor()
    await page.goto(`${site}/profile/`)
    await page.getByRole('tab', { name: 'Про мене', selected: true }).waitFor()
    // PR-010: once a day.
    await page.getByText('Жоден ваш контакт ще не підтверджено').waitFor()
    const told = (await context.cookies(site)).find(({ name }) => name === 'user-security-shown')
    expect((told?.expires ?? 0) - Date.now() / 1_000).toBeCloseTo(86_400, -2)
    await page.getByLabel('Місто').fill('Львів')
    await page.getByLabel('Область або регіон').selectOption({ label: 'Львівська область' })
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await page.getByText('Збережено.').waitFor()
    await chooseCurrency(page, 'USD ($)')
    await page.getByText('Валюту змінено').waitFor()
    for (const open of [page, other]) await open.getByRole('banner').getByText('$').first().waitFor()
    expect(await violationsOf(page)).toEqual([])

    await chooseCurrency(page, 'UAH (₴)')
    await other.getByRole('banner').getByText('₴').first().waitFor()
    await page.goto(`${site}/profile/`)
    await page.getByLabel('Місто').waitFor()
    expect(await page.getByText('Жоден ваш контакт ще не підтверджено').count()).toBe(0)
    expect(await page.getByLabel('Місто').inputValue()).toBe('Львів')
  }))

test('A-046, GN-003: a player converts a part at the rate that is shown, plays in the other wallet, and money of either keeps the account', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'has-two-wallets')
    await deposit(page, 10_000)
    await page.goto(`${site}/profile/?tab=wallets`)
    await page.getByLabel('Отримуєте').selectOption('EUR')
    await page.getByLabel('Сума', { exact: true }).fill('48,50')
    await page.getByRole('button', { name: 'Дізнатися курс' }).click()
    await page.locator('[data-offer]').getByText('0,99').waitFor()
    await page.getByText(/Курс діє ще \d+/).waitFor()
    await page.getByRole('button', { name: 'Обміняти' }).click()
    await page.getByText('Обміняно: ').waitFor()
    await page.locator('[data-wallet="EUR"]').getByText('0,99').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Грати в EUR' }).click()
    await page.getByRole('banner').getByText('0,99').first().waitFor()
    await page.locator('[data-wallet="UAH"]').getByText('51,50').waitFor()
    await page.getByRole('tab', { name: 'Мої дані' }).click()
    await page.getByRole('button', { name: 'Видалити акаунт…' }).click()
    await dialog(page).getByLabel('Я розумію').check()
    await dialog(page).getByRole('button', { name: 'Видалити акаунт' }).click()
    await dialog(page).getByRole('alert').getByText('На рахунку ще є гроші').waitFor()
    expect(await violationsOf(page)).toEqual([])
  }))

test('a player takes a copy of their data, asks to be deleted, and thinks better of it', () =>
  withVisitor(browser, async (page) => {
    const login = await register(page, 'takes-a-copy')
    await page.goto(`${site}/profile/?tab=data`)
    await page.getByRole('button', { name: 'Підготувати файл' }).click()
    await page.getByText('Готуємо файл').waitFor()
    const link = page.getByRole('link', { name: /Завантажити \(/ })
    await link.waitFor()
    expect(await violationsOf(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('my-data.json')
    const data = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data['players/accounts'].players[0].email).toBe(emailOf(login))

    await page.getByRole('button', { name: 'Видалити акаунт…' }).click()
    await dialog(page).getByRole('button', { name: 'Видалити акаунт' }).click()
    await dialog(page).getByText('Поставте позначку').waitFor()
    await dialog(page).getByLabel('Я розумію').check()
    await dialog(page).getByRole('button', { name: 'Видалити акаунт' }).click()
    await page.getByText('Запит прийнято').waitFor()
    await page.getByRole('button', { name: 'Увійти', exact: true }).first().waitFor()
    expect(await inPost(emailOf(login), /(увійдіть до цього дня)/)).not.toBe('')

    await page.getByRole('button', { name: 'Увійти', exact: true }).first().click()
    await dialog(page).getByLabel('Логін, e-mail або телефон').fill(login)
    await passwordField(page).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Ви увійшли').waitFor()
    await page.getByRole('button', { name: /^Сповіщення/ }).click()
    await page.getByText('Запит на видалення скасовано').first().waitFor()
  }))

test('a file that is refused is told in the page: the session is over, or too many were taken', () =>
  withVisitor(browser, async (page, context) => {
    await register(page, 'takes-files')
    await page.goto(`${site}/profile/?tab=history`)
    const link = page.getByRole('link', { name: 'Завантажити CSV' })
    await isAlive(link)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('rounds.csv')
    const standing = page.url()
    await page.route('**/rest/player/rounds/?*format=csv*', (route) =>
      route.fulfill({ status: 429, json: { success: false, error: 'too-many-requests', message: 'Забагато файлів' } }),
    )
    await link.click()
    await page.getByText('Забагато файлів').waitFor()
    await page.unroute('**/rest/player/rounds/?*format=csv*')
    await context.clearCookies()
    await link.press('Enter')
    await page.getByText('Увійдіть, щоб продовжити').waitFor()
    expect(page.url()).toBe(standing)
  }))

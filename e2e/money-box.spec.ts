import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { deposit, dialog, noDialog, register, site, withVisitor, fitsPhone } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const window = (page: Page) => dialog(page)
const putAside = async (page: Page, amount: string): Promise<void> => {
  await window(page).getByLabel('Сума', { exact: true }).fill(amount)
  await window(page)
    .getByRole('button', { name: new RegExp(`Відкласти ${amount}`) })
    .click()
}

test('GN-011, OP-018, MD-051, MB-001, MB-003, MB-004, MB-006: the address opens the box at its step; money goes in, is collected with a toast, and comes out', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'saves-money')
    await deposit(page, 50_000)
    await page.goto(`${site}/?money-box=2`)
    await putAside(page, '300')
    const item = window(page).getByRole('listitem').filter({ hasText: '300' })
    await item.waitFor()
    expect(page.url()).not.toContain('money-box')
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await item.getByRole('button', { name: /Забрати раніше/ }).click()
    await page.getByText('Суму забрано: тепер вона вільна в сейфі').waitFor()
    await window(page).getByText('Відкладених сум немає').waitFor()
    await window(page).getByRole('tab', { name: 'Забрати' }).click()
    await window(page).getByRole('button', { name: 'Усе' }).click()
    await window(page)
      .getByRole('button', { name: /Забрати 300/ })
      .click()
    await page.getByText(/300.*уже на балансі/).waitFor()
    await fitsPhone(page)
  }))

test('MB-009: a money box that cannot be read is logged, and nobody is told of an error; for a guest nothing opens', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/?money-box=1`)
    await page.waitForFunction(() => !location.search.includes('money-box'))
    await noDialog(page)
    await register(page, 'box-fails')
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.route('**/rest/inner-balance/show/', (route) => route.fulfill({ status: 500, json: { success: false, error: 'broken' } }))
    await page.goto(`${site}/?money-box=1`)
    await window(page).getByRole('button', { name: 'Оновити' }).waitFor()
    expect(logged.some((line) => line.startsWith('money box:'))).toBe(true)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.unroute('**/rest/inner-balance/show/')
    await window(page).getByRole('button', { name: 'Оновити' }).click()
    await window(page).getByText('Відкладених сум немає').waitFor()
  }))

test('a player sees where their money came from and takes a statement; the books they can check stand on the page of fairness', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'asks-where-from')
    await deposit(page, 40_000)
    await page.goto(`${site}/balance/`)
    await page.getByText('Щоб вивести, підтвердьте контакт і особу').waitFor()
    const statement = page.getByRole('table', { name: 'Основний рахунок' })
    await statement.getByText('400,00').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Завантажити CSV' }).click()
    expect((await file).suggestedFilename()).toBe('statement.csv')
    await fitsPhone(page)
    await page.goto(`${site}/fairness/#liabilities`)
    await page.getByRole('heading', { name: 'Скільки казино винне гравцям' }).waitFor()
    await page.getByRole('button', { name: 'Перевірити мій баланс' }).click()
    await page.getByText('доводити нема чого').waitFor()
  }))

test('RT-068, MB-014: the page of the piggy bank shows what is in it and which games fill it', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'has-piggy')
    await page.goto(`${site}/piggy-bank/`)
    await page.getByText('Розбити можна від 50').waitFor()
    await page.getByRole('heading', { name: 'Ігри, що її наповнюють' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await fitsPhone(page)
  }))

test('stakes fill the piggy bank before its player’s eyes, and once it is ready it is broken: what was in it is on the balance', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'breaks-piggy')
    await deposit(page, 5_000_000)
    await page.goto(`${site}/piggy-bank/`)
    await page.getByText('Розбити можна від 50').waitFor()
    // A quarter of a per cent of the stakes: 20,000 ₴ bring the least that may be taken.
    for (let staked_minor = 0; staked_minor < 2_000_000;) staked_minor += await sendRound(page, site, 'mavka-pond', 100_000)
    const breaks = page.getByRole('button', { name: /Розбити й забрати 50/ })
    await breaks.waitFor()
    expect(await violationsOf(page)).toEqual([])
    await breaks.click()
    await page.getByText(/50.*уже на балансі/).waitFor()
    await page.getByText('розбита', { exact: true }).waitFor()
    await page.goto(`${site}/balance/`)
    await page.getByRole('table', { name: 'Основний рахунок' }).getByText('Скарбничка').first().waitFor()
    await fitsPhone(page)
  }))
